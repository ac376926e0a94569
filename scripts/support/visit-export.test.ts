import { relative, sep } from 'node:path'
import { build } from 'vite'
import { afterEach, expect, test, vi } from 'vitest'
import { buildInputs } from './build.ts'
import { root } from './setup.mjs'
import { visitExport } from './visit-export.ts'

afterEach(() => vi.unstubAllEnvs())

/** The scripts that are built of the client's entry, and of which files; what it imports itself is left out. */
async function builtWith(setting: string): Promise<{ code: string; files: readonly string[] }> {
  vi.stubEnv('VITE_VISIT_EXPORT', setting)
  const input = 'src/entry-client.tsx'
  const external = (id: string, importer: string | undefined) =>
    importer?.endsWith(input) === true && !id.includes('keep')
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [visitExport()],
    build: { write: false, copyPublicDir: false, rolldownOptions: { input, external } },
  })
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  const chunks = outputs.flatMap((one) => (one.type === 'chunk' ? one : []))
  return { code: chunks.map(({ code }) => code).join('\n'), files: chunks.flatMap(({ moduleIds }) => moduleIds) }
}

const marks = /saveVisit|inspector session|@inspector/

test('without the setting nothing of saved visits is built', async () => {
  expect((await builtWith('')).code).not.toMatch(marks)
})

test('with the setting the page keeps its visit, without the models and words of tests', async () => {
  const { code } = await builtWith('1')
  expect(code).toMatch(/saveVisit/)
  expect(code).not.toMatch(/with a clinic that books by phone|fast-check|node:/)
})

test('a site with the setting is built again when one of its files has changed', async () => {
  const { files } = await builtWith('1')
  const own = files
    .map((file) => relative(root, file).replaceAll(sep, '/'))
    .filter((file) => /^(src|tools)\//.test(file))
  expect(own).toContain('tools/inspector/mask.ts')
  expect(own.filter((file) => !buildInputs.some((input) => file.startsWith(`${input}/`)))).toEqual([])
})
