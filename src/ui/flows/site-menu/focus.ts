import { isForNewTab } from '../../is-for-new-tab.ts'
import { openDetails } from './native-menu.ts'
import { nextStop } from './next-stop.ts'

/** If the focus is within a menu that is about to close, it returns to the trigger. */
export function returnFocus(nav: HTMLElement | null): void {
  const details = openDetails(nav)
  if (details?.contains(document.activeElement)) details.querySelector('summary')?.focus()
}

/** Moves the focus to where the pressed key leads. */
export function moveFocus(nav: HTMLElement, event: KeyboardEvent): void {
  const { target: here, key } = event
  if (!(here instanceof HTMLElement) || isForNewTab(event)) return
  const target = nextStop(key, here, {
    top: [...nav.querySelectorAll<HTMLElement>(':scope > ul > li > a, :scope > ul > li > details > summary')],
    ...openStops(nav),
  })
  if (!target) return
  event.preventDefault()
  target.focus()
}

function openStops(nav: HTMLElement): { trigger: HTMLElement | null; links: HTMLElement[] } {
  const details = openDetails(nav)
  if (!details) return { trigger: null, links: [] }
  const all = [...details.querySelectorAll<HTMLElement>(':scope > div :is(a, summary)')]
  return { trigger: details.querySelector('summary'), links: all.filter(isReachable) }
}

/** False for what is within a closed `<details>`, except its own summary. */
function isReachable(element: HTMLElement): boolean {
  const closed = element.closest('details:not([open])')
  return closed === null || element.parentElement === closed
}
