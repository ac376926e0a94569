import { createFileRoute } from '@tanstack/react-router'
import { contentPageHead } from '../seo/head.ts'
import { ContentPage } from '../ui/pages/ContentPage.tsx'

export const Route = createFileRoute('/hipaa')({
  loader: ({ context }) => context.adapters.records.read('pages/hipaa'),
  head: ({ loaderData }) => (loaderData ? contentPageHead(loaderData) : {}),
  component: Hipaa,
})

function Hipaa() {
  return <ContentPage page={Route.useLoaderData()} />
}
