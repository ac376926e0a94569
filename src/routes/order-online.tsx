import { createFileRoute } from '@tanstack/react-router'
import { contentPageHead } from '../seo/head.ts'
import { OrderOnlinePage } from '../ui/pages/OrderOnlinePage.tsx'

export const Route = createFileRoute('/order-online')({
  loader: async ({ context: { adapters } }) => {
    const [page, program] = await Promise.all([
      adapters.records.read('pages/order-online'),
      adapters.records.read('weight-loss'),
    ])
    return { page, program }
  },
  head: ({ loaderData }) => (loaderData ? contentPageHead(loaderData.page) : {}),
  component: OrderOnline,
})

function OrderOnline() {
  return <OrderOnlinePage {...Route.useLoaderData()} />
}
