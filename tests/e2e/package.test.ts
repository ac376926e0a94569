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

/** Runs the folder's browser tests, and returns the closing lines. */
function walk(): Promise<string> {
  process.env['CHROME_PATH'] ??= findChrome() ?? ''
  return runIn(folder, 'playwright', 'test', '--reporter=line')
}

test('A folder made by the README of the path kit’s package walks every path in a browser', async () => {
  expect(await walk()).toContain('2 passed')
})

test('There a fault of the page fails, with the path and the step', async () => {
  const page = join(folder, 'Checkout.tsx')
  writeFileSync(page, readFileSync(page, 'utf8').replace('The card was refused.', 'Something went wrong.'))
  await expect(walk()).rejects.toThrow(/step 6 of 7/)
})
