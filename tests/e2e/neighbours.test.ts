import { expect } from '@playwright/test'
import { prerenderedPaths, test } from '../walks/support.ts'

/** The look of a section before its text is read. */
interface Look {
  name: string
  surface: string
  columns: number
  head: string
  largest: string
}

test.use({ javaScriptEnabled: false })

for (const width of [360, 1440])
  test(`At ${width} px no section repeats the one before it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of [...prerenderedPaths().filter((each) => !each.startsWith('/book')), '/nowhere']) {
      await page.goto(path)
      expect.soft(repeats(await page.evaluate(looks)), path).toEqual([])
    }
  })

test('Two sections that differ only in their words are noticed', async ({ page }) => {
  const section = (words: string, style = '') =>
    `<section style="padding: 20px; ${style}"><h2>${words}</h2><ul><li>${words}</li></ul></section>`
  await page.setContent(`<main>${section('One')}${section('Two')}${section('Three', 'background: gray')}</main>`)
  expect(repeats(await page.evaluate(looks))).toEqual([expect.stringMatching(/^'Two' looks like 'One'/)])
})

function repeats(sections: readonly Look[]): string[] {
  return sections.flatMap(({ name, ...look }, index) => {
    const { name: before, ...last } = sections[index - 1] ?? { name: '' }
    return JSON.stringify(last) === JSON.stringify(look)
      ? `'${name}' looks like '${before}': ${JSON.stringify(look)}`
      : []
  })
}

/** The looks of the page's sections: the children of `main`, or of the only element in it. Runs in the page. */
function looks(): Look[] {
  const shown = (element: Element) =>
    element.checkVisibility() &&
    element.getBoundingClientRect().height > 8 &&
    !/fixed|absolute/.test(styleOf(element).position)
  const styleOf = (element: Element) => getComputedStyle(element)
  const area = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width * height
  }
  const isPainted = ({ backgroundColor, backgroundImage }: CSSStyleDeclaration) =>
    backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none'

  function surfaceOf(element: Element | null): string {
    if (!element) return 'none'
    const style = styleOf(element)
    return isPainted(style) ? `${style.backgroundColor} ${style.backgroundImage}` : surfaceOf(element.parentElement)
  }

  /** The children of an element, skipping boxes that contain only one other box. */
  function contentOf(element: Element): Element[] {
    const children = [...element.children].filter(shown)
    const [only] = children
    return only && children.length === 1 && only.children.length > 0 ? contentOf(only) : children
  }

  function columnsOf(children: readonly Element[]): number {
    const tops = children.map((child) => Math.round(child.getBoundingClientRect().top))
    return Math.max(0, ...tops.map((top) => tops.filter((other) => other === top).length))
  }

  function headOf(section: Element): string {
    const head = section.querySelector('h1, h2')
    if (!head) return 'none'
    const { left } = head.getBoundingClientRect()
    return `${styleOf(head).textAlign} from ${Math.round((left / innerWidth) * 12)}`
  }

  function kindOf(element: Element | undefined): string {
    return element ? element.tagName.toLowerCase() : 'none'
  }

  function sectionsIn(root: Element): Element[] {
    const children = [...root.children].filter(shown)
    const big = children.filter((child) => child.getBoundingClientRect().height > innerHeight * 0.05)
    const [only] = big
    return only && big.length === 1 && only.children.length > 1 && !only.matches('section')
      ? sectionsIn(only)
      : children
  }

  const main = document.querySelector('main')
  return main
    ? sectionsIn(main).map((section) => {
        const children = contentOf(section)
        return {
          name: section.querySelector('h1, h2')?.textContent ?? section.textContent.trim().slice(0, 40),
          surface: surfaceOf(section),
          columns: columnsOf(children),
          head: headOf(section),
          largest: kindOf(children.toSorted((one, other) => area(other) - area(one))[0]),
        }
      })
    : []
}
