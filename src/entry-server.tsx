import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { buildRecords, type RecordTypes } from '../content/records.ts'
import { embedPlace } from '../content/part-frames.ts'
import { readProviders } from '../content/providers-schema.ts'
import type { Providers } from '../content/types.ts'
import { createDelivery } from './delivery/delivery.ts'
import { embedDocuments } from './embed-documents/embed-documents.ts'
import { onlyBuild } from './adapters/new-build.ts'
import { MissingRecord, type Records } from './adapters/records.ts'
import { sessionDrafts } from './adapters/session-drafts.ts'
import { createSiteRouter } from './router.tsx'
import { foundPages } from './seo/found-pages.ts'
import { pageTags, siteTags } from './seo/page-tags.ts'
import type { Picture } from './seo/picture.ts'

export { allContent } from '../content/all.ts'
export { framedAddresses } from '../content/framed.ts'
export { isPage, prerenderPaths } from './seo/paths.ts'
export { moved } from './seo/moved.ts'
export { isTooLong, longestPath, redirectFor } from './seo/redirects.ts'
export { pictureSvg } from './seo/picture-art.ts'
export { squareIcon } from './seo/icon-art.ts'
export { icons, siteFiles } from './seo/site-files.ts'

export interface RenderedPage {
  status: number
  html: string
  /** Tags for the page's head, for those who read the page without running it. */
  tags: string
  /** The records that the page was drawn from, by name. */
  records: Partial<RecordTypes>
  /** Ids of the page's routes, outermost first: their chunks and styles belong to the page. */
  routeIds: string[]
}

const pagesByPath = new Map(foundPages().map((page) => [page.canonical, page]))

/** The pictures that represent pages where their links are shared, each once. */
export function sitePictures(): Picture[] {
  return [...new Map([...pagesByPath.values()].map(({ picture }) => [picture.path, picture])).values()]
}

/** All content records, with the configured providers. Throws if the configuration is invalid. */
export function siteRecords(): RecordTypes {
  return buildRecords(siteProviders())
}

/** The configured vendors' documents, by file name: they belong on an origin of their own. */
export function siteEmbeds(): Record<string, string> {
  const providers = siteProviders()
  return embedDocuments(providers, embedPlace(providers))
}

/** The third parties as configured. Throws if the configuration is invalid. */
export function siteProviders(): Providers {
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
  const nowhere = createDelivery(null, { kind: 'lead', loadSender: null })
  const deliveries = { leads: nowhere, inquiries: nowhere, loadSender: null }
  const adapters = { ...deliveries, records: source, drafts: sessionDrafts(), builds: onlyBuild }
  const router = createSiteRouter(adapters, createMemoryHistory({ initialEntries: [address] }))
  router.isServer = true
  await router.load()
  const html = renderToString(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
  const found = pagesByPath.get(canonicalOf(router))
  const tags = found ? siteTags + pageTags(found) : siteTags
  const routeIds = router.state.matches.map((match) => match.routeId)
  return { status: statusOf(router), html, tags, records: used, routeIds }
}

function statusOf({ _serverResult: result }: ReturnType<typeof createSiteRouter>): number {
  return result?.type === 'render' ? result.status : 500
}

/** The path of the page that was rendered, or of the page that it is a copy of. */
function canonicalOf(router: ReturnType<typeof createSiteRouter>): string {
  const links = router.state.matches.flatMap((match) => match.links ?? [])
  const canonical = links.find((link) => link?.rel === 'canonical')?.href
  return canonical ? new URL(canonical).pathname : ''
}
