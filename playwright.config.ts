import { defineConfig } from '@playwright/test'
import { chromeArguments } from './scripts/support/chrome-arguments.ts'
import { findChrome } from './scripts/support/setup.mjs'
import { testRun } from './scripts/support/test-run.ts'
import { sites } from './tests/support/sites.ts'
import { configuration } from './tests/support/providers/configuration.ts'

testRun()
if (process.argv.includes('--headed')) process.env['HEADED'] = 'yes'

/** `npm run shots` photographs with what else tests. */
const shots = process.env['SHOTS'] !== undefined && {
  testDir: 'tools/shots',
  testMatch: 'photographs.ts',
  outputDir: 'test-results/shots/playwright',
  timeout: 600_000,
  reporter: 'list' as const,
}

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/playwright',
  fullyParallel: true,
  workers: 3,
  snapshotPathTemplate: 'tests/e2e/views/{arg}{ext}',
  retries: 0,
  forbidOnly: true,
  /* Only what hangs takes this long: the longest paths take 20 s alone, and 60 s beside two others on a slow machine. */
  timeout: 180_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }], ['./tools/paths/browser-report.ts']],
  use: {
    baseURL: sites.demonstration.url,
    actionTimeout: 30_000,
    launchOptions: {
      executablePath: findChrome() ?? '',
      args: chromeArguments,
    },
  },
  webServer: [serve(sites.demonstration), { ...serve(sites.configured), env: configuration }],
  ...shots,
})

function serve({ port, folder }: Pick<(typeof sites)['configured'], 'port' | 'folder'>) {
  const command = `node scripts/start.mjs --port ${port} --out ${folder}`
  return { command, port, reuseExistingServer: false, timeout: 120_000 }
}
