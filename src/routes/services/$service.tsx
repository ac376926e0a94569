import { createFileRoute } from '@tanstack/react-router'
import { brand } from '../../../content/brand.ts'
import { siteSettings } from '../../../content/site.ts'
import { pageHead } from '../../seo/head.ts'
import { ServicePage } from '../../ui/pages/ServicePage.tsx'
import { found } from '../-found.ts'

export const Route = createFileRoute('/services/$service')({
  remountDeps: ({ params }) => params,
  loader: ({ context, params }) => found(context.adapters.records.read(`services/${params.service}`)),
  head: ({ loaderData: page }) =>
    page
      ? pageHead({
          title: `${page.name} · ${brand.shortName}`,
          description: page.description,
          canonical: `/services/${page.slug}`,
        })
      : {},
  component: Service,
})

function Service() {
  return <ServicePage page={Route.useLoaderData()} unwiredButtons={siteSettings.unwiredButtons} />
}
