import { expect, type Locator, type Page } from '@playwright/test'
import { expectBookingPage, expectDialog, expectAddress, still, test, visit } from '../walks/support.ts'
import { calendar, expectStep, location, walk, walkTo } from '../walks/wizard.ts'

test.use(still)

const sizes = [
  { width: 360, height: 780 },
  { width: 1440, height: 900 },
]
const pauses = [120, 250, 500, 1000]
const lastStep = walk.length - 1

const backIn = (page: Page) => page.getByRole('link', { name: 'Back', exact: true })

/** Presses one spot of the screen three times, as a finger does, whatever is there by then. */
async function pressThrice(page: Page, { x, y }: { x: number; y: number }, pause: number): Promise<void> {
  for (let press = 0; press < 3; press += 1) {
    await page.mouse.click(x, y)
    await page.waitForTimeout(pause)
  }
}

/** Where an element is once the dialog's opening has come to rest. */
async function boxOf(target: Locator) {
  await target.evaluate((element) => {
    const opening = element.closest('[role=dialog]')?.getAnimations() ?? []
    return Promise.allSettled(opening.map(({ finished }) => finished))
  })
  const box = await target.boundingBox()
  if (!box) throw new Error('nothing is drawn there')
  return box
}

/** The middle of an element and points near its corners. */
async function spotsOf(target: Locator) {
  const { x, y, width, height } = await boxOf(target)
  return [0.1, 0.5, 0.9].map((part) => ({ x: x + width * part, y: y + height * part }))
}

/** Waits until a page is scrolled by so many pixels, or by as many as it can be. */
async function untilScrolled(page: Page, wanted: number): Promise<void> {
  await page.waitForFunction((top) => {
    const { scrollHeight, clientHeight } = document.documentElement
    return Math.abs(window.scrollY - Math.min(top, scrollHeight - clientHeight)) < 1
  }, wanted)
}

for (const viewport of sizes) {
  test.describe(`At ${viewport.width} px`, () => {
    test.use({ viewport })

    for (const pause of pauses) {
      test(`Back pressed again and again ${pause} ms apart at one spot goes back, and picks nothing`, async ({
        page,
      }) => {
        await walkTo(page, lastStep)
        const [, middle] = await spotsOf(backIn(page))
        await pressThrice(page, middle ?? { x: 0, y: 0 }, pause)
        await expect(page.getByRole('dialog', { name: location.title, exact: true })).toBeVisible()
        await expectAddress(page, location.address)
      })

      test(`On a booking page too, ${pause} ms apart`, async ({ page }) => {
        await visit(page, calendar.address)
        const [, middle] = await spotsOf(backIn(page))
        await pressThrice(page, middle ?? { x: 0, y: 0 }, pause)
        await expectBookingPage(page, location.title)
        await expectAddress(page, location.address)
      })
    }

    test('Wherever Back is pressed, and however far its step was scrolled', async ({ page }) => {
      for (const scrolled of [0, 60, 400]) {
        for (const spot of [0, 1, 2]) {
          await visit(page, '/book/princeton')
          await page.mouse.move(viewport.width / 3, 400)
          await page.mouse.wheel(0, scrolled)
          await untilScrolled(page, scrolled)
          await pressThrice(page, (await spotsOf(backIn(page)))[spot] ?? { x: 0, y: 0 }, 120)
          await expectBookingPage(page, location.title)
          await expectAddress(page, location.address)
        }
      }
    })

    test('The bar with Back has the same place and height in every step', async ({ page }) => {
      await walkTo(page, 0)
      const bar = page.getByRole('dialog').locator('div:has(> ol)')
      const boxes = [await boxOf(bar)]
      for (const { step, move } of walk.slice(1)) {
        await move(page)
        await expectStep(page, step)
        boxes.push(await boxOf(bar))
      }
      expect(new Set(boxes.map((box) => JSON.stringify(box))).size).toBe(1)
    })
  })
}

test('Presses by keyboard and by assistive technology all count, however fast they come', async ({ page }) => {
  await walkTo(page, lastStep)
  await backIn(page).evaluate(async (back: HTMLElement) => {
    const dialog = back.closest('[role="dialog"]')
    back.click()
    await new Promise((done) => setTimeout(done, 30))
    dialog?.querySelector<HTMLElement>('div:has(> ol) > a')?.click()
  })
  await expectStep(page, location)

  await walkTo(page, lastStep)
  for (let press = 0; press < 2; press += 1) {
    await backIn(page).focus()
    await page.keyboard.press('Enter')
  }
  await expectStep(page, location)
})

test('The second press of a double click on Back goes no further than Back', async ({ page }) => {
  await walkTo(page, 1)
  await backIn(page).dblclick({ delay: 40 })
  await expectDialog(page, location.title)
})
