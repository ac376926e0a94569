import { createFileRoute } from '@tanstack/react-router'
import { contentPageHead } from '../seo/head.ts'
import { ContentPage } from '../ui/pages/ContentPage.tsx'

export const Route = createFileRoute('/order-online')({
  loader: ({ context }) => context.adapters.records.read('pages/order-online'),
  head: ({ loaderData }) => (loaderData ? contentPageHead(loaderData) : {}),
  component: OrderOnline,
})

function OrderOnline() {
  return <ContentPage page={Route.useLoaderData()} />
}
