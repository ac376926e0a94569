import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { freePort } from '../../scripts/support/nginx.ts'
import { findChrome } from '../../scripts/support/setup.mjs'
import { readmeFolder, runIn } from '../../tools/paths/package/readme-folder.ts'

test.describe.configure({ mode: 'serial', timeout: 180_000 })

let folder: string

test.beforeAll(async () => {
  folder = await readmeFolder()
  const config = join(folder, 'playwright.config.ts')
  writeFileSync(config, readFileSync(config, 'utf8').replaceAll('5199', String(await freePort())))
})

test.afterAll(() => rmSync(dirname(folder), { recursive: true }))

/** Runs the folder's browser tests, with these options, and returns the closing lines. */
function walk(...options: readonly string[]): Promise<string> {
  process.env['CHROME_PATH'] ??= findChrome() ?? ''
  return runIn(folder, 'playwright', 'test', ...options, '--reporter=line')
}

test('A folder made by the README of the path kit’s package walks every path in a browser', async () => {
  expect(await walk()).toContain('2 passed')
})

test('There a fault of the page fails, with the path and the step', async () => {
  const page = join(folder, 'Checkout.tsx')
  writeFileSync(page, readFileSync(page, 'utf8').replace('The card was refused.', 'Something went wrong.'))
  await expect(walk()).rejects.toThrow(/step 6 of 7/)
})

const hint = `
import { expect, test } from '@playwright/test'
import { modelOf } from 'statechart-paths'
import { describePaths } from 'statechart-paths/playwright'
import { createMachine } from 'xstate'

const machine = createMachine({
  id: 'hint',
  initial: 'waiting',
  states: { waiting: { after: { 300: 'shown' } }, shown: {} },
})
const body = '<p>Waiting</p><script>setTimeout(() => (document.querySelector("p").textContent = "Shown"), 300)</script>'

describePaths(test, modelOf(machine), async (page) => {
  await page.route('**/hint', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('/hint')
  await new Promise((resolve) => setTimeout(resolve, 500))
  return {
    events: {},
    states: {
      waiting: () => expect(page.getByText('Waiting')).toBeVisible(),
      shown: () => expect(page.getByText('Shown')).toBeVisible(),
    },
  }
})
`

test('A delay that begins as the page opens waits for the path, however long opening takes', async () => {
  writeFileSync(join(folder, 'hint.browser.ts'), hint)
  expect(await walk('--grep', 'hint')).toContain('1 passed')
})
