import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Manifest, ManifestChunk } from 'vite'
import { allContent } from '../../content/all.ts'
import { checkContent, checkRecords, describeProblem, findSamples, type Problem } from '../../content/check.ts'
import { fillDocument, type PageAssets } from './document.ts'
import { loadSite } from './site.ts'

const entryKey = 'src/entry-client.tsx'

/** Writes one HTML file per address, the not-found page and one JSON file per record; returns what it wrote in words. */
export async function prerender(dist: string, server: string): Promise<string> {
  const { renderPage, siteRecords, siteEmbeds, prerenderPaths } = await loadSite(server)
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
  const records = siteRecords()
  refuseBroken([...checkContent(allContent), ...checkRecords(records)])
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(dist, file)), { recursive: true })
    writeFileSync(join(dist, file), text)
  }
  const paths = prerenderPaths()
  for (const path of paths) {
    const page = await renderPage(path, records)
    if (page.status !== 200) throw new Error(`${path} rendered with status ${page.status}.`)
    write(path === '/' ? 'index.html' : `${path.slice(1)}.html`, fillDocument(page, assetsOf(page.routeIds, manifest)))
  }
  for (const [name, record] of Object.entries(records)) write(`content/${name}.json`, JSON.stringify(record))
  for (const [file, document] of Object.entries(siteEmbeds())) write(file, document)
  const notFound = await renderPage('/404', records)
  write('404.html', fillDocument(notFound, assetsOf(notFound.routeIds, manifest)))
  const samples = findSamples(allContent).length
  return `${paths.length} pages and ${Object.keys(records).length} records (${samples} samples left)`
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
