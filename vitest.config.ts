import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { testRun } from './scripts/support/test-run.ts'
import { themeCss } from './scripts/support/theme-css.ts'

testRun()

/** Node brings a `localStorage` of its own since 25, which would stand in front of jsdom's. */
const execArgv = Number.parseInt(process.versions.node) >= 25 ? ['--no-webstorage'] : []

const shared = { restoreMocks: true, unstubEnvs: true, unstubGlobals: true, testTimeout: 90_000, hookTimeout: 60_000 }

/** Tests that put other content in the place of the site's, or faults in the place of what works: their modules are their own. */
const apart = [
  'src/ui/find/FindField.test.tsx',
  'src/ui/flows/booking/BookedVisit.test.tsx',
  'src/ui/flows/service-detail/ServicesGrid.test.tsx',
  'tests/content/{additions,many-clinics}.test.tsx',
  'tools/{faults,paths,visit}/**/*.test.tsx',
]

/** `npm run visit` walks a recorded visit in the place of these. */
const visit = process.env['VISIT'] === undefined ? undefined : ['tools/visit/in-jsdom.tsx']

/** What `npm run check` leaves to `npm test`; a project's own `exclude` takes the place of the option `--exclude`. */
const left = process.env['UNIT_WITHOUT']?.split(' ') ?? []

export default defineConfig({
  test: {
    reporters: ['default'],
    execArgv,
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        plugins: [themeCss()],
        test: {
          ...shared,
          name: 'node',
          environment: 'node',
          isolate: false,
          include: ['{deploy,machines,receiver,scripts,src,tests,tools}/**/*.test.ts'],
          exclude: ['tests/e2e/**', ...left],
        },
      },
      onPages('jsdom', { include: ['{src,tests,tools}/**/*.test.tsx'], exclude: apart, isolate: false }),
      onPages('jsdom apart', { include: visit ?? apart, exclude: left }),
    ],
  },
})

function onPages(name: string, chosen: { include: string[]; exclude?: string[]; isolate?: boolean }) {
  return {
    plugins: [themeCss()],
    test: {
      ...shared,
      ...chosen,
      name,
      environment: 'jsdom',
      setupFiles: ['tests/support/jsdom.ts'],
      css: { modules: { classNameStrategy: 'non-scoped' as const } },
    },
  }
}
