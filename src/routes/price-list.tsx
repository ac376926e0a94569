import { createFileRoute } from '@tanstack/react-router'
import { contentPageHead } from '../seo/head.ts'
import { ContentPage } from '../ui/pages/ContentPage.tsx'

export const Route = createFileRoute('/price-list')({
  loader: ({ context }) => context.adapters.records.read('pages/price-list'),
  head: ({ loaderData }) => (loaderData ? contentPageHead(loaderData) : {}),
  component: PriceList,
})

function PriceList() {
  return <ContentPage page={Route.useLoaderData()} />
}
