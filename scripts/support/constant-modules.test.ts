import { build } from 'vite'
import { expect, test } from 'vitest'
import { locations } from '../../content/locations/index.ts'
import { sourceFiles } from '../../tests/support/imports.ts'
import { constantModules } from './constant-modules.ts'

test('a visitor’s scripts know which addresses moved, and nothing else of the clinics', async () => {
  const built = await bundled('src/seo/redirects.ts')
  expect(built).toContain('/book/englishtown')
  expect(locations.filter(({ tagline }) => built.includes(tagline))).toEqual([])
})

test('a visitor’s scripts hold neither links nor rewriting of the router, which still has all else', async () => {
  const built = await bundled('node_modules/@tanstack/react-router/dist/esm/index.js')
  expect(built).toContain('createRouter')
  expect(built).not.toContain('data-status')
  expect(built).not.toContain('normalizedBasepath')
})

test('the site draws no links of the router', () => {
  const links = /import \{[^}]*\b(Link|useLinkProps|createLink|linkOptions)\b[^}]*\} from '@tanstack\/react-router'/
  expect(sourceFiles('src').flatMap(({ path, text }) => (links.test(text) ? path : []))).toEqual([])
})

test('the site has the router rewrite no address', () => {
  expect(sourceFiles('src').flatMap(({ path, text }) => (/\b(basepath|rewrite):/.test(text) ? path : []))).toEqual([])
})

async function bundled(input: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [constantModules()],
    build: { write: false, minify: false, rolldownOptions: { input, preserveEntrySignatures: 'strict' } },
  })
  return JSON.stringify(built)
}
