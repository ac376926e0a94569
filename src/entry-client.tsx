import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createDelivery } from './adapters/delivery.ts'
import { browserRecords } from './adapters/records.ts'
import { sessionDrafts } from './adapters/session-drafts.ts'
import { createSiteRouter } from './router.tsx'

void hydrate()

async function hydrate() {
  const records = browserRecords()
  const { leadsUrl, franchiseUrl } = await records.read('settings')
  const router = createSiteRouter({
    records,
    leads: createDelivery(leadsUrl, { label: 'Lead' }),
    inquiries: createDelivery(franchiseUrl, { label: 'Franchise inquiry', simulatedDelay: 1000 }),
    drafts: sessionDrafts(),
  })
  await router.load()
  router.ssr = { manifest: undefined }
  hydrateRoot(
    document,
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
}
