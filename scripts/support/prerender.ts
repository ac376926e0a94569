import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Manifest, ManifestChunk } from 'vite'
import { allContent } from '../../content/all.ts'
import { checkContent, checkRecords, describeProblem, findSamples, type Problem } from '../../content/check.ts'
import { framedAddresses } from '../../content/framed.ts'
import type { Providers } from '../../content/types.ts'
import { headerRules, headersFile } from '../../deploy/headers.ts'
import { nginxConfig } from '../../deploy/nginx.ts'
import { redirectsFile } from '../../deploy/redirects.ts'
import { demonstrationPolicy, metaPolicyText, pagePolicy, vendorPolicies } from '../../deploy/policy.ts'
import { fillDocument, inlineHashes, withPolicy, type PageAssets } from './document.ts'
import { drawPictures } from './pictures.ts'
import { loadSite, type Site } from './site.ts'

const entryKey = 'src/entry-client.tsx'

/**
 * Writes one HTML file per address, the not-found page, one JSON file per record, and what hosts need to know of headers:
 * `_headers` and `_redirects` beside the pages, headers.json and nginx.conf beside the server bundle. Returns what it wrote in words.
 */
export async function prerender(dist: string, server: string): Promise<string> {
  const site = await loadSite(server)
  const records = site.siteRecords()
  refuseBroken([...checkContent(allContent), ...checkRecords(records)])
  const documents = await renderDocuments(site, dist)
  const providers = site.siteProviders()
  const parts = { providers, framed: framedAddresses(records), inline: inlineHashes([...documents.values()]) }
  const policy = metaPolicyText(pagePolicy(parts))

  for (const [name, record] of Object.entries(records))
    write(join(dist, `content/${name}.json`), JSON.stringify(record))
  const embeds = writeEmbeds(dist, providers, site.siteEmbeds())
  const paths = site.prerenderPaths()
  const found = site.siteFiles()
  const files = [...Object.keys(found), ...site.icons.map(({ file }) => file)]
  const rules = headerRules({ ...parts, paths, embeds, files })
  write(join(dist, '_headers'), headersFile(rules))
  write(join(dist, '_redirects'), redirectsFile(site.moved))
  write(join(server, 'headers.json'), JSON.stringify(rules))
  write(join(server, 'nginx.conf'), nginxConfig({ rules, paths, moved: site.moved }, { root: dist, listen: '8080' }))
  for (const [file, text] of Object.entries(found)) write(join(dist, file), text)
  await drawPictures(site, (file, bytes) => write(join(dist, file), bytes))
  for (const [file, document] of documents) write(join(dist, file), withPolicy(document, policy))
  const samples = findSamples(allContent).length
  return `${paths.length} pages and ${Object.keys(records).length} records (${samples} samples left)`
}

/** Every page by its file, the not-found page last: it tells that a build has ended. */
async function renderDocuments(site: Site, dist: string): Promise<ReadonlyMap<string, string>> {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
  const records = site.siteRecords()
  const documents = new Map<string, string>()
  for (const path of [...site.prerenderPaths(), '/404']) {
    const page = await site.renderPage(path, records)
    if (path !== '/404' && page.status !== 200) throw new Error(`${path} rendered with status ${page.status}.`)
    documents.set(fileOf(path), fillDocument(page, assetsOf(page.routeIds, manifest)))
  }
  return documents
}

/** Gives every document under /embed/ its policy; returns their file names. */
function writeEmbeds(dist: string, providers: Providers, configured: Readonly<Record<string, string>>): string[] {
  for (const [file, document] of Object.entries(configured)) write(join(dist, file), document)
  const embeds = readdirSync(join(dist, 'embed')).flatMap((name) => (name.endsWith('.html') ? [`embed/${name}`] : []))
  for (const file of embeds) {
    const policy = metaPolicyText(vendorPolicies(providers)[file] ?? demonstrationPolicy)
    write(join(dist, file), withPolicy(readFileSync(join(dist, file), 'utf8'), policy))
  }
  return embeds
}

function write(file: string, text: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}

function refuseBroken(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new Error(`The content is broken:\n${problems.map(describeProblem).join('\n')}`)
}

/** The entry script, and the styles and preloads of the entry and of the page's route chunks. */
function assetsOf(routeIds: readonly string[], manifest: Manifest): PageAssets {
  const chunks = new Set<ManifestChunk>()
  for (const key of [entryKey, ...routeIds.map(chunkKey)]) collect(manifest[key], manifest, chunks)
  const entry = manifest[entryKey]
  return {
    script: `/${entry?.file}`,
    styles: [...new Set([...chunks].flatMap((chunk) => chunk.css ?? []))].map((file) => `/${file}`),
    preloads: [...chunks].filter((chunk) => chunk !== entry).map((chunk) => `/${chunk.file}`),
  }
}

function chunkKey(routeId: string): string {
  return `src/routes${routeId.endsWith('/') ? `${routeId}index` : routeId}.tsx?tsr-split=component`
}

function collect(chunk: ManifestChunk | undefined, manifest: Manifest, chunks: Set<ManifestChunk>): void {
  if (!chunk || chunks.has(chunk)) return
  chunks.add(chunk)
  for (const key of chunk.imports ?? []) collect(manifest[key], manifest, chunks)
}
