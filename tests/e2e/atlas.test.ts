import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { flows } from '../../machines/registry.ts'
import { buildAtlas } from '../../tools/atlas/build.ts'
import { resultsFolder } from '../../tools/atlas/walk-record.ts'
import type { AnyFlowModel } from '../../tools/paths/core/explore.ts'
import { violations } from './axe.ts'
import { test, widestEdge } from '../walks/support.ts'

const models: readonly AnyFlowModel[] = Object.values(flows)
const pages = ['index', 'requirements', ...Object.keys(flows)]
let folder = ''

/** Opens a page of the atlas from the disk, as a person who was sent the folder would. */
async function open(page: Page, name: string): Promise<void> {
  await page.goto(pathToFileURL(join(folder, `${name}.html`)).href)
}

test.beforeAll(async () => {
  folder = join(resultsFolder, `atlas-${test.info().workerIndex}`)
  await buildAtlas(models, folder)
})

test('every flow has a page with its chart, reached from the index', async ({ page }) => {
  await open(page, 'index')
  const links = page.getByRole('rowheader').getByRole('link')
  await expect(links).toHaveCount(models.length)
  await links.first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Booking' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Statechart of booking' })).toBeVisible()
})

test('a path plays on the chart, step by step, by buttons and by keys', async ({ page }) => {
  await page.clock.install({ time: 0 })
  await open(page, 'site-menu')
  const says = page.getByRole('status')
  const lit = page.locator('.state.lit')
  await expect(page.getByRole('button', { name: 'Play' })).toBeDisabled()
  await page.locator('summary').first().click()
  await expect(says).toHaveText(/^0 of \d+: Given /)
  await expect(lit).toHaveAttribute('data-state', 'bar.closed')
  await page.getByRole('button', { name: 'Step on' }).click()
  await expect(says).toHaveText(/^1 of /)
  await expect(page.locator('.transition.lit').first()).toBeAttached()
  await page.keyboard.press('ArrowRight')
  await expect(says).toHaveText(/^2 of /)
  await page.keyboard.press('ArrowLeft')
  await expect(page.locator('[aria-current="step"]')).toHaveAttribute('data-step', '1')
  await page.getByRole('button', { name: 'Play' }).click()
  await page.clock.runFor(1700)
  await expect(says).toHaveText(/^2 of /)
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.clock.runFor(10_000)
  await expect(says).toHaveText(/^2 of /)
  await page.keyboard.press('Escape')
  await expect(lit).toHaveCount(0)
})

test('the address of a page may name a path', async ({ page }) => {
  await open(page, 'booking')
  const path = await page.locator('details[data-path]').nth(1).getAttribute('data-path')
  await page.goto(`${page.url()}#${path}`)
  await expect(page.locator('details[data-path][open]')).toHaveAttribute('data-path', String(path))
})

test('the chart grows, shrinks and fits', async ({ page }) => {
  await open(page, 'booking')
  const chart = page.getByRole('img', { name: 'Statechart of booking' })
  const width = async () => (await chart.boundingBox())?.width ?? 0
  await page.getByRole('button', { name: '100 %' }).click()
  const natural = await width()
  await page.getByRole('button', { name: 'Larger' }).click()
  expect(Math.abs((await width()) - natural * 1.25)).toBeLessThan(1)
  await page.getByRole('button', { name: 'Fit' }).click()
  expect(await width()).toBeLessThanOrEqual((await page.locator('[data-chart]').boundingBox())?.width ?? 0)
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const name of pages) {
    test(`axe has nothing against the page ${name}, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await open(page, name)
      expect(await violations(page)).toEqual([])
    })
  }

  test(`axe has nothing against a path on the chart, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await open(page, 'carousel')
    await page.locator('summary').first().click()
    await page.getByRole('button', { name: 'Step on' }).click()
    expect(await violations(page)).toEqual([])
  })
}

test('no page is wider than a narrow screen, nor a path on it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const name of pages) {
    await open(page, name)
    expect(await widestEdge(page), name).toBe(320)
    const path = page.locator('summary').first()
    if ((await path.count()) > 0) await path.click()
    expect(await widestEdge(page), name).toBe(320)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the chart, the paths and the tables are there', async ({ page }) => {
    await open(page, 'booking')
    await expect(page.getByRole('img', { name: 'Statechart of booking' })).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
    await page.locator('summary').first().click()
    await expect(page.locator('[data-step="0"]').first()).toBeVisible()
  })
})
