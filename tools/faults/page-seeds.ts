import { replaceMethod, type Seed } from './seed.ts'

/** An element of the page by its selector and, where that is not enough, its text. */
export interface PagePart {
  selector: string
  text?: RegExp
}

/** Elements lack an attribute that the page gives them. */
export function withoutAttribute({ attribute: name, selector }: { attribute: string; selector: string }): Seed {
  return () =>
    replaceMethod(
      Element.prototype,
      'setAttribute',
      (original, takeEffect) =>
        function setAttribute(this: object, attribute: unknown, value: unknown) {
          const isMeant = this instanceof Element && String(attribute).toLowerCase() === name && value !== 'false'
          if (!isMeant || !this.matches(selector)) return original.call(this, attribute, value)
          takeEffect()
          return undefined
        },
    )
}

/** Elements are hidden, as if they were not there. */
export function without({ selector, text = /./ }: PagePart): Seed {
  return () => {
    let hasTakenEffect = false
    const hidden = new Set<HTMLElement>()
    const hide = () => {
      const found = [...document.querySelectorAll<HTMLElement>(selector)].filter(({ textContent }) =>
        text.test(textContent),
      )
      for (const element of hidden) if (!found.includes(element)) element.hidden = !hidden.delete(element)
      for (const element of found) {
        element.hidden = true
        hidden.add(element)
        hasTakenEffect = true
      }
    }
    const observer = new MutationObserver(hide)
    observer.observe(document, { subtree: true, childList: true, characterData: true })
    return { hasTakenEffect: () => hasTakenEffect, undo: () => observer.disconnect() }
  }
}

/** The page does not move the focus to such elements; the visitor still can. */
export function withoutFocus({ selector, text = /(?:)/ }: PagePart): Seed {
  return () =>
    replaceMethod(
      HTMLElement.prototype,
      'focus',
      (original, takeEffect) =>
        function focus(this: object, ...options: unknown[]) {
          const isMeant = this instanceof HTMLElement && this.matches(selector) && text.test(this.textContent)
          if (!isMeant || isVisitors()) return original.call(this, ...options)
          takeEffect()
          return undefined
        },
    )
}

/** Whether the call comes from the library that acts as the visitor in jsdom, and not from the page. */
function isVisitors(): boolean {
  const callers = (new Error().stack ?? '').split('\n').filter((line) => !/seeds?\.ts|patchFocus|^Error/.test(line))
  return callers[0]?.includes('user-event') ?? false
}
