import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { violations } from './axe.ts'
import { still, test } from '../walks/support.ts'

const root = join(import.meta.dirname, '../..')
/** The most milliseconds that a development server needs for its first page on a busy machine. */
const coldStart = 180_000
const firstStep = 'booking.open: with nothing'

test.use(still)

/* Both tests use one development server: what it has prepared for the first is there for the second. */
test.describe.configure({ mode: 'default' })

let address = ''
let stop = async () => {}

test.beforeAll(async () => {
  const server = spawn(process.execPath, ['scripts/run.mjs', 'tools/inspector/cli.ts', '--port', '0'], { cwd: root })
  const ended = once(server, 'exit')
  stop = async () => {
    server.kill()
    await ended
  }
  address = await addressOf(server.stdout)
})

test.afterAll(() => stop())

async function addressOf(output: AsyncIterable<Buffer>): Promise<string> {
  let said = ''
  for await (const piece of output) {
    said += piece.toString()
    const address = /http:\S+/.exec(said)?.[0]
    if (address) return address
  }
  throw new Error(`The inspector ended with: ${said}`)
}

const siteIn = (page: Page) => page.frameLocator('iframe[title="The site"]')
const litIn = (page: Page) => page.locator('[data-state].lit')
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

test('The inspector shows a walk, sends an event, goes back and copies the path', async ({ page, context }) => {
  test.setTimeout(coldStart + 120_000)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const wizard = siteIn(page).getByRole('dialog')
  const log = page.getByRole('list', { name: 'Log' })
  const says = page.getByRole('status').filter({ hasText: 'copied' })

  await page.goto(`${address}?at=/contact`)
  await page.getByRole('button', { name: 'booking closed' }).click({ timeout: coldStart })
  await expect(litIn(page)).toHaveAttribute('data-state', 'closed')

  await siteIn(page).getByRole('banner').getByRole('link', { name: 'Book' }).click()
  await wizard.getByRole('link', { name: /^Princeton/ }).click()
  await expect(page.getByRole('button', { name: 'booking open.service.listed' })).toBeVisible()
  await expect(litIn(page)).toHaveAttribute('data-state', 'open.service.listed')
  await expect(log.getByText(/ → open\./)).toHaveText([
    'open.service.loading → open.service.listed',
    /xstate.done.actor.loadServices → open.arriving$/,
    'open.arriving always #5 → open.service.listed',
    'open.location → open.service.loading',
    'open.location location.pick → open.arriving',
    'open.arriving always #3 → open.service.loading',
    'closed → open.location',
    'closed booking.open → open.arriving',
    'open.arriving always #2 → open.location',
  ])

  await page.getByRole('button', { name: 'service.pick a service' }).press('Enter')
  await expect(wizard).toHaveAccessibleName('Book Infrared Sauna')
  await expect(litIn(page)).toHaveAttribute('data-state', 'open.calendar')

  await page.getByRole('button', { name: 'Go back here: open.location' }).press('Enter')
  await expect(wizard).toHaveAccessibleName('Select Location')
  await expect(litIn(page)).toHaveAttribute('data-state', 'open.location')
  await expect(page.getByText('Walked: ')).toHaveText(`Walked: ${firstStep}.`)
  expect(await violations(page)).toEqual([])

  await page.getByRole('button', { name: 'Copy path id' }).click()
  const id = createHash('sha256').update(`booking\n${firstStep}`).digest('hex').slice(0, 10)
  const replay = `npm run paths -- --machine booking --path ${id} --level browser`
  await expect(says).toHaveText(`Path ${id} copied. Replay it: ${replay}`)
  expect(await copied(page)).toBe(id)
  await page.getByRole('button', { name: 'Copy as test' }).click()
  await expect(says).toHaveText(/^Test copied/)
  expect(await copied(page)).toContain("test('booking: the visitor opens the wizard with nothing'")
})

test('The inspector attaches to every open page, follows the active flow, and keeps the session in a file', async ({
  browser,
  page,
}, testInfo) => {
  test.setTimeout(coldStart + 120_000)
  const site = address.replace('/__inspect', '')
  const phone = await browser.newPage({ viewport: { width: 390, height: 800 } })
  await page.goto(`${site}/contact`)
  await phone.goto(`${site}/about`)
  const panel = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await panel.goto(address)
  await expect(panel.getByRole('heading', { name: /^Page \d+: / })).toHaveText(
    [/\/contact 1280 px wide$/, /\/about 390 px wide$/],
    { timeout: coldStart },
  )

  await page.getByRole('banner').getByRole('link', { name: 'Book' }).click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Princeton/ })
    .click()
  const chosen = panel.getByRole('button', { pressed: true })
  await expect(chosen).toHaveText(/booking.*open\.service\.listed/)
  const changes = panel.getByRole('list', { name: 'Changes of the context' })
  await expect(changes.filter({ hasText: 'asked.location' })).toHaveText(/asked\.location: null → "princeton"/)
  await expect(
    panel.getByRole('list', { name: 'Messages' }).getByRole('listitem', { name: /loadServices/ }),
  ).toHaveCount(2)

  await panel.getByRole('searchbox', { name: 'Search' }).fill('princeton pick')
  await expect(panel.getByText('1 entry')).toBeVisible()
  await panel.getByRole('searchbox', { name: 'Search' }).fill('')
  await panel.getByRole('button', { name: 'service.pick a service' }).press('Enter')
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Book Infrared Sauna')
  expect(await violations(panel)).toEqual([])

  const file = testInfo.outputPath('session.json')
  const [download] = await Promise.all([
    panel.waitForEvent('download'),
    panel.getByRole('button', { name: 'Export session' }).click(),
  ])
  await download.saveAs(file)
  await phone.close()
  await expect(panel.getByRole('heading', { name: /^Page \d+: / })).toHaveCount(1)

  await panel.getByLabel('Import session').setInputFiles(file)
  await expect(panel.getByText('No flow runs yet')).toBeVisible()
  await expect(panel.getByRole('heading', { name: 'Send' })).toHaveCount(0)
  await panel.getByRole('button', { name: 'Back to what runs now' }).press('Enter')
  await expect(panel.getByRole('heading', { name: /^Page \d+: / })).toHaveCount(1)
  await panel.close()
})
