import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Manifest, ManifestChunk } from 'vite'
import { allContent } from '../../content/all.ts'
import { checkContent, checkRecords, describeProblem, findSamples, type Problem } from '../../content/check.ts'
import { headerRules, headersFile } from '../../deploy/headers.ts'
import { nginxConfig } from '../../deploy/nginx.ts'
import { demonstrationPolicy, metaPolicyText, pagePolicy, vendorPolicies } from '../../deploy/policy.ts'
import { fillDocument, inlineScriptHashes, withPolicy, type PageAssets } from './document.ts'
import { loadSite } from './site.ts'

const entryKey = 'src/entry-client.tsx'

/**
 * Writes one HTML file per address, the not-found page, one JSON file per record, and what hosts need to know of headers:
 * `_headers` beside the pages, headers.json and nginx.conf beside the server bundle. Returns what it wrote in words.
 */
export async function prerender(dist: string, server: string): Promise<string> {
  const { renderPage, siteRecords, siteEmbeds, siteProviders, prerenderPaths, moved } = await loadSite(server)
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
  const records = siteRecords()
  const providers = siteProviders()
  refuseBroken([...checkContent(allContent), ...checkRecords(records)])
  const write = (file: string, text: string) => {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const paths = prerenderPaths()
  const documents = new Map<string, string>()
  for (const path of paths) {
    const page = await renderPage(path, records)
    if (page.status !== 200) throw new Error(`${path} rendered with status ${page.status}.`)
    documents.set(fileOf(path), fillDocument(page, assetsOf(page.routeIds, manifest)))
  }
  const notFound = await renderPage('/404', records)
  const last = fillDocument(notFound, assetsOf(notFound.routeIds, manifest))
  const scriptHashes = [...new Set([...documents.values(), last].flatMap(inlineScriptHashes))].toSorted()
  const policy = metaPolicyText(pagePolicy(providers, scriptHashes))

  for (const [name, record] of Object.entries(records))
    write(join(dist, `content/${name}.json`), JSON.stringify(record))
  for (const [file, document] of Object.entries(siteEmbeds())) write(join(dist, file), document)
  const embeds = readdirSync(join(dist, 'embed')).flatMap((name) => (name.endsWith('.html') ? [`embed/${name}`] : []))
  for (const file of embeds) {
    const embedPolicy = metaPolicyText(vendorPolicies(providers)[file] ?? demonstrationPolicy)
    write(join(dist, file), withPolicy(readFileSync(join(dist, file), 'utf8'), embedPolicy))
  }
  const rules = headerRules({ providers, paths, embeds, scriptHashes })
  write(join(dist, '_headers'), headersFile(rules))
  write(join(server, 'headers.json'), JSON.stringify(rules))
  write(join(server, 'nginx.conf'), nginxConfig({ rules, paths, moved }, { root: dist, listen: '8080' }))
  for (const [file, document] of documents) write(join(dist, file), withPolicy(document, policy))
  write(join(dist, '404.html'), withPolicy(last, policy))
  const samples = findSamples(allContent).length
  return `${paths.length} pages and ${Object.keys(records).length} records (${samples} samples left)`
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
