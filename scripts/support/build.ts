import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadEnv } from 'vite'
import { root } from './setup.mjs'

const inputs = [
  'content',
  'machines',
  'public',
  'scripts',
  'src',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
]
const stamp = join(root, 'dist-server/stamp')

/** Builds when a source, the lock file or the VITE_ configuration changed since the last build. */
export async function buildIfStale(): Promise<void> {
  const wanted = fingerprint()
  if (existsSync(join(root, 'dist/404.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  await build()
}

/** Client bundle, server bundle, then one HTML file per address and one JSON file per record. */
export async function build(): Promise<void> {
  process.env['NODE_ENV'] = 'production'
  rmSync(stamp, { force: true })
  const started = performance.now()
  const vite = await import('vite')
  await vite.build({ root, logLevel: 'warn' })
  await vite.build({
    root,
    logLevel: 'warn',
    build: { ssr: 'src/entry-server.tsx', outDir: 'dist-server', copyPublicDir: false },
  })
  const { prerender } = await import('./prerender.ts')
  const summary = await prerender(join(root, 'dist'), join(root, 'dist-server'))
  writeFileSync(stamp, fingerprint())
  console.log(`Built ${summary} in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
}

function fingerprint(): string {
  const hash = createHash('sha256')
  for (const input of inputs)
    for (const file of filesUnder(input)) hash.update(file).update(readFileSync(join(root, file)))
  return hash.update(JSON.stringify(loadEnv('production', root))).digest('hex')
}

function filesUnder(path: string): string[] {
  if (statSync(join(root, path)).isFile()) return [path]
  return readdirSync(join(root, path))
    .toSorted((one, other) => (one < other ? -1 : 1))
    .flatMap((name) => filesUnder(`${path}/${name}`))
}
