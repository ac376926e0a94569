import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, type Component } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { AnswerRule } from '../content/types.ts'
import { forgetWhenAbandoned } from './adapters/absence.ts'
import { rememberCampaign } from './adapters/campaign.ts'
import { createDelivery } from './delivery/delivery.ts'
import { createErrorReports, reportUncaught } from './adapters/error-reports.ts'
import { watchMissingParts } from './adapters/missing-parts.ts'
import { createBuilds } from './adapters/new-build.ts'
import type { Receiver } from './delivery/post-submission.ts'
import { browserRecords } from './adapters/records.ts'
import { loadOnce, type Sender } from './delivery/sender.ts'
import { sessionDrafts, type Drafts } from './adapters/session-drafts.ts'
import { tolerateTranslators } from './adapters/translators.ts'
import { createSiteRouter } from './router.tsx'
import type { Receivers } from './delivery/browser-sender.ts'
import { Boundary } from './ui/blocks/Boundary/Boundary.tsx'
import { keepMarkup } from './ui/still/still.tsx'

void hydrate()

async function hydrate() {
  tolerateTranslators()
  const isPartMissing = watchMissingParts()
  const records = browserRecords()
  const settings = await records.read('settings')
  const drafts = sessionDrafts()
  forgetWhenAbandoned(drafts)
  rememberCampaign(drafts, window.location.search)
  const builds = createBuilds(drafts)
  const lead = receiverAt(settings.leadsUrl, settings.leadsAnswers)
  const inquiry = receiverAt(settings.franchiseUrl, settings.franchiseAnswers)
  const loadSender = lead || inquiry ? loadOnce(() => openSender({ lead, inquiry }, drafts)) : null
  const router = createSiteRouter({
    records,
    leads: createDelivery(lead, { kind: 'lead', loadSender }),
    inquiries: createDelivery(inquiry, { kind: 'inquiry', loadSender, simulatedDelay: 1000 }),
    drafts,
    builds,
    loadSender,
  })
  const errors = createErrorReports(settings.errorsUrl, {
    build: builds.ours,
    route: () => router.state.matches.at(-1)?.routeId ?? '',
  })
  reportUncaught(errors)
  const endKeeping = import.meta.env.PROD ? keepMarkup() : null
  await router.load()
  endKeeping?.()
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

function receiverAt(url: string | null, answers: AnswerRule): Receiver | null {
  return url === null ? null : { url, answers }
}

async function openSender(receivers: Receivers, drafts: Drafts): Promise<Sender> {
  const part = await import('./delivery/browser-sender.ts')
  return part.browserSender(receivers, drafts)
}
