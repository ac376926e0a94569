import { expect, type Locator } from '@playwright/test'
import { detailTable, leadTable, pageTable, type Row } from './contract-table.ts'
import { says, unitsOf } from './page-units.ts'
import { card, expectDialog, still, test, visit } from '../walks/support.ts'

test.use(still)

for (const [path, rows] of Object.entries(pageTable)) {
  test(`${path} says each of its ${rows.length} specified figures in its place`, async ({ page }) => {
    await page.goto(path)
    for (const fold of await page.getByRole('main').locator('details').all())
      await fold.evaluate((element) => element.setAttribute('open', ''))
    expect(await missing(page.getByRole('main'), rows)).toEqual([])
  })
}

test('The twelve details say the starting prices and durations of P-FIGURE-12', async ({ page }) => {
  await visit(page, '/locations/princeton')
  for (const [title, rows] of Object.entries(detailTable)) {
    await card(page, startingWith(title)).click()
    await expectDialog(page, title)
    expect(await missing(page.getByRole('dialog'), rows), title).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

test("The dialog behind 'Sign Up For Access' promises the callback of P-LEAD-2", async ({ page }) => {
  await visit(page, '/')
  await page.getByText('Sign Up For Access', { exact: true }).click()
  await expectDialog(page, 'Sign Up For Access')
  expect(await missing(page.getByRole('dialog'), leadTable)).toEqual([])
})

test('Each review shows half as many stars as its rating out of 10 (P-HOME-10)', async ({ page }) => {
  await page.goto('/')
  const reviews = page.getByRole('list', { name: 'Reviews' }).getByRole('listitem')
  const shown = await reviews.evaluateAll(readRatings)
  expect(shown.length).toBeGreaterThan(3)
  expect(shown.filter(({ rating, stars }) => stars !== rating / 2)).toEqual([])
})

/** The rows that no card, row or paragraph contains as a whole, as text. */
async function missing(root: Locator, rows: readonly Row[]): Promise<string[]> {
  const units = await unitsOf(root)
  return rows
    .filter(({ thing, says: figures, within = '' }) => {
      const candidates = units.filter(({ part }) => within === '' || says(part, within))
      return !candidates.some(({ text }) => [thing, ...figures].every((words) => says(text, words)))
    })
    .map(({ thing, says: figures, within = 'the page' }) => `${within}: ${[thing, ...figures].join(', ')}`)
}

function startingWith(title: string): RegExp {
  return new RegExp(`^${title.replaceAll('+', '\\+')}`)
}

/**
 * Each review's rating in words and its drawn stars: the width of the gold divided by the width of one star. Runs in
 * the page.
 */
function readRatings(reviews: Element[]): { rating: number; stars: number }[] {
  return reviews.map((review) => {
    const [, rating] = /(\d+) out of 10/.exec(review.textContent) ?? []
    const gold = [...review.querySelectorAll<SVGPathElement>('path[data-filled]')]
    return { rating: Number(rating), stars: gold.reduce((sum, star) => sum + star.getBBox().width / 20, 0) }
  })
}
