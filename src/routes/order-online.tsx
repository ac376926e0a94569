import { createFileRoute } from '@tanstack/react-router'
import { simplePageHead } from '../seo/head.ts'
import { SimplePage } from '../ui/pages/SimplePage.tsx'

export const Route = createFileRoute('/order-online')({
  loader: ({ context }) => context.adapters.records.read('pages/order-online'),
  head: ({ loaderData }) => (loaderData ? simplePageHead(loaderData) : {}),
  component: OrderOnline,
})

function OrderOnline() {
  return <SimplePage page={Route.useLoaderData()} />
}
