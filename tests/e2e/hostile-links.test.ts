import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import config from '../../playwright.config.ts'
import { findWholeChrome } from '../../scripts/support/setup.mjs'
import { record } from '../hostile/record.ts'
import { isLocal, still } from '../walks/support.ts'

test.use(still)

const dist = join(import.meta.dirname, '../../dist')
const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))

/** The targets of links that open a new window, each with a page that has the link. */
const openers = [
  { page: '/locations/princeton', name: /directions/i },
  { page: '/locations/princeton', name: /website|site/i },
  { page: '/online-consult', name: 'Open the scheduler in a new tab' },
]

/** Uses the full browser: headless Chromium sometimes crashes when a link opens a window. */
test.use({ launchOptions: { ...config.use?.launchOptions, executablePath: findWholeChrome() ?? '' } })

test('Every link into a new window keeps that window away from the page', async () => {
  const links = pages.flatMap((file) =>
    [...readFileSync(join(dist, file), 'utf8').matchAll(/<(?:a|area|form|base)\b[^>]*\btarget=[^>]*>/gi)].map(
      ([tag]) => `${file}: ${tag}`,
    ),
  )
  expect(links.length).toBeGreaterThan(10)
  const unsafe = links.filter((tag) => !/rel="[^"]*\bnoopener\b/.test(tag))
  record('tab-nabbing', {
    title: 'links into new windows',
    tried: links.length,
    faults: { 'without noopener': unsafe.length },
  })
  expect(unsafe).toEqual([])
})

test('A window that a link opened has no way back to the page', async ({ page, context }) => {
  await context.route(
    (url) => !isLocal(url.href),
    (route) => route.fulfill({ contentType: 'text/html', body: 'Outside' }),
  )
  for (const opener of openers) {
    await page.goto(opener.page)
    await page.locator('nav[data-phase]').waitFor()
    const link = page.getByRole('main').getByRole('link', { name: opener.name }).and(page.locator('[target="_blank"]'))
    const opened = context.waitForEvent('page')
    await link.first().click()
    const popup = await opened
    await popup.waitForLoadState()
    expect(popup.url()).not.toContain(opener.page)
    expect(await popup.evaluate(() => window.opener === null), `${opener.page}: ${opener.name}`).toBe(true)
    await popup.close()
  }
})

test('No address in any page runs script', async () => {
  const addresses = pages.flatMap((file) =>
    [...readFileSync(join(dist, file), 'utf8').matchAll(/\b(?:href|src|action|formaction|poster|data)="([^"]*)"/g)].map(
      ([, address = '']) => ({ file, address }),
    ),
  )
  expect(addresses.length).toBeGreaterThan(3000)
  const wrong = addresses.filter(
    ({ address }) => !/^(\/(?![/\\])|#|https:\/\/|tel:\+\d|mailto:|[\w-]+\.(?:css|js)$)/.test(address),
  )
  record('addresses-drawn', {
    title: 'addresses in the built pages',
    tried: addresses.length,
    faults: { 'of another scheme': wrong.length },
  })
  expect(wrong).toEqual([])
})
