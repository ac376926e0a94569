import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { flows } from '../../machines/registry.ts'
import { buildAtlas } from '../../tools/atlas/build.ts'
import { resultsFolder } from '../../tools/atlas/walk-record.ts'
import { cover } from '../../tools/paths/core/cover.ts'
import { explore, type AnyFlowModel } from '../../tools/paths/core/explore.ts'
import { versionOf } from '../../tools/paths/versions.ts'
import { violations } from './axe.ts'
import { test, widestEdge } from '../walks/support.ts'

const models: readonly AnyFlowModel[] = Object.values(flows)
const pages = ['index', 'requirements', 'heard', ...Object.keys(flows)]
let folder = ''

/** Opens a page of the atlas from the disk, as a person who was sent the folder would. */
async function open(page: Page, name: string): Promise<void> {
  await page.goto(pathToFileURL(join(folder, `${name}.html`)).href)
}

/** An atlas of a flow whose one path failed in the browser and was run on another machine before. Returns the path. */
async function buildFailing(results: string): Promise<string[]> {
  const model: AnyFlowModel = flows.consultation
  const [path] = cover(explore(model), 'edges').paths.map(({ id }) => id)
  const walked = {
    flow: model.id,
    goal: 'edges',
    budget: 12,
    path,
    edges: [],
    at: '2026-11-12T10:00:00Z',
    ms: 1,
    run: 'r',
    commit: 'c',
  }
  const command = `npm run paths -- --path ${path} --level browser`
  const failure = { step: 1, text: 'expected: paid\nwas there: unpaid', command, picture: 'failure.webp' }
  const records = {
    browser: { ...walked, ...versionOf(model), level: 'browser', result: 'failed', failure },
    dom: { ...walked, level: 'dom', result: 'passed', machine: 'other', lock: 'other' },
  }
  for (const [level, record] of Object.entries(records)) {
    mkdirSync(join(results, 'walks', level, model.id), { recursive: true })
    writeFileSync(join(results, 'walks', level, model.id, `${path}.json`), JSON.stringify(record))
  }
  writeFileSync(join(results, 'failure.webp'), '')
  await buildAtlas([model], join(results, 'atlas'), results)
  return path === undefined ? [] : [path]
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
  await expect(page.getByRole('group', { name: 'Statechart of booking' })).toBeVisible()
})

