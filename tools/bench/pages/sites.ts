import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { serve } from '../../../scripts/support/serve.ts'
import { benchPages } from './pages.ts'
import { withoutScripts } from './without-scripts.ts'

const compress = promisify(brotliCompress)
const isText = /\.(css|html|js|json|md|svg|txt|webmanifest|xml)$/

export interface BenchSites {
  /** The origin of the site as it is built. */
  whole: string
  /** The origin of the same site whose measured pages have no scripts. */
  bare: string
  close: () => Promise<void>
}

/**
 * Serves a built site twice, with the headers of the static host; each text is compressed once with brotli at quality
 * 11.
 */
export async function serveBoth({ dist, server }: { dist: string; server: string }): Promise<BenchSites> {
  const folder = mkdtempSync(join(tmpdir(), 'site-bench-'))
  const [whole, bare] = [join(folder, 'whole'), join(folder, 'bare')]
  cpSync(dist, whole, { recursive: true })
  await compressTexts(whole)
  cpSync(whole, bare, { recursive: true })
  await Promise.all(benchPages.map(({ file }) => strip(join(bare, file))))

  const servers = [await serve(0, whole, server), await serve(0, bare, server)] as const
  return {
    whole: servers[0].url,
    bare: servers[1].url,
    async close() {
      await Promise.all(servers.map(({ stop }) => stop()))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Writes the compressed version of each text in a built folder beside it. */
export async function compressTexts(folder: string): Promise<void> {
  await Promise.all(textsIn(folder).map(writeCompressed))
}

function textsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => isText.test(file))
    .map((file) => join(folder, file))
}

async function strip(file: string): Promise<void> {
  writeFileSync(file, withoutScripts(readFileSync(file, 'utf8')))
  await writeCompressed(file)
}

async function writeCompressed(file: string): Promise<void> {
  writeFileSync(`${file}.br`, await compress(readFileSync(file)))
}
