import type { Locator } from '@playwright/test'

/** A card, row or paragraph of a page, with the part of the page that it is in. */
export interface Unit {
  /** The headings above it, outermost first. */
  part: string
  text: string
}

/**
 * The text of an element in the smallest units that belong together: a card is one unit with its price and its list,
 * separate from the next card.
 */
export async function unitsOf(root: Locator): Promise<Unit[]> {
  const units = await root.evaluate(readUnits)
  return units.map(({ part, text }) => ({ part: normalize(part), text: normalize(text) }))
}

/**
 * Whether a text contains these words: with whole figures, in upper or lower case, '/month' counting as 'per month' and
 * '1,199' as '1199'.
 */
export function says(text: string, words: string): boolean {
  const wanted = normalize(words)
  const escaped = wanted.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')
  const start = /^[\p{L}\d]/u.test(wanted) ? '(?<![\\p{L}\\d.,$]|\\d-)' : ''
  const end = /\d$/.test(wanted) ? '(?!\\d|[.,]\\d|-\\d)' : '(?!\\d)'
  return new RegExp(start + escaped + end, 'u').test(text)
}

function normalize(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/(\d),(?=\d{3})/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?\/ ?(month|session)/g, ' per $1')
    .trim()
}

/** Runs in the page. */
function readUnits(root: HTMLElement | SVGElement): Unit[] {
  const headings = [...root.querySelectorAll('h2, h3')]
  const rows = 'li, tr, dl > div'

  /** Whether a text node within a unit belongs to a smaller unit of its own. */
  function isApart(node: Node, unit: Element): boolean {
    for (let inner = node.parentElement; inner && inner !== unit; inner = inner.parentElement) {
      if (inner.matches('section, article')) return true
      if (inner.matches(rows) && (!unit.matches(rows) || inner.querySelector('h3, h4, h5'))) return true
    }
    return false
  }

  function textOf(unit: Element): string {
    const walker = document.createTreeWalker(unit, NodeFilter.SHOW_TEXT)
    let text = ''
    let last: Node | null = null
    while (walker.nextNode()) {
      const node = walker.currentNode
      if (isApart(node, unit) || !node.parentElement?.checkVisibility({ visibilityProperty: true })) continue
      const isSameLine = last !== null && beside(node) === last
      text += (isSameLine ? '' : ' ') + (node.textContent ?? '')
      last = node
    }
    return text
  }

  /** The node before this one, skipping React's comments. */
  function beside(node: Node): Node | null {
    let before = node.previousSibling
    while (before?.nodeType === Node.COMMENT_NODE) before = before.previousSibling
    return before
  }

  function partOf(unit: Element): string {
    const own = unit.matches(rows) ? null : unit.querySelector('h2, h3')
    const isAbove = (heading: Element) =>
      heading.compareDocumentPosition(unit) & Node.DOCUMENT_POSITION_FOLLOWING &&
      heading.closest(rows)?.contains(unit) !== false
    const above = new Map<string, string>()
    for (const heading of headings.filter((each) => each === own || isAbove(each))) {
      if (heading.tagName === 'H2') above.clear()
      above.set(heading.tagName, heading.textContent)
    }
    return [...above.values()].join(', ')
  }

  return [...root.querySelectorAll(`p, address, article, section, ${rows}`)].map((unit) => ({
    part: partOf(unit),
    text: textOf(unit),
  }))
}
