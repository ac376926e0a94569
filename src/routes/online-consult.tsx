import { createFileRoute } from '@tanstack/react-router'
import { contentPageHead } from '../seo/head.ts'
import { ContentPage } from '../ui/pages/ContentPage.tsx'

export const Route = createFileRoute('/online-consult')({
  loader: ({ context }) => context.adapters.records.read('pages/online-consult'),
  head: ({ loaderData }) => (loaderData ? contentPageHead(loaderData) : {}),
  component: OnlineConsult,
})

function OnlineConsult() {
  return <ContentPage page={Route.useLoaderData()} />
}
