import { createFileRoute } from '@tanstack/react-router'
import { contentPageHead } from '../seo/head.ts'
import { ConsultationPage } from '../ui/pages/ConsultationPage.tsx'

export const Route = createFileRoute('/online-consult')({
  loader: async ({ context: { adapters } }) => {
    const [page, consultation] = await Promise.all([
      adapters.records.read('pages/online-consult'),
      adapters.records.read('consultation'),
    ])
    return { page, consultation }
  },
  head: ({ loaderData }) => (loaderData ? contentPageHead(loaderData.page) : {}),
  component: OnlineConsult,
})

function OnlineConsult() {
  return <ConsultationPage {...Route.useLoaderData()} />
}
