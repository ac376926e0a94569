import type { SiteMenuEvent } from '../../../../machines/site-menu/index.ts'
import { isForNewTab } from '../../steps/StepLink.tsx'
import { moveFocus, returnFocus } from './focus.ts'
import { openDetails } from './native-menu.ts'

type Send = (event: SiteMenuEvent) => void

/** Hears the menu's own links, keys and focus; returns how to stop. `prepare`: the visitor turns to the menu. */
export function listenToMenu(nav: HTMLElement, send: Send, prepare: () => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const onClick = (event: MouseEvent) => {
    const isLink = event.target instanceof Element && event.target.closest('a') !== null
    if (isLink && !isForNewTab(event)) send({ type: 'link.follow' })
  }
  const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
    const details = openDetails(nav)
    if (isWithin(details, target) && relatedTarget && !isWithin(details, relatedTarget)) send({ type: 'menu.dismiss' })
  }
  nav.addEventListener('pointerenter', prepare, { signal })
  nav.addEventListener('focusin', prepare, { signal })
  nav.addEventListener('focusout', onFocusOut, { signal })
  nav.addEventListener('click', onClick, { signal })
  nav.addEventListener('keydown', (event) => moveFocus(nav, event), { signal })
  return () => listening.abort()
}

/** Hears Esc, and clicks and taps elsewhere, which dismiss the menu; returns how to stop. */
export function listenElsewhere(nav: HTMLElement, send: Send): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const onPointerUp = ({ target }: PointerEvent) => {
    const details = openDetails(nav)
    if (details && !isWithin(details, target)) send({ type: 'menu.dismiss' })
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return
    returnFocus(nav)
    send({ type: 'menu.dismiss' })
  }
  document.addEventListener('pointerup', onPointerUp, { signal })
  document.addEventListener('keydown', onKeyDown, { signal })
  return () => listening.abort()
}

function isWithin(details: HTMLDetailsElement | null, target: EventTarget | null): boolean {
  return target instanceof Node && (details?.contains(target) ?? false)
}
