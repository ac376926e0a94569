import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Manifest, ManifestChunk } from 'vite'
import type { InlineHashes } from '../../deploy/policy.ts'
import type { RenderedPage } from '../../src/entry-server.tsx'
import { fillDocument, inlineHashes, withPolicy, type PageAssets } from './document.ts'
import { recordShape } from './record-shape.ts'
import { doInShares } from './shares.ts'
import { loadSite, type Site } from './site.ts'

/** A built site, with the policy of all its pages. */
export interface Rendering {
  dist: string
  server: string
  /** The content of the meta element. */
  policy: string
  /** The hashes of the inline scripts and styles that the policy allows. */
  inline: InlineHashes
}

interface Share extends Rendering {
  items: readonly string[]
}

const entryKey = 'src/entry-client.tsx'
const notFoundKey = 'src/shell/NotFoundPage.tsx'

/** Writes the pages at some paths. */
export function renderPages(rendering: Rendering, paths: readonly string[]): Promise<void> {
  return doInShares({ module: import.meta.url, doShare, worthAWorker: 250 }, { ...rendering, items: paths })
}

/**
 * Writes the pages at a share's paths, one after the other, so that none stays in memory.
 * @loadedByName by scripts/support/share-worker.mjs
 */
export async function doShare({ dist, server, policy, inline, items: paths }: Share): Promise<void> {
  const site = await loadSite(server)
  const render = await pageRenderer(site, dist)
  for (const path of paths) {
    const document = await render(path)
    refuseUnlisted(path, inlineHashes([document]), inline)
    const file = join(dist, fileOf(path))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, withPolicy(document, policy))
  }
}

/**
 * Returns the function that renders a path's document, without the policy. It throws where the page cannot be rendered.
 */
export async function pageRenderer(site: Site, dist: string): Promise<(path: string) => Promise<string>> {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
  const records = site.siteRecords()
  const shape = recordShape()
  const joinStyles = styleJoiner(dist)
  return async (path) => {
    const page = await site.renderPage(path, records)
    if (path !== '/404' && page.status !== 200) throw new Error(`${path} rendered with status ${page.status}.`)
    return fillDocument({ ...page, shape }, assetsOf(page, manifest, joinStyles))
  }
}

/**
 * Throws where a page has an inline script or style that the policy does not allow: there is one policy for all pages,
 * and it is fixed before they are rendered.
 */
function refuseUnlisted(path: string, own: InlineHashes, known: InlineHashes): void {
  const isKnown =
    own.scripts.every((hash) => known.scripts.includes(hash)) && own.styles.every((hash) => known.styles.includes(hash))
  if (!isKnown)
    throw new Error(
      `${path} has an inline script or style that the home page has not, and the policy of all pages would refuse it: move it into a file, or have scripts/support/prerender.ts hash this page too.`,
    )
}

function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}

/** The entry script, the styles and preloads of the entry, of the page's route chunks and of its parts, and the styles of its still parts. */
function assetsOf(
  { html, routeIds, status }: Pick<RenderedPage, 'html' | 'routeIds' | 'status'>,
  manifest: Manifest,
  joinStyles: (parts: readonly string[]) => string,
): PageAssets {
  const entry = manifest[entryKey]
  const shown = status === 404 ? [notFoundKey] : [...routeIds.map(chunkKey), ...filesIn(html, 'part')]
  const chunks = chunksOf([entryKey, ...shown], manifest)
  const drawn = chunksOf(filesIn(html, 'still'), manifest)
  const parts = [...new Set([...chunks, ...drawn].flatMap((chunk) => chunk.css ?? []))]
  return {
    script: `/${entry?.file}`,
    style: `/${joinStyles(parts)}`,
    parts: parts.map((file) => `/${file}`),
    preloads: [...chunks].filter((chunk) => chunk !== entry).map((chunk) => `/${chunk.file}`),
  }
}

/**
 * Joins several style sheets into one file, in order: over HTTP/1 each further file costs a connection before the first
 * paint.
 */
function styleJoiner(dist: string): (parts: readonly string[]) => string {
  const joined = new Map<string, string>()
  return (parts) => {
    const known = joined.get(parts.join())
    if (known !== undefined) return known
    const css = parts.map((file) => readFileSync(join(dist, file), 'utf8').trimEnd()).join('\n')
    const file = `assets/page-${createHash('sha256').update(css).digest('hex').slice(0, 6)}.css`
    writeFileSync(join(dist, file), css)
    joined.set(parts.join(), file)
    return file
  }
}

/**
 * The files that a page's markup names: those of still parts (see src/ui/still), and of parts that are fetched apart but
 * are drawn on this page.
 */
function filesIn(html: string, kind: 'still' | 'part'): string[] {
  return [...html.matchAll(new RegExp(` data-${kind}="([^"]+)"`, 'g'))].map(([, file]) => `src/${file}`)
}

function chunksOf(keys: readonly string[], manifest: Manifest): Set<ManifestChunk> {
  const chunks = new Set<ManifestChunk>()
  for (const key of keys) collect(manifest[key], manifest, chunks)
  return chunks
}

function chunkKey(routeId: string): string {
  return `src/routes${routeId.endsWith('/') ? `${routeId}index` : routeId}.tsx?tsr-split=component`
}

function collect(chunk: ManifestChunk | undefined, manifest: Manifest, chunks: Set<ManifestChunk>): void {
  if (!chunk || chunks.has(chunk)) return
  chunks.add(chunk)
  for (const key of chunk.imports ?? []) collect(manifest[key], manifest, chunks)
}
