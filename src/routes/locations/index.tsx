import { createFileRoute } from '@tanstack/react-router'
import { homeHead } from '../../seo/home-head.ts'
import { HomePage } from '../../ui/pages/HomePage.tsx'

export const Route = createFileRoute('/locations/')({
  loader: ({ context }) => context.adapters.records.read('home'),
  head: homeHead,
  component: Home,
})

function Home() {
  return <HomePage page={Route.useLoaderData()} address="/locations" />
}
