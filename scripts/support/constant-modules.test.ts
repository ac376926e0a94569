import { build } from 'vite'
import { expect, test } from 'vitest'
import { locations } from '../../content/locations/index.ts'
import { constantModules } from './constant-modules.ts'

test('a visitor’s scripts know which addresses moved, and nothing else of the clinics', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [constantModules()],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: 'src/seo/redirects.ts', preserveEntrySignatures: 'strict' },
    },
  })
  expect(JSON.stringify(built)).toContain('/book/englishtown')
  expect(locations.filter(({ tagline }) => JSON.stringify(built).includes(tagline))).toEqual([])
})
