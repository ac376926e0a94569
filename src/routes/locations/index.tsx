import { createFileRoute } from '@tanstack/react-router'
import { homeHead } from '../../seo/home-head.ts'
import { HomePage } from '../../ui/pages/HomePage.tsx'
import { readHome } from '../-home.ts'

export const Route = createFileRoute('/locations/')({
  loader: ({ context }) => readHome(context.adapters),
  head: homeHead,
  component: Home,
})

function Home() {
  return <HomePage page={Route.useLoaderData()} address="/locations" />
}
