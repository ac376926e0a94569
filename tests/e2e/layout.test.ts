import { expect } from '@playwright/test'
import { oneOfEachKind } from '../../tools/bench/pages/pages.ts'
import { prerenderedPaths, test, widestEdge } from '../walks/support.ts'

/** Phone, tablet, laptop and a large screen. */
const widths = [360, 768, 1280, 1920]

test.use({ javaScriptEnabled: false })

for (const width of widths)
  test(`At ${width} px nothing overflows or is cut off, and cards of a row end on one line`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of [...oneOfEachKind(prerenderedPaths()), '/nowhere']) {
      await page.goto(path)
      expect.soft(await widestEdge(page), path).toBeLessThanOrEqual(width)
      expect.soft(await page.evaluate(cutOff), path).toEqual([])
      expect.soft(await page.evaluate(unequalCards), path).toEqual([])
    }
  })

test('A scene begins at the upper edge of the window', async ({ page }) => {
  const tops: [where: string, top: number | undefined][] = []
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of oneOfEachKind(prerenderedPaths())) {
      await page.goto(path)
      for (const hero of await page.locator('[data-hero]').all())
        tops.push([`${path} at ${width} px`, (await hero.boundingBox())?.y])
    }
  }
  expect(tops.length).toBeGreaterThan(10)
  expect(tops.filter(([, top]) => top !== 0)).toEqual([])
})

test('Each line of a scene’s actions begins where the first does', async ({ page }) => {
  const indented: string[] = []
  for (const path of oneOfEachKind(prerenderedPaths())) {
    await page.goto(path)
    for (const width of [...widths, 660, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const lefts = await page.locator('[data-hero] [data-tone]').evaluateAll(leftsOfLines)
      if (new Set(lefts).size > 1) indented.push(`${path} at ${width} px: ${lefts.join(', ')}`)
    }
  }
  expect(indented).toEqual([])
})

test('Text that is cut off, and cards of different heights, are noticed', async ({ page }) => {
  await page.setContent(`<main><p style="overflow: hidden; height: 8px">Cut off</p>
    <ul style="display: flex; align-items: start"><li style="background: gray">One</li>
    <li style="background: gray">Two<br>lines</li></ul></main>`)
  expect(await page.evaluate(cutOff)).toEqual(["'Cut off' is cut off"])
  expect(await page.evaluate(unequalCards)).toEqual([
    expect.stringMatching(/^'One' is \d+ px high in a row of \d+ px$/),
  ])
})

/** The texts that are partly hidden by their box. Runs in the page. */
function cutOff(): string[] {
  const isHidden = (element: Element) => element.clientWidth <= 1 || !element.checkVisibility()
  const hides = (element: Element) => /hidden|clip/.test(getComputedStyle(element).overflow)
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.textContent.trim() !== '' && hides(element) && !isHidden(element))
    .filter(
      ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1,
    )
    .map(({ textContent }) => `'${textContent.trim().slice(0, 40)}' is cut off`)
}

/** Where the first element of each line begins. Runs in the page. */
function leftsOfLines(elements: Element[]): number[] {
  const boxes = elements.map((element) => element.getBoundingClientRect())
  const firsts = boxes.filter(({ top }, index) => top !== boxes[index - 1]?.top)
  return firsts.map(({ left }) => Math.round(left))
}

/** The boxes with a background in one row of a list whose heights differ by more than 1 px. Runs in the page. */
function unequalCards(): string[] {
  const surface = (element: Element) => {
    const { backgroundColor, backgroundImage, boxShadow } = getComputedStyle(element)
    return backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none' || boxShadow !== 'none'
  }
  return [...document.querySelectorAll('main ul, main ol')].flatMap((list) => {
    const cards = [...list.children]
      .map((item) => (surface(item) ? item : item.firstElementChild))
      .filter((card) => card !== null)
      .filter((card) => surface(card) && card.checkVisibility())
      .map((card) => ({ card, box: card.getBoundingClientRect() }))
    const highest = (top: number) =>
      Math.max(...cards.filter(({ box }) => Math.abs(box.top - top) < 1).map(({ box }) => box.height))
    return cards
      .filter(({ box }) => highest(box.top) - box.height > 1)
      .map(({ card, box }) => {
        const name = card.textContent.trim().slice(0, 40)
        return `'${name}' is ${Math.round(box.height)} px high in a row of ${Math.round(highest(box.top))} px`
      })
  })
}
