import { createFileRoute } from '@tanstack/react-router'
import { contentPageHead } from '../seo/head.ts'
import { ContentPage } from '../ui/pages/ContentPage.tsx'

export const Route = createFileRoute('/accessibility')({
  loader: ({ context }) => context.adapters.records.read('pages/accessibility'),
  head: ({ loaderData }) => (loaderData ? contentPageHead(loaderData) : {}),
  component: Accessibility,
})

function Accessibility() {
  return <ContentPage page={Route.useLoaderData()} />
}
