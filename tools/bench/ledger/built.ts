import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildInputs } from '../../../scripts/support/build.ts'
import { serve } from '../../../scripts/support/serve.ts'
import { root } from '../../../scripts/support/setup.mjs'
import { compressTexts } from '../pages/sites.ts'
import { textsWithout, type Place } from './places.ts'

/** The site, built without some places and served. */
export interface Built {
  dist: string
  origin: string
  close: () => Promise<void>
}

/** Builds the site without these places in a copy of the repository, and serves it with brotli. */
export async function builtWithout(places: readonly Place[]): Promise<Built> {
  mkdirSync(join(root, 'test-results'), { recursive: true })
  const copy = mkdtempSync(join(root, 'test-results/ledger-'))
  const dist = join(copy, 'dist')
  const settings = readdirSync(root).filter((name) => name.startsWith('.env'))
  for (const name of [...buildInputs, 'package.json', ...settings])
    cpSync(join(root, name), join(copy, name), { recursive: true, filter: isNotRuntime })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  for (const [file, text] of textsWithout(places, (file) => readFileSync(join(root, file), 'utf8')))
    writeFileSync(join(copy, file), text)
  const build = `const { build } = await import('./scripts/support/build.ts'); await build()`
  execFileSync(process.execPath, ['--input-type=module', '--eval', build], { cwd: copy, stdio: 'inherit' })
  await compressTexts(dist)
  const { url, stop } = await serve(0, dist, join(copy, 'dist-server'))
  return {
    dist,
    origin: url,
    async close() {
      await stop()
      rmSync(copy, { recursive: true, force: true })
    },
  }
}

function isNotRuntime(path: string): boolean {
  return path !== join(root, 'scripts/runtime')
}
