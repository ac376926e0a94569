import { expect, type Page } from '@playwright/test'
import { locations } from '../../content/locations/index.ts'
import { still, test } from '../walks/support.ts'

test.use(still)

const screens = [
  { width: 360, height: 780 },
  { width: 1440, height: 900 },
]

for (const { slug, name, address } of locations)
  for (const viewport of screens)
    test(`/locations/${slug} at ${viewport.width}x${viewport.height} says at once what is done there, a price, whether it is open and the way there`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await page.goto(`/locations/${slug}`)
      const main = page.getByRole('main')
      const firsts = {
        what: main.getByRole('heading', { level: 1, name: `Cryotherapy in ${name}`, exact: true }),
        price: main.getByText(/\$\d/).first(),
        open: main.getByText(/^(Open|Closed)/).first(),
        town: main.getByText(address.town).first(),
        way: main.getByRole('link', { name: /^(Get d|D)irections / }).first(),
      }
      for (const [what, found] of Object.entries(firsts)) {
        const box = await found.boundingBox()
        expect(box, what).not.toBeNull()
        expect((box?.y ?? Infinity) + (box?.height ?? 0), what).toBeLessThanOrEqual(await foldOf(page))
      }
    })

for (const { slug } of locations)
  for (const width of [360, 1440])
    test(`no two neighbors among the sections of /locations/${slug} look alike at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`/locations/${slug}`)
      const looks = await page.getByRole('main').locator('section:not(section section)').evaluateAll(readLooks)
      expect(looks.length).toBeGreaterThan(4)
      expect(looks.filter((look, index) => look === looks[index - 1])).toEqual([])
    })

test('the map’s names can be read and pressed at 320 px: 24 px high, none on another, all within the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 780 })
  await page.goto('/locations/princeton')
  const names = page.locator('[data-clinic]').getByRole('link')
  const boxes = await names.evaluateAll((links) =>
    links.map((link) => {
      const { left, top, right, bottom } = link.getBoundingClientRect()
      const text = new Range()
      text.selectNodeContents(link)
      const written = text.getBoundingClientRect()
      return { left, top, right, bottom, name: link.textContent, from: written.left, to: written.right }
    }),
  )
  expect(boxes.map(({ name }) => name)).toEqual(locations.map(({ name }) => name))
  expect(boxes.filter(({ top, bottom, left, right }) => bottom - top < 24 || right - left < 24)).toEqual([])
  expect(boxes.filter(({ from, to }) => from < 0 || to > 320)).toEqual([])
  const overlaps = boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter((other) => one.from < other.to && other.from < one.to && one.top < other.bottom && other.top < one.bottom)
      .map((other) => `${one.name} and ${other.name}`),
  )
  expect(overlaps).toEqual([])
})

test('the map marks the clinic of the page, and a name leads to its clinic', async ({ page }) => {
  await page.goto('/locations/princeton')
  const names = page.locator('[data-clinic]')
  await expect(names.getByRole('link', { name: 'Princeton' })).toHaveAttribute('aria-current', 'page')
  await names.getByRole('link', { name: 'Red Bank' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cryotherapy in Red Bank' })).toBeVisible()
})

/** The bottom of the first screen, in px from the top: the bar for the thumb covers what is below it. */
async function foldOf(page: Page): Promise<number> {
  const bar = await page.locator('[data-thumb-bar]').boundingBox()
  return bar?.y ?? page.viewportSize()?.height ?? 0
}

/**
 * The look of each section: surface, columns, alignment of its heading and kind of its largest child. Runs in the page.
 */
function readLooks(sections: Element[]): string[] {
  const areaOf = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width * height
  }
  const largestOf = (elements: Iterable<Element>) =>
    [...elements].reduce<Element | null>((most, one) => (most && areaOf(most) >= areaOf(one) ? most : one), null)
  const surfaceOf = (element: Element): string => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element)
    if (backgroundImage !== 'none') return backgroundImage
    return backgroundColor === 'rgba(0, 0, 0, 0)' ? 'none' : backgroundColor
  }
  const isSeen = (element: Element) => areaOf(element) > 4
  return sections.map((section) => {
    const inner =
      [...section.querySelectorAll('*')].find((one) => [...one.children].filter(isSeen).length > 1) ?? section
    const host = [...section.children].filter(isSeen).length > 1 ? section : inner
    const children = [...host.children].filter(isSeen)
    const columns = new Set(children.map((child) => Math.round(child.getBoundingClientRect().left))).size
    const head = section.querySelector('h1, h2, h3')
    const largest = largestOf(children)
    return [
      surfaceOf(section),
      columns,
      head ? getComputedStyle(head).textAlign : 'no head',
      largest ? `${largest.tagName} ${largestOf(largest.children)?.tagName}` : 'nothing',
    ].join(' | ')
  })
}
