import { createFileRoute } from '@tanstack/react-router'
import { contentPageHead } from '../seo/head.ts'
import { ComparePage } from '../ui/pages/ComparePage.tsx'

export const Route = createFileRoute('/compare')({
  loader: ({ context }) => context.adapters.records.read('pages/compare'),
  head: ({ loaderData }) => (loaderData ? contentPageHead(loaderData) : {}),
  component: Compare,
})

function Compare() {
  return <ComparePage page={Route.useLoaderData()} />
}
