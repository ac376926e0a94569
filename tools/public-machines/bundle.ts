import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, transformWithOxc, type Plugin } from 'vite'

const here = import.meta.dirname
const notCode = /\.(css|scss|svg|png|jpe?g|gif|webp|vue|svelte|html|mp3)(\?.*)?$/

/**
 * Bundles a module of other people's code into one file outside their folder. XState is replaced by `collect.ts`, and
 * every other package, Node's own included, by a stand-in. Returns the file's address.
 */
export async function bundled(file: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    oxc: false,
    root: here,
    build: { ssr: file, write: false, minify: false, target: 'esnext' },
    ssr: { noExternal: true },
    plugins: [replacing()],
  })
  const folder = mkdtempSync(join(tmpdir(), 'public-machine-'))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  let entry = ''
  for (const chunk of [result].flat().flatMap((each) => ('output' in each ? each.output : []))) {
    const to = join(folder, chunk.fileName)
    if (chunk.type === 'chunk' && chunk.isEntry) entry = to
    mkdirSync(dirname(to), { recursive: true })
    writeFileSync(to, chunk.type === 'chunk' ? chunk.code : chunk.source)
  }
  return pathToFileURL(entry).href
}

function replacing(): Plugin {
  return {
    name: 'other-packages',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (importer === undefined || importer.startsWith('\0')) return null
      if (/^(@xstate\/fsm|xstate)(\/|$)/.test(source))
        return { id: pathToFileURL(join(here, 'collect.ts')).href, external: true }
      if (notCode.test(source)) return '\0stand-in'
      const isOwn = /^(\.|\/|\0)/.test(source)
      const found = isOwn ? await this.resolve(source, importer, { skipSelf: true }) : null
      return found ?? '\0stand-in'
    },
    async load(id) {
      if (id === '\0stand-in') return 'module.exports = globalThis.standIn'
      const [file = id] = id.split('?')
      if (!/\.[mc]?[jt]sx?$/.test(file)) return null
      const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file, { tsconfig: false })
      return { code, moduleType: 'js' }
    },
  }
}
