import { createFileRoute } from '@tanstack/react-router'
import { contentPageHead } from '../seo/head.ts'
import { ContentPage } from '../ui/pages/ContentPage.tsx'

export const Route = createFileRoute('/terms')({
  loader: ({ context }) => context.adapters.records.read('pages/terms'),
  head: ({ loaderData }) => (loaderData ? contentPageHead(loaderData) : {}),
  component: Terms,
})

function Terms() {
  return <ContentPage page={Route.useLoaderData()} />
}
