import { expect, type Locator, type Page } from '@playwright/test'
import { still, test, visit } from '../walks/support.ts'

test.use(still)

const answers = (page: Page) => page.getByRole('radio')
const frame = (page: Page) => page.getByTitle('Book Your Consultation')
const start = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Start Your Consultation' }).first()

/** What the first screen of each page has to show, and how many of it at least. */
const stages: [path: string, held: (page: Page) => Locator, atLeast: number][] = [
  ['/order-online', answers, 1],
  ['/online-consult', frame, 0.4],
  ['/exam-invite', start, 1],
]

for (const [width, height] of [
  [360, 780],
  [1440, 900],
] as const)
  for (const [path, held, atLeast] of stages)
    test(`At ${width} px the first screen of ${path} holds what the page is for`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await visit(page, path)
      await expect(page.locator('[data-hero][data-climate="within"]')).toHaveCount(1)
      await expect(held(page).first()).toBeVisible()
      for (const one of await held(page).all()) await expect(one).toBeInViewport({ ratio: atLeast })
    })
