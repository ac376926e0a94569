import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { contrastOf, luminance } from '../support/contrast.ts'
import { still, test, visit } from '../walks/support.ts'

test.use(still)

/** A line of text in a scene: its box in px, and its color. */
interface Line {
  text: string
  color: readonly number[]
  isLarge: boolean
  box: { left: number; top: number; width: number; height: number }
}

/** Of WCAG 2.2, 1.4.3: for text, and for large text. */
const least = { text: 4.5, large: 3 }

for (const [width, height] of [
  [360, 780],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
] as const)
  test(`At ${width} px each word of the home page’s scene stands out from the picture behind it`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await visit(page, '/')
    const lines = await page.evaluate(linesOfScene)
    expect(lines.length).toBeGreaterThan(5)
    expect(await faintIn(page, lines)).toEqual([])
  })

/** The lines that stand out too little from the palest, or darkest, tenth of what is drawn behind them. */
async function faintIn(page: Page, lines: readonly Line[]): Promise<string[]> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '[data-scene] * { -webkit-text-fill-color: transparent } [data-scene] text { visibility: hidden !important }',
    )
    document.adoptedStyleSheets = [sheet]
  })
  const picture = await sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return lines.flatMap(({ text, color, isLarge, box }) => {
    const own = luminance(color)
    const behind: number[] = []
    for (let y = box.top; y < box.top + box.height; y++)
      for (let x = box.left; x < box.left + box.width; x++) {
        const at = (y * picture.info.width + x) * 3
        behind.push(contrastOf(own, luminance([...picture.data.subarray(at, at + 3)])))
      }
    const found = behind.toSorted((one, other) => one - other)[Math.floor(behind.length / 10)] ?? 0
    return found < (isLarge ? least.large : least.text) ? [`'${text}': ${found.toFixed(2)}`] : []
  })
}

/** Runs in the page. The lines that lie within the window and can be hit there: others are clipped. */
function linesOfScene(): Line[] {
  const scene = document.querySelector('[data-scene]')
  const walker = document.createTreeWalker(scene ?? document.body, NodeFilter.SHOW_TEXT)
  const lines: Line[] = []
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!canvas) return []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const text = node.textContent?.trim() ?? ''
    if (!element || text === '' || !element.checkVisibility() || element.closest('.visually-hidden')) continue
    const style = getComputedStyle(element)
    const paint = element instanceof SVGElement ? style.fill : style.color
    canvas.fillStyle = paint
    canvas.fillRect(0, 0, 1, 1)
    const color = [...canvas.getImageData(0, 0, 1, 1).data.subarray(0, 3)]
    const size = Number.parseFloat(style.fontSize)
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const rect of range.getClientRects()) {
      const box = {
        left: Math.max(0, Math.floor(rect.left)),
        top: Math.max(0, Math.floor(rect.top)),
        width: Math.floor(rect.width),
        height: Math.floor(rect.height),
      }
      const isWithin = box.width > 1 && box.top + box.height < innerHeight && box.left + box.width < innerWidth
      const hit = document.elementFromPoint(rect.left + rect.width / 2, rect.top + rect.height / 2)
      if (isWithin && hit && element.contains(hit)) lines.push({ text, color, isLarge: size >= 24, box })
    }
  }
  return lines
}
