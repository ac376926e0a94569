import { createFileRoute } from '@tanstack/react-router'
import { locationHead } from '../../seo/location-head.ts'
import { LocationPage } from '../../ui/pages/LocationPage.tsx'
import { clinicStill } from '../../ui/pages/stills.ts'
import { foundWith } from '../-found.ts'

export const Route = createFileRoute('/locations/$location')({
  remountDeps: ({ params }) => params,
  loader: ({ context, params }) => foundWith(clinicStill, context.adapters, `locations/${params.location}`),
  head: ({ loaderData }) => (loaderData ? locationHead(loaderData.location) : {}),
  component: Location,
})

function Location() {
  return <LocationPage page={Route.useLoaderData()} />
}
