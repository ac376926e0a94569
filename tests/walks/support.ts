import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect, type Locator, type Page, type Route } from '@playwright/test'
import { narrowest } from '../../content/accessibility.ts'
import { watchPolicies } from './policy-watch.ts'

const dist = join(import.meta.dirname, '../../dist')
const localHosts = ['localhost', '127.0.0.1', '']

/** Playwright's test, which also fails where a document did something that its policy refuses. */
export const policed = base.extend<{ police: undefined; isExpectingRefusals: boolean }>({
  isExpectingRefusals: [false, { option: true }],
  police: [
    async ({ context, isExpectingRefusals }, run) => {
      const refused = isExpectingRefusals ? [] : await watchPolicies(context)
      await run(undefined)
      expect(refused).toEqual([])
    },
    { auto: true },
  ],
})

/** The test above, which also fails on an uncaught error or a request that leaves this machine. */
export const test = policed.extend<{ guard: undefined }>({
  guard: [
    async ({ context }, run) => {
      const troubles: string[] = []
      context.on('weberror', (trouble) => troubles.push(String(trouble.error())))
      context.on('request', (request) => {
        if (!isLocal(request.url())) troubles.push(`a request to ${request.url()}`)
      })
      await run(undefined)
      expect(troubles).toEqual([])
    },
    { auto: true },
  ],
})

/** For tests that are not about motion: dialogs open and close at once. */
export const still = { contextOptions: { reducedMotion: 'reduce' } } as const

/** The narrowest screen that everything fits into. */
export const narrow = { width: narrowest, height: 640 }

/** Whether an address stays on this machine; data: and blob: addresses have no host. */
export function isLocal(url: string): boolean {
  return localHosts.includes(new URL(url).hostname)
}

/** The paths of all prerendered pages, the not-found page excepted. */
export function prerenderedPaths(): string[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html') && file !== '404.html' && !file.startsWith('embed/'))
    .map((file) => `/${file.slice(0, -'.html'.length)}`)
    .map((path) => (path === '/index' ? '/' : path))
    .toSorted()
}

/** Waits until a frame is drawn. The browser draws none while a style sheet of the head is loading. */
export async function untilDrawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise(requestAnimationFrame))
}

/** Opens a page and waits until it is alive. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilAlive(page)
}

/**
 * Waits until the page is hydrated and has fetched the wizard, as it does once the browser is idle, and what its right
 * pane is drawn with where there is room for one; from then on links work in the page, the wizard opens at once, and
 * nothing more is fetched by itself.
 */
export async function untilAlive(page: Page): Promise<void> {
  await untilFetched(page, 'BookingDialog')
  if (await page.evaluate(() => matchMedia('(min-width: 900px)').matches)) await untilFetched(page, 'SessionBar')
}

async function untilFetched(page: Page, chunk: string): Promise<void> {
  await page.waitForFunction(
    (file) => performance.getEntriesByType('resource').some(({ name }) => name.includes(file)),
    `/${chunk}-`,
  )
}

/** A card of the services grid, by the start of its title. */
export function card(page: Page, title: RegExp): Locator {
  return page.getByRole('region', { name: /^(Services in|416 degrees)/ }).getByRole('link', { name: title })
}

/** Follows a booking link in the wizard or on a booking page. */
export function choose(page: Page, option: RegExp): Promise<void> {
  return page
    .getByRole('list', { name: /^(Clinics|Services)$/ })
    .getByRole('link', { name: option })
    .click()
}

export function dialogBack(page: Page): Promise<void> {
  return page.getByRole('dialog').getByRole('link', { name: 'Back', exact: true }).click()
}

export function closeDialog(page: Page): Promise<void> {
  return page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
}

/** Expects the wizard or a detail in front of the page, with the focus on its heading. */
export async function expectDialog(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('dialog', { name: title, exact: true })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(page.locator(':focus')).toHaveText(title)
}

export async function expectNoDialog(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Expects a booking page, where the step is the page itself. */
export async function expectBookingPage(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
  await expectNoDialog(page)
}

/** Expects the frame of a calendar to work, with no message about loading. */
export async function expectLiveFrame(page: Page, title: string): Promise<void> {
  await expect(page.frameLocator(`iframe[title="${title}"]`).getByRole('grid')).toBeVisible()
  await expect(page.getByText(/^Loading(:| the) |taking longer than usual|not available right now/)).toHaveCount(0)
}

/** The browser's address without its origin. */
function addressOf(page: Page): string {
  const { pathname, search, hash } = new URL(page.url())
  return pathname + search + hash
}

export async function expectAddress(page: Page, address: string): Promise<void> {
  await expect.poll(() => addressOf(page)).toBe(address)
}

/** The width of the page's content in px, whether it is cut off or can be scrolled to. */
export function widestEdge(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(document.documentElement.scrollWidth, document.body.scrollWidth))
}

/** Presses Tab until the target has the focus, at most 80 times. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const hasFocus = () => target.evaluate((element) => element === document.activeElement)
  for (let stop = 0; stop < 80 && !(await hasFocus()); stop++) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
}

/** Holds the page's scripts back until `release`. */
export async function holdScripts(page: Page) {
  const held: Route[] = []
  let isReleased = false
  await page.route('**/assets/*.js', async (route) => {
    if (isReleased) await route.continue()
    else held.push(route)
  })
  return {
    release: async () => {
      isReleased = true
      await Promise.all(held.map((route) => route.continue()))
    },
  }
}

/** Keeps the answers at an address back until the returned function is called. */
export async function hold(page: Page, address: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    await released
    await route.continue()
  })
  return () => release()
}
