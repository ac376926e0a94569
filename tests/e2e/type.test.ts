import { expect } from '@playwright/test'
import { displayLetters } from '../../scripts/support/faces.ts'
import { oneOfEachKind } from '../../tools/bench/pages/pages.ts'
import { prerenderedPaths, test, visit } from '../walks/support.ts'

const phone = { width: 360, height: 780 }

/**
 * The main content of each page as read on a phone: body text is at least 17 px, and nothing except a chart's ticks is
 * below 15 px.
 */
const read = [
  { name: 'home', path: '/' },
  { name: 'a clinic', path: '/locations/princeton' },
  { name: 'a service', path: '/services/infrared' },
  { name: 'the wizard', path: '/book?step=location' },
]

for (const { name, path } of read)
  test(`On a phone four letters in five of ${name} are 17 px or more, none below 15`, async ({ page }) => {
    await page.setViewportSize(phone)
    await visit(page, path)
    const letters = await page.evaluate(lettersBySize)
    const all = letters.reduce((sum, { count }) => sum + count, 0)
    const large = letters.filter(({ size }) => size >= 17).reduce((sum, { count }) => sum + count, 0)
    expect(large / all).toBeGreaterThan(0.8)
    expect(letters.filter(({ size }) => size < 15)).toEqual([])
  })

test.describe('on the delivered pages', () => {
  test.use({ javaScriptEnabled: false })

  test('what is set in the display face has no letter that was cut away', async ({ page }) => {
    for (const path of oneOfEachKind(prerenderedPaths())) {
      await page.goto(path)
      const letters = await page.evaluate(lettersInDisplay)
      expect(letters.length, path).toBeGreaterThan(5)
      expect
        .soft(
          letters.filter((letter) => !displayLetters.includes(letter)),
          path,
        )
        .toEqual([])
    }
  })
})

/** How many visible letters are drawn at each size, without the ticks of charts. Runs in the page. */
function lettersBySize(): { size: number; count: number; text: string }[] {
  const front = document.querySelector('[role="dialog"]') ?? document.querySelector('main')
  const walk = document.createTreeWalker(front ?? document.body, NodeFilter.SHOW_TEXT)
  const found: { size: number; count: number; text: string }[] = []
  while (walk.nextNode()) {
    const text = (walk.currentNode.textContent ?? '').trim()
    const parent = walk.currentNode.parentElement
    if (text === '' || !parent?.checkVisibility() || parent.closest('svg, script, style')) continue
    if (parent.getBoundingClientRect().width <= 1) continue
    found.push({ size: Number.parseFloat(getComputedStyle(parent).fontSize), count: text.length, text })
  }
  return found
}

/** Every letter that is set in the display typeface. Runs in the page. */
function lettersInDisplay(): string[] {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const letters = new Set<string>()
  while (walk.nextNode()) {
    const parent = walk.currentNode.parentElement
    if (parent && getComputedStyle(parent).fontFamily.startsWith('Newsreader'))
      for (const letter of walk.currentNode.textContent ?? '') if (letter !== '\n') letters.add(letter)
  }
  return [...letters]
}
