import { expect, test, type Page } from '@playwright/test'
import { accounts, createLink, openInbox, password, type TestInbox } from '../support/inbox.ts'
import { storeSamples } from '../support/inbox-requests.ts'
import { countReports } from '../../receiver/operations/report-counts.ts'
import { violations } from './axe.ts'
import { signInAt } from './signed-in.ts'

let inbox: TestInbox
let ids: Map<string, string>
let url: string

test.beforeEach(async () => {
  inbox = await openInbox()
  ids = await storeSamples(inbox.store, inbox.clock.now)
  url = await inbox.app.listen({ port: 0, host: '127.0.0.1' })
})

test.afterEach(async () => {
  inbox.app.server.closeAllConnections()
  await inbox.app.close()
})

const idOf = (name: string) => ids.get(name) ?? ''
const said = (page: Page) => page.getByRole('status')
const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })

const signIn = (page: Page, name?: string) => signInAt(page, url, name)

async function failForward(name: string): Promise<void> {
  const reason = 'The mail server refused the address (550).'
  const query = `UPDATE forwards SET state = 'failed', tries = 14, reason = $1 WHERE channel = 'mail' AND lead = $2`
  await inbox.database.run(query, reason, idOf(name))
}

/** Presses Tab until what has the focus is called so; throws after many. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab')
    const text = await page.evaluate(() => `${document.activeElement?.id} ${document.activeElement?.textContent}`)
    if (name.test(text.replaceAll(/\s+/g, ' ').trim())) return
  }
  throw new Error(`nothing called ${name.source} can be reached`)
}

/** The words of buttons and of links that look like one, where these take more than two lines. */
function brokenActions(page: Page): Promise<(string | null)[]> {
  return page
    .locator('button, .call, .quiet-action')
    .evaluateAll((found) => found.filter(({ clientHeight }) => clientHeight > 70).map(({ textContent }) => textContent))
}

/** Every page and state of the inbox, by name: how it is reached once an owner is signed in. */
const states: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'the new requests': (page) => page.goto(`${url}/requests`),
  'the overdue ones': (page) => page.goto(`${url}/requests?tab=overdue`),
  'an empty list': (page) => page.goto(`${url}/requests?tab=done`),
  spam: (page) => page.goto(`${url}/requests?tab=spam`),
  'what was not forwarded': (page) => page.goto(`${url}/requests?tab=unforwarded`),
  'a message with Undo': async (page) => {
    await row(page, 'Jordan Reyes').getByRole('button', { name: 'Done' }).click()
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  },
  'a search': async (page) => {
    await page.getByRole('searchbox').fill('(513) 555')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByText(/^\d+ found for/)).toBeVisible()
  },
  'a request': (page) => page.goto(`${url}/requests/${idOf('Maria Delgado')}`),
  'a franchise inquiry': (page) => page.goto(`${url}/requests/${idOf('Rebecca Stone')}`),
  'a very long name': (page) =>
    page.goto(`${url}/requests/${idOf('Wilhelmina Featherstonehaugh-Montgomery-Cholmondeley')}`),
  'the question before deleting': (page) => page.goto(`${url}/requests/${idOf('Jo')}/delete`),
  'a note that is too long': async (page) => {
    await page.goto(`${url}/requests/${idOf('Jo')}`)
    await page.getByLabel('Add a note').fill('long '.repeat(1000))
    await page.getByRole('button', { name: 'Save note' }).click()
    await expect(page.getByText('Shorten the note')).toBeVisible()
  },
  accounts: (page) => page.goto(`${url}/accounts`),
  'a new link': async (page) => {
    await page.goto(`${url}/accounts`)
    await page.getByRole('button', { name: 'Make a link' }).click()
    await expect(page.getByText('Send this link to your colleague.')).toBeVisible()
  },
  'the question before removing an account': (page) => page.goto(`${url}/accounts/remove?account=Rita+Redbank`),
  audit: (page) => page.goto(`${url}/audit`),
  'what browsers reported': async (page) => {
    const finding = { kind: 'csp-violation', text: 'script-src-elem refused inline', place: '/book/$location' }
    await countReports(inbox.database, [finding], '2026-11-20T10:00:00.000Z')
    await page.goto(`${url}/reports`)
  },
  'one’s own account': (page) => page.goto(`${url}/account`),
  'a page that there is not': (page) => page.goto(`${url}/nowhere`),
}

