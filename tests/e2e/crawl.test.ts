import { expect, type Page } from '@playwright/test'
import { bookingListSlugs } from '../../content/booking-lists.ts'
import { violations } from './axe.ts'
import { readSite, unknownPath } from './page-facts.ts'
import { narrow, prerenderedPaths, still, test, visit, widestEdge } from '../walks/support.ts'

test.use(still)

/** Milliseconds for dozens of pages, each looked at in three ways, on a machine that is busy. */
const patience = 600_000

const parts = ['/services', '/locations', ...bookingListSlugs.map((list) => `/book/${list}`)]

test('No page lacks a title, a description, a name or a heading, has an id twice or skips a level', async ({
  page,
}) => {
  const site = await readSite(page)
  expect(site.size).toBeGreaterThan(90)
  const faults = [...site].flatMap(([path, facts]) => facts.faults.map((fault) => `${path}: ${fault}`))
  expect(faults).toEqual([])
})

test('No page has a dead link', async ({ page, request }) => {
  const site = await readSite(page)
  const links = [...site].flatMap(([path, facts]) => facts.links.map((href) => ({ path, href })))
  expect(links.filter(({ href }) => !/^(\/(?!\/)|#.|https:\/\/|tel:\+\d|mailto:.+@)/.test(href))).toEqual([])
  const inside = new Map(links.filter(({ href }) => /^[/#]/.test(href)).map(({ path, href }) => [href, path]))
  expect(inside.size).toBeGreaterThan(80)
  const dead: string[] = []
  for (const [href, path] of inside) {
    const target = new URL(href, `http://localhost${path}`)
    const facts = site.get(target.pathname)
    const isThere = facts !== undefined || (await request.get(target.pathname)).status() === 200
    const isFound = target.hash === '' || facts?.ids.includes(target.hash.slice(1))
    if (!isThere || !isFound) dead.push(`${href}, linked on ${path}`)
  }
  expect(dead).toEqual([])
})

for (const part of parts) {
  test(`Axe finds nothing on the pages of ${part}, in light, at 320 px and with forced colors`, async ({ page }) => {
    test.setTimeout(patience)
    const paths = prerenderedPaths().filter((path) => isOf(part, path))
    expect(paths.length).toBeGreaterThan(6)
    expect(await troublesOn(page, paths)).toEqual([])
  })
}

test('Axe finds nothing on any other page, in light, at 320 px and with forced colors', async ({ page }) => {
  test.setTimeout(patience)
  const paths = prerenderedPaths().filter((path) => !parts.some((part) => isOf(part, path)))
  expect(paths.length).toBeGreaterThan(4)
  expect(await troublesOn(page, [...paths, unknownPath])).toEqual([])
})

function isOf(part: string, path: string): boolean {
  return `${path}/`.startsWith(`${part}/`)
}

/** Axe's findings on pages, each viewed in three ways, and the pages that are wider than 320 px. */
async function troublesOn(page: Page, paths: readonly string[]): Promise<string[]> {
  const troubles: string[] = []
  const wide = page.viewportSize() ?? narrow
  for (const path of paths) {
    await visit(page, path)
    const look = async (way: string, scope: 'all' | 'colors') =>
      troubles.push(...(await violations(page, scope)).map((trouble) => `${path}, ${way}: ${trouble}`))
    await look('in light', 'all')
    await page.emulateMedia({ forcedColors: 'active' })
    await look('with forced colors', 'colors')
    await page.emulateMedia({ forcedColors: 'none' })
    await page.setViewportSize(narrow)
    await look('at 320 px', 'all')
    const width = await widestEdge(page)
    if (width > narrow.width) troubles.push(`${path} is ${width} px wide`)
    await page.setViewportSize(wide)
  }
  return troubles
}
