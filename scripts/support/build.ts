import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadEnv, type Plugin } from 'vite'
import { replaceFolder } from './replace-folder.ts'
import { root } from './setup.mjs'
import { inTurn } from './turn.mjs'

/** The files and folders from which the site is built, those of saved visits (docs/visits.md) among them. */
export const buildInputs: readonly string[] = [
  'content',
  'deploy',
  'machines',
  'public',
  'scripts',
  'src',
  'tools/inspector',
  'tools/paths/core',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
]

/**
 * Builds into a folder if a source, the lock file or the VITE_ configuration has changed since its last build. Where
 * another process builds into it, waits for that build, which may be enough.
 */
export async function buildIfStale(out = 'dist'): Promise<void> {
  await inTurn(
    turnOf(out),
    () => buildNow(out),
    () => isFresh(out),
  )
}

function isFresh(out: string): boolean {
  const { dist, stamp } = foldersOf(out)
  return existsSync(join(dist, '404.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()
}

/**
 * Builds the client bundle, the server bundle, and then one HTML file per address and one JSON file per record.
 * Everything is written to another folder, which replaces the last build once it is complete. One process at a time
 * builds into a folder; others wait.
 */
export async function build(out = 'dist'): Promise<void> {
  await inTurn(turnOf(out), () => buildNow(out))
}

function turnOf(out: string): string {
  return join(root, '.cache', `building-${out}`)
}

async function buildNow(out: string): Promise<void> {
  const next = foldersOf(`${out}-next`)
  const place = foldersOf(out)
  const sources = fingerprint()
  const started = performance.now()
  for (const folder of [next.dist, next.server]) rmSync(folder, { recursive: true, force: true })
  await bundle(`${out}-next`)
  const { prerender } = await import('./prerender.ts')
  const { pages, records, samples } = await prerender(next.dist, next.server)
  writeFileSync(next.stamp, sources)
  replaceFolder(place.dist, next.dist)
  replaceFolder(place.server, next.server)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`Built ${pages} pages and ${records} records (${samples} samples left) in ${seconds} s.`)
}

/** Builds only the client and the server bundle; `plugins` are added to those of vite.config.ts. */
export async function bundle(out: string, plugins: readonly Plugin[] = []): Promise<void> {
  const { dist, server } = foldersOf(out)
  process.env['NODE_ENV'] = 'production'
  const vite = await import('vite')
  await vite.build({ root, logLevel: 'warn', plugins: [...plugins], build: { outDir: dist } })
  await vite.build({
    root,
    logLevel: 'warn',
    plugins: [...plugins],
    build: { ssr: 'src/entry-server.tsx', outDir: server, copyPublicDir: false },
  })
}

/** The folder of the site, the folder of its server bundle, and the file that records what was built. */
export function foldersOf(out: string) {
  const server = join(root, `${out}-server`)
  return { dist: join(root, out), server, stamp: join(server, 'stamp') }
}

function fingerprint(): string {
  const hash = createHash('sha256')
  for (const input of buildInputs)
    for (const file of filesUnder(input)) hash.update(file).update(readFileSync(join(root, file)))
  return hash.update(JSON.stringify(loadEnv('production', root))).digest('hex')
}

function filesUnder(path: string): string[] {
  if (statSync(join(root, path)).isFile()) return [path]
  return readdirSync(join(root, path))
    .toSorted((one, other) => (one < other ? -1 : 1))
    .flatMap((name) => filesUnder(`${path}/${name}`))
}
