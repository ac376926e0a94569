import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createLeadSink } from './adapters/lead-sink.ts'
import { browserRecords } from './adapters/records.ts'
import { sessionDrafts } from './adapters/session-drafts.ts'
import { createSiteRouter } from './router.tsx'

void hydrate()

async function hydrate() {
  const records = browserRecords()
  const { leadsUrl } = await records.read('settings')
  const router = createSiteRouter({ records, leadSink: createLeadSink(leadsUrl), drafts: sessionDrafts() })
  await router.load()
  router.ssr = { manifest: undefined }
  hydrateRoot(
    document,
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
}
