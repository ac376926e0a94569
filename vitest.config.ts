import { defineConfig } from 'vitest/config'

const shared = { isolate: true, restoreMocks: true, testTimeout: 20_000 }

export default defineConfig({
  test: {
    reporters: ['default'],
    projects: [
      {
        test: {
          ...shared,
          name: 'node',
          environment: 'node',
          include: ['machines/**/*.test.ts', 'tests/**/*.test.ts', 'src/**/*.test.ts'],
          exclude: ['tests/e2e/**'],
        },
      },
      {
        test: {
          ...shared,
          name: 'jsdom',
          environment: 'jsdom',
          include: ['tests/**/*.test.tsx', 'src/**/*.test.tsx'],
          setupFiles: ['tests/support/jsdom.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
    ],
  },
})
