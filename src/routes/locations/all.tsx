import { createFileRoute } from '@tanstack/react-router'
import { contentPageHead } from '../../seo/head.ts'
import { ClinicsPage } from '../../ui/pages/ClinicsPage.tsx'
import { found } from '../-found.ts'

export const Route = createFileRoute('/locations/all')({
  loader: ({ context }) => found(context.adapters, 'clinics/all'),
  head: ({ loaderData }) => (loaderData ? contentPageHead(loaderData) : {}),
  component: AllClinics,
})

function AllClinics() {
  return <ClinicsPage {...Route.useLoaderData()} />
}
