import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { browserRecords } from './adapters/records.ts'
import { createSiteRouter } from './router.tsx'

void hydrate()

async function hydrate() {
  const router = createSiteRouter({ records: browserRecords() })
  await router.load()
  router.ssr = { manifest: undefined }
  hydrateRoot(
    document,
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
}
