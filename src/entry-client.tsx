import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, type Component } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { rememberCampaign } from './adapters/campaign.ts'
import { createDelivery } from './adapters/delivery.ts'
import { createErrorReports, reportUncaught } from './adapters/error-reports.ts'
import { hearMissingParts } from './adapters/missing-parts.ts'
import { createBuilds } from './adapters/new-build.ts'
import { browserRecords } from './adapters/records.ts'
import { loadOnce, type Sender } from './adapters/sender.ts'
import { sessionDrafts } from './adapters/session-drafts.ts'
import { tolerateTranslators } from './adapters/translators.ts'
import { createSiteRouter } from './router.tsx'
import type { Addresses } from './sender/browser-sender.ts'
import { Boundary } from './ui/blocks/Boundary/Boundary.tsx'

void hydrate()

async function hydrate() {
  tolerateTranslators()
  const isPartMissing = hearMissingParts()
  const records = browserRecords()
  const { leadsUrl, franchiseUrl, errorsUrl } = await records.read('settings')
  const drafts = sessionDrafts()
  rememberCampaign(drafts, window.location.search)
  const builds = createBuilds(drafts)
  const isSending = leadsUrl !== null || franchiseUrl !== null
  const loadSender = isSending ? loadOnce(() => openSender({ lead: leadsUrl, inquiry: franchiseUrl })) : null
  const router = createSiteRouter({
    records,
    leads: createDelivery(leadsUrl, { kind: 'lead', loadSender }),
    inquiries: createDelivery(franchiseUrl, { kind: 'inquiry', loadSender, simulatedDelay: 1000 }),
    drafts,
    builds,
    loadSender,
  })
  const errors = createErrorReports(errorsUrl, {
    build: builds.ours,
    route: () => router.state.matches.at(-1)?.routeId ?? '',
  })
  reportUncaught(errors)
  await router.load()
  if (isPartMissing()) return void builds.renew()
  router.ssr = { manifest: undefined }
  hydrateRoot(
    document,
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
    {
      onCaughtError(error, { errorBoundary }) {
        console.error(error)
        errors.report(error, sectionOf(errorBoundary))
      },
    },
  )
}

/** A page's own boundary is the router's, which has no name. */
function sectionOf(boundary: Component<unknown> | undefined): string {
  return boundary instanceof Boundary ? boundary.props.name : 'page'
}

async function openSender(addresses: Addresses): Promise<Sender> {
  const { browserSender } = await import('./sender/browser-sender.ts')
  return browserSender(addresses)
}
