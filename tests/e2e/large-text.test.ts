import { expect, type Page } from '@playwright/test'
import { oneOfEachKind } from '../../tools/bench/pages/pages.ts'
import { openLead } from '../walks/lead.ts'
import {
  card,
  choose,
  expectDialog,
  narrow,
  prerenderedPaths,
  still,
  test,
  visit,
  widestEdge,
} from '../walks/support.ts'
import { unknownPath } from './page-facts.ts'
import { expectWholeHeader, tooWide, withText } from './text-size.ts'

test.use({
  ...still,
  viewport: narrow,
  ...withText(32),
})

for (const path of [...oneOfEachKind(prerenderedPaths()), unknownPath])
  test(`At 320 px and 200 % text ${path} is not wider than the window`, async ({ page }) => {
    await visit(page, path)
    await expectFits(page)
  })

const screens: Record<string, (page: Page) => Promise<void>> = {
  'the wizard’s clinics': async (page) => {
    await visit(page, '/book?step=location')
    await expectDialog(page, 'Select Location')
  },
  'the wizard’s services': async (page) => {
    await visit(page, '/book?step=location')
    await choose(page, /^Princeton/)
    await expectDialog(page, 'Services in Princeton')
  },
  'the wizard’s calendar': async (page) => {
    await visit(page, '/book?step=location')
    await choose(page, /^Princeton/)
    await choose(page, /^Infrared/)
    await expect(page.getByRole('dialog').locator('iframe')).toBeVisible()
  },
  'a service’s detail': async (page) => {
    await visit(page, '/locations/princeton')
    await card(page, /^Compression/).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  },
  'the callback form': openLead,
  'the exam': async (page) => {
    await visit(page, '/exam-invite')
    await page.getByRole('main').getByRole('button', { name: 'Start Your Consultation' }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
  },
  'the menu': async (page) => {
    await visit(page, '/')
    await page.getByRole('banner').getByText('Menu').click()
  },
  'the plans': async (page) => {
    await visit(page, '/order-online')
    await page.getByRole('radio', { name: /^No/ }).check()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { name: 'Choose Your Weight Loss Plan' })).toBeVisible()
  },
  'the franchise form with messages': async (page) => {
    await visit(page, '/franchise')
    await page.getByRole('button', { name: 'Submit Inquiry' }).click()
    await expect(page.getByRole('group', { name: /^Please check/ })).toBeFocused()
  },
}

for (const [name, open] of Object.entries(screens))
  test(`At 320 px and 200 % text ${name} is not wider than the window`, async ({ page }) => {
    await open(page)
    await expectFits(page)
  })

for (const width of [390, 768, 1280, 1536])
  for (const path of ['/', '/locations/princeton', '/contact'])
    test(`At ${width} px and 200 % text ${path} is not wider than the window`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await visit(page, path)
      await expectFits(page)
      await expectWholeHeader(page)
    })

test('What is wider than the window is named', async ({ page }) => {
  await page.setContent('<main><p style="width: 400px">Too wide</p><p>Right</p></main>')
  expect(await page.evaluate(tooWide)).toEqual(["P 'Too wide' ends at 408"])
})

async function expectFits(page: Page): Promise<void> {
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
  expect.soft(await page.evaluate(tooWide)).toEqual([])
  expect(await widestEdge(page)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
}
