import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { themeCss } from './scripts/support/theme-css.ts'

/** Node brings a `localStorage` of its own since 25, which would stand in front of jsdom's. */
const execArgv = Number.parseInt(process.versions.node) >= 25 ? ['--no-webstorage'] : []

const shared = { restoreMocks: true, unstubEnvs: true, unstubGlobals: true, testTimeout: 20_000 }

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
          include: ['{deploy,machines,scripts,src,tests,tools}/**/*.test.ts'],
          exclude: ['tests/e2e/**'],
        },
      },
      {
        plugins: [themeCss()],
        test: {
          ...shared,
          name: 'jsdom',
          environment: 'jsdom',
          include: ['tests/**/*.test.tsx', 'tools/**/*.test.tsx', 'src/**/*.test.tsx'],
          setupFiles: ['tests/support/jsdom.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
    ],
  },
})
