import { createFileRoute } from '@tanstack/react-router'
import { siteSettings } from '../../../content/site.ts'
import { serviceHead } from '../../seo/service-head.ts'
import { ServicePage } from '../../ui/pages/ServicePage.tsx'
import { found } from '../-found.ts'

export const Route = createFileRoute('/services/$service')({
  remountDeps: ({ params }) => params,
  loader: ({ context, params }) => found(context.adapters, `services/${params.service}`),
  head: ({ loaderData }) => (loaderData ? serviceHead(loaderData) : {}),
  component: Service,
})

function Service() {
  return <ServicePage page={Route.useLoaderData()} unwiredButtons={siteSettings.unwiredButtons} />
}