for (const [name, reach] of Object.entries(states))
  test(`${name}: axe finds nothing, and 320 px are wide enough, also in forced colors`, async ({ page }) => {
    await failForward('Maria Delgado')
    await failForward('Peter Novak')
    await signIn(page)
    await reach(page)
    expect(await violations(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    expect(await brokenActions(page)).toEqual([])
    expect(await violations(page)).toEqual([])
    await page.emulateMedia({ forcedColors: 'active' })
    expect(await violations(page)).toEqual([])
  })

test('before sign-in axe finds nothing either, nor where it fails', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const check = async () => {
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  }
  await page.goto(`${url}/sign-in`)
  await check()
  await page.getByLabel('Name').fill('Nobody')
  await page.getByLabel('Password').fill('not the password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toContainText('do not go together')
  await check()
  await page.goto(`${url}/welcome/${await createLink(inbox.database, { role: 'owner', clinic: '' })}`)
  await check()
  await page.getByLabel('Your name').fill('Wanda')
  await page.getByLabel('Password').fill('short')
  await page.getByRole('button', { name: 'Open the inbox' }).click()
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription(/Choose a password of at least 12 characters/)
  await expect(page.getByLabel('Password')).toBeFocused()
  await check()
})

test('by keyboard alone, from sign-in to Done to Undo', async ({ page }) => {
  await page.goto(`${url}/sign-in`)
  await tabTo(page, /^name/)
  await page.keyboard.type(accounts[1].name)
  await tabTo(page, /^password/)
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Requests', level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport()
  await page.keyboard.press('Enter')
  await tabTo(page, /Done: Jordan Reyes/)
  const isRinged = await page
    .locator(':focus')
    .evaluate((element) => getComputedStyle(element).outlineStyle === 'solid')
  expect(isRinged).toBe(true)
  await page.keyboard.press('Enter')
  await expect(said(page)).toContainText('Jordan Reyes: marked as done.')
  await expect(said(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(said(page)).toContainText('Jordan Reyes: taken back.')
  await expect(row(page, 'Jordan Reyes').getByRole('button', { name: 'Done' })).toBeVisible()
})

test('a receptionist works through Monday morning on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 })
  await signIn(page, 'Rita Redbank')
  await expect(page.getByRole('heading', { name: 'Rebecca Stone' })).toHaveCount(0)
  const thomas = row(page, 'Thomas O’Neill')
  await expect(thomas).toContainText('A time for Infrared Sauna')
  await expect(thomas).toContainText('Overdue since Sat, Nov 21, 11:05 pm')
  await expect(thomas.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+17325550118')
  await page.getByRole('link', { name: 'Thomas O’Neill' }).click()
  await page.getByLabel('Add a note').fill('Left a message.')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(said(page)).toContainText('note saved')
  await page.getByRole('link', { name: 'All requests' }).click()
  await expect(thomas).toContainText('Left a message.')
  await thomas.getByRole('button', { name: 'Done' }).click()
  await expect(said(page)).toContainText('Thomas O’Neill: marked as done.')
  await page.getByRole('link', { name: /^Done/ }).click()
  await expect(row(page, 'Thomas O’Neill')).toContainText('Rita Redbank marked it as done today 9:05 am')
  await page.goto(`${url}/requests/${idOf('Jordan Reyes')}`)
  await page.getByLabel('Add a note').fill('Comes on Friday.')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(said(page)).toContainText('Jordan Reyes: marked as done.')
  await expect(page.getByRole('blockquote')).toHaveText('Comes on Friday.')
})

test('a search goes on through Back, and its address says nothing', async ({ page }) => {
  await signIn(page)
  await page.getByRole('searchbox').fill('reyes')
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 found for “reyes”')).toBeVisible()
  expect(page.url()).not.toContain('reyes')
  await page.getByRole('link', { name: 'Jordan Reyes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Jordan Reyes' })).toBeVisible()
  await page.goBack()
  await expect(page.getByText('1 found for “reyes”')).toBeVisible()
})

test('nothing is shown from the history after signing out', async ({ page }) => {
  await signIn(page)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(said(page)).toHaveText('You are signed out.')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})

test('paper has what is read, and no controls', async ({ page }) => {
  await signIn(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('(732) 555-0118')).toBeVisible()
  const main = page.getByRole('main')
  const near = /\b(?:yesterday|today|tomorrow) \d/
  expect(await main.innerText()).not.toMatch(near)
  expect(await row(page, 'Hal Weiss').innerText()).toMatch(
    /Received Mon, Nov 23, 2026, 8:41 am[^]*Due Tue, Nov 24, 2026/,
  )
  for (const role of ['button', 'textbox', 'searchbox', 'navigation'] as const)
    await expect(page.getByRole(role)).toHaveCount(0)
  await page.goto(`${url}/requests/${idOf('Maria Delgado')}`)
  await expect(page.getByText('Yes, agreed')).toBeVisible()
  expect(await main.innerText()).not.toMatch(near)
  await page.goto(`${url}/requests/${idOf('Hal Weiss')}`)
  expect(await main.innerText()).not.toMatch(near)
  for (const role of ['button', 'textbox', 'combobox', 'navigation'] as const)
    await expect(page.getByRole(role)).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
  expect(await main.innerText()).toMatch(/Received today 8:41 am\s/)
})

test('everything comes from the inbox itself, faces included, and nothing is blocked', async ({ page }) => {
  const asked: string[] = []
  const complaints: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).origin))
  page.on('console', (line) => void complaints.push(line.text()))
  await signIn(page)
  await page.goto(`${url}/requests/${idOf('Rebecca Stone')}`)
  const faces = () => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length)
  expect(await faces()).toBeGreaterThanOrEqual(2)
  await page.getByText('Rebecca Stone').evaluateAll((names) => names.forEach((name) => name.append(' Łukasz Núñez')))
  await expect.poll(faces, 'letters of names in both faces, once there are some').toBe(6)
  expect(new Set(asked)).toEqual(new Set([url]))
  expect(complaints).toEqual([])
})
