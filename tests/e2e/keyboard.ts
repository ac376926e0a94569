import { expect, type Locator, type Page } from '@playwright/test'

/** More Tab stops than any page has. */
const stopLimit = 200

/** A visitor without a mouse, who has to see at each stop where the focus is. */
export function keyboardOf(page: Page) {
  const press = async (key: string) => {
    await page.keyboard.press(key)
    await expect.poll(() => page.evaluate(lookAtFocus), `after ${key}`).toEqual([])
  }
  /** Presses a key until the focus is on the target. */
  const walkTo = async (target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
    await expect(target).toBeVisible()
    for (let stop = 0; stop < stopLimit && !(await target.evaluate(hasFocus)); stop += 1) await press(key)
    await expect(target).toBeFocused()
  }
  return {
    page,
    press,
    walkTo,
    type: (text: string) => page.keyboard.type(text),
    /** Walks to a control and presses it. */
    activate: async (target: Locator, key: 'Enter' | 'Space' = 'Enter') => {
      await walkTo(target)
      await page.keyboard.press(key)
    },
    /** Moves to a control and presses a key until the control has this value. */
    choose: async (select: Locator, value: string) => {
      await walkTo(select)
      for (let turn = 0; turn < 20 && (await select.inputValue()) !== value; turn += 1)
        await page.keyboard.press('ArrowDown')
      await expect(select).toHaveValue(value)
    },
  }
}

export type Keyboard = ReturnType<typeof keyboardOf>

/** Whether an element has the focus; in a frame, whether the frame has it too. Runs in the page. */
function hasFocus(element: Element): boolean {
  const { ownerDocument } = element
  return ownerDocument.activeElement === element && ownerDocument.hasFocus()
}

/**
 * What is wrong with the focus: it is invisible, covered or outside the window, or the page is wider than the window.
 * The focus inside a frame is left to the frame. Sources: WCAG 2.4.7, 2.4.11, 1.4.10. Runs in the page.
 */
export function lookAtFocus(): string[] {
  const faults: string[] = []
  const { activeElement: stop, body, documentElement } = document
  if (documentElement.scrollWidth > window.innerWidth) faults.push(`the page is ${documentElement.scrollWidth} px wide`)
  if (!stop || stop === body || stop instanceof HTMLIFrameElement) return faults
  const name = `${stop.tagName} '${(stop.getAttribute('aria-label') ?? stop.textContent).trim().slice(0, 40)}'`
  const isMarked = [stop, stop.parentElement].some((element) => {
    if (!element) return false
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  })
  if (!isMarked) faults.push(`nothing shows the focus on ${name}`)
  const seen = [...stop.getClientRects()].flatMap(({ left, top, width, height }) =>
    [0.1, 0.5, 0.9].flatMap((right) =>
      [0.1, 0.5, 0.9].map((down) => {
        const there = document.elementFromPoint(left + right * width, top + down * height)
        return there !== null && (stop.contains(there) || there.contains(stop))
      }),
    ),
  )
  const share = seen.filter(Boolean).length / Math.max(1, seen.length)
  const isTall = stop.getBoundingClientRect().height > window.innerHeight / 2
  if (share < (isTall ? 0.2 : 0.6)) faults.push(`${name} is seen to ${Math.round(100 * share)} % only`)
  return faults
}
