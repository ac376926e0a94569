import { createFileRoute } from '@tanstack/react-router'
import { contentPageHead } from '../seo/head.ts'
import { FindPage } from '../ui/pages/FindPage.tsx'

export const Route = createFileRoute('/find')({
  loader: async ({ context: { adapters } }) => {
    const [page, index] = await Promise.all([adapters.records.read('pages/find'), adapters.records.read('find')])
    return { page, index }
  },
  head: ({ loaderData }) => (loaderData ? contentPageHead(loaderData.page) : {}),
  component: Find,
})

function Find() {
  return <FindPage {...Route.useLoaderData()} />
}
