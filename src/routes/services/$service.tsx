import { createFileRoute } from '@tanstack/react-router'
import { siteSettings } from '../../../content/site.ts'
import { serviceHead } from '../../seo/service-head.ts'
import { serviceStill } from '../../ui/pages/stills.ts'
import { foundWith } from '../-found.ts'

export const Route = createFileRoute('/services/$service')({
  remountDeps: ({ params }) => params,
  loader: ({ context, params }) => foundWith(serviceStill, context.adapters, `services/${params.service}`),
  head: ({ loaderData }) => (loaderData ? serviceHead(loaderData) : {}),
  component: Service,
})

function Service() {
  return <serviceStill.Part page={Route.useLoaderData()} unwiredButtons={siteSettings.unwiredButtons} />
}
