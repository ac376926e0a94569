import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { buildRecords, type RecordTypes } from '../content/records.ts'
import { readProviders } from '../content/providers-schema.ts'
import type { Providers } from '../content/types.ts'
import { createDelivery } from './adapters/delivery.ts'
import { embedDocuments } from './adapters/embed-documents.ts'
import { MissingRecord, type Records } from './adapters/records.ts'
import { sessionDrafts } from './adapters/session-drafts.ts'
import { createSiteRouter } from './router.tsx'

export { prerenderPaths } from './seo/paths.ts'
export { redirectFor } from './seo/redirects.ts'

export interface RenderedPage {
  status: number
  html: string
  /** The records that the page was drawn from, by name. */
  records: Partial<RecordTypes>
  /** Ids of the page's routes, outermost first: their chunks and styles belong to the page. */
  routeIds: string[]
}

/** All content records, with the configured providers. Throws where the configuration is broken. */
export function siteRecords(): RecordTypes {
  return buildRecords(configuredProviders())
}

/** The configured vendors' documents under /embed/, by file name. */
export function siteEmbeds(): Record<string, string> {
  return embedDocuments(configuredProviders())
}

function configuredProviders(): Providers {
  const { providers, problems } = readProviders(import.meta.env)
  if (problems.length > 0) throw new Error(`The configuration is broken:\n${problems.join('\n')}`)
  return providers
}

/** Renders the page at an address (path and search). */
export async function renderPage(address: string, records: RecordTypes): Promise<RenderedPage> {
  const used: Partial<RecordTypes> = {}
  const source: Records = {
    async read(name) {
      if (!Object.hasOwn(records, name)) throw new MissingRecord(name)
      used[name] = records[name]
      return records[name]
    },
  }
  const nowhere = createDelivery(null, { label: 'Prerendered' })
  const adapters = { records: source, leads: nowhere, inquiries: nowhere, drafts: sessionDrafts() }
  const router = createSiteRouter(adapters, createMemoryHistory({ initialEntries: [address] }))
  router.isServer = true
  await router.load()
  const html = renderToString(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
  const routeIds = router.state.matches.map((match) => match.routeId)
  return { status: statusOf(router), html, records: used, routeIds }
}

function statusOf({ _serverResult: result }: ReturnType<typeof createSiteRouter>): number {
  return result?.type === 'render' ? result.status : 500
}