test('a path plays on the chart, step by step, by buttons and by keys', async ({ page }) => {
  await page.clock.install({ time: 0 })
  await open(page, 'site-menu')
  const says = page.getByRole('status')
  const lit = page.locator('.state.lit')
  await expect(lit).toHaveCount(0)
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

test('Play begins with the first path that is shown, and keeps its step in view', async ({ page }) => {
  await page.clock.install({ time: 0 })
  await open(page, 'carousel')
  const id = await page.locator('details[data-path]').nth(3).getAttribute('data-path')
  await page.getByRole('searchbox', { name: 'Search' }).fill(String(id))
  await page.clock.pauseAt(60_000)
  await page.getByRole('button', { name: 'Play' }).click()
  await expect(page.locator('details[data-path][open]')).toHaveAttribute('data-path', String(id))
  for (const step of [1, 2, 3, 4, 5]) {
    await page.clock.runFor(1600)
    const line = page.locator('[aria-current="step"]')
    await expect(line).toHaveAttribute('data-step', String(step))
    await expect(line).toBeInViewport({ ratio: 0.9 })
    const stage = await page.locator('[data-stage]').boundingBox()
    const top = (await line.boundingBox())?.y ?? 0
    expect(top).toBeGreaterThanOrEqual((stage?.y ?? 0) + (stage?.height ?? 0))
  }
})

test('a label of the chart leads to the paths that take it, by keyboard, too', async ({ page }) => {
  await open(page, 'booking')
  const paths = page.locator('.paths > li:visible')
  const all = await paths.count()
  const label = page.getByRole('link', { name: /^services\.retry .*: the paths that take it$/ })
  await label.focus()
  await page.keyboard.press('Enter')
  const chip = page.getByRole('button', { name: /^Only those that take open.service.failed services.retry/ })
  await expect(chip).toBeFocused()
  await expect(chip).toBeInViewport()
  const taking = await paths.count()
  expect(taking).toBeLessThan(all)
  await expect(page.getByText(`${taking} of ${all} paths`)).toBeVisible()
  await expect(paths.filter({ hasText: 'the visitor tries again' })).toHaveCount(taking)
  await page.keyboard.press('Enter')
  await expect(paths).toHaveCount(all)
})

test('the paths are searched by words of their steps and filtered by result', async ({ page }) => {
  await open(page, 'booking')
  const paths = page.locator('.paths > li:visible')
  const all = await paths.count()
  await page.getByRole('searchbox', { name: 'Search' }).fill('the visitor tries again')
  const found = await paths.count()
  expect(found).toBeGreaterThan(0)
  expect(found).toBeLessThan(all)
  await page.getByRole('searchbox', { name: 'Search' }).fill('')
  let sum = 0
  for (const [value, outcome] of [
    ['not passed', 'failed'],
    ['not run at some level', 'unrun'],
    ['passed at all levels', 'passed'],
  ] as const) {
    await page.getByRole('combobox', { name: 'Result' }).selectOption(value)
    const count = await paths.count()
    expect(await page.locator(`[data-outcome="${outcome}"]:visible`).count()).toBe(count)
    sum += count
  }
  expect(sum).toBe(all)
})

test('the address names the chosen path and step, and leads back to them', async ({ page }) => {
  await open(page, 'booking')
  const path = await page.locator('details[data-path]').nth(1).getAttribute('data-path')
  await page.locator('summary').nth(1).click()
  await page.getByRole('button', { name: 'Step on' }).click()
  await expect.poll(() => new URL(page.url()).hash).toBe(`#${path}/1`)
  await page.reload()
  await expect(page.locator('details[data-path][open]')).toHaveAttribute('data-path', String(path))
  await expect(page.locator('[aria-current="step"]')).toHaveAttribute('data-step', '1')
  await page.goto(page.url().replace(/1$/, '2'))
  await expect(page.locator('[aria-current="step"]')).toHaveAttribute('data-step', '2')
  await page.keyboard.press('Escape')
  await expect.poll(() => new URL(page.url()).hash).toBe('')
})

for (const width of [768, 1440]) {
  test(`the counts of a chart are at least 11 px high at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const name of Object.keys(flows)) {
      await open(page, name)
      const sizes = await page.locator('[data-chart] text').evaluateAll((texts) =>
        texts.map((text) => {
          const scale = text instanceof SVGTextElement ? (text.getScreenCTM()?.a ?? 0) : 0
          return scale * Number(text.getAttribute('font-size'))
        }),
      )
      expect(sizes.length, name).toBeGreaterThan(0)
      expect(Math.min(...sizes), name).toBeGreaterThanOrEqual(11)
    }
  })
}

test('the chart grows, shrinks and fits', async ({ page }) => {
  await open(page, 'booking')
  const chart = page.getByRole('group', { name: 'Statechart of booking' })
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
    await expect(page.locator('[aria-current="step"]')).toHaveAttribute('data-step', '1')
    expect(await violations(page)).toEqual([])
  })

  test(`axe has nothing against a path that failed, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    const [result] = await buildFailing(test.info().outputPath('failing'))
    await page.goto(pathToFileURL(join(test.info().outputPath('failing'), 'atlas/consultation.html')).href)
    await page.locator('details[data-path] > summary').first().click()
    await expect(page.getByText('expected: paid', { exact: false }).last()).toBeVisible()
    await expect(page.getByText(`npm run paths -- --path ${result} --level browser`)).toBeVisible()
    await expect(page.getByRole('img', { name: 'The page when step 1 failed' })).toBeVisible()
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
    await expect(page.getByRole('group', { name: 'Statechart of booking' })).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
    await page.locator('summary').first().click()
    await expect(page.locator('[data-step="0"]').first()).toBeVisible()
  })
})
