import { expect, type Page } from '@playwright/test'
import { goodInquiry } from '../support/inquiry-limits.ts'
import { violations } from './axe.ts'
import { answered, fillIn, openForm, submit, success, toast } from '../walks/franchise.ts'
import { narrow, still, test, widestEdge } from '../walks/support.ts'

test.use(still)

interface Box {
  x: number
  y: number
  width: number
  height: number
}

for (const width of [360, 768, 1440])
  test(`At ${width} px the toast covers no part of the button, wherever that is`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await answered(page, 200)
    const shown = await toast(page).boundingBox()
    for (const block of width < 960 ? (['center', 'end'] as const) : (['start', 'center', 'end'] as const)) {
      await submit(page).evaluate((button, at) => button.scrollIntoView({ block: at }), block)
      expect.soft(overlaps(shown, await submit(page).boundingBox()), block).toBe(false)
    }
  })

test('Above the blank form a panel thanks by name until the next inquiry, also when the toast is closed', async ({
  page,
}) => {
  await answered(page, 200)
  const panel = page.getByRole('region', { name: `Thank you, ${goodInquiry.firstName}. Your inquiry is with us.` })
  await expect(panel).toContainText(goodInquiry.email)
  await page.getByRole('button', { name: `Close: ${success}` }).click()
  await expect(toast(page)).toHaveCount(0)
  await expect(panel).toBeVisible()
  await fillIn(page)
  await submit(page).click()
  await expect(submit(page)).toHaveText('Submitting...')
  await expect(panel).toHaveCount(0)
})

test('The fields are in three named parts', async ({ page }) => {
  await openForm(page)
  const parts = page.getByRole('form').getByRole('group')
  await expect(parts).toHaveText([/^Part 1 of 3 You and your town/, /^Part 2 of 3 Capital/, /^Part 3 of 3 Experience/])
})

const states: Record<string, (page: Page) => Promise<void>> = {
  'at rest': openForm,
  'with messages': async (page) => {
    await openForm(page)
    await submit(page).click()
    await expect(page.getByRole('group', { name: 'Please check 12 fields' })).toBeFocused()
  },
  'on its way': (page) => answered(page, null),
  refused: (page) => answered(page, 422),
  'with its toast': (page) => answered(page, 200),
  'with the toast of a saved inquiry': (page) => answered(page, 503),
}

for (const [name, open] of Object.entries(states)) {
  test(`Axe finds nothing in the franchise form ${name}, which fits into 320 px`, async ({ page }) => {
    await open(page)
    expect(await violations(page)).toEqual([])
    await page.setViewportSize(narrow)
    expect(await widestEdge(page)).toBeLessThanOrEqual(narrow.width)
    expect(await violations(page), 'at 320 px').toEqual([])
    await page.emulateMedia({ forcedColors: 'active' })
    expect(await violations(page), 'with forced colors').toEqual([])
  })
}

function overlaps(one: Box | null, other: Box | null): boolean {
  if (!one || !other) throw new Error('what may overlap is not drawn')
  const isApart = (start: 'x' | 'y', size: 'width' | 'height') =>
    one[start] + one[size] <= other[start] || other[start] + other[size] <= one[start]
  return !isApart('x', 'width') && !isApart('y', 'height')
}
