import type { SiteMenuEvent } from '../../../../machines/site-menu/index.ts'
import type { SiteHistory } from '../../../adapters/site-history.ts'
import { isForNewTab } from '../../is-for-new-tab.ts'
import { moveFocus, returnFocus } from './focus.ts'
import { menuOf, openDetails } from './native-menu.ts'

type Send = (event: SiteMenuEvent) => void

/**
 * Listens to everything that moves the menu, except the press of a trigger, which its `<details>` handles: links, keys,
 * focus and mouse in the menu, Esc and presses elsewhere, and a new page, however it was reached (on phones often by
 * Back). `prepare` is called when the visitor turns to the menu. Returns a function that stops it.
 */
export function listenToMenu(nav: HTMLElement, history: SiteHistory, send: Send, prepare: () => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const dismiss = () => send({ type: 'menu.dismiss' })
  nav.addEventListener('pointerenter', prepare, { signal })
  nav.addEventListener('focusin', prepare, { signal })
  nav.addEventListener('keydown', (event) => moveFocus(nav, event), { signal })
  hearLinks(nav, send, signal)
  listenToMouse(nav, send, signal)
  listenElsewhere(nav, dismiss, signal)
  const stop = history.subscribe(({ isNewPage }) => isNewPage && dismiss())
  return () => {
    listening.abort()
    stop()
  }
}

function hearLinks(nav: HTMLElement, send: Send, signal: AbortSignal): void {
  const onClick = (event: MouseEvent) => {
    const isLink = event.target instanceof Element && event.target.closest('a') !== null
    if (isLink && !isForNewTab(event)) send({ type: 'link.follow' })
  }
  nav.addEventListener('click', onClick, { signal })
}

/** A mouse opens and closes the bar's dropdowns, but not one that has the keyboard's focus. */
function listenToMouse(nav: HTMLElement, send: Send, signal: AbortSignal): void {
  for (const details of nav.querySelectorAll<HTMLDetailsElement>('ul > li > details')) {
    const menu = menuOf(details)
    const listen = (type: 'pointerenter' | 'pointerleave', event: SiteMenuEvent, isOwn: () => boolean) =>
      details.parentElement?.addEventListener(
        type,
        ({ pointerType }) => pointerType === 'mouse' && (isOwn() || !isKeyboardIn(nav)) && send(event),
        { signal },
      )
    if (menu) listen('pointerenter', { type: 'menu.enter', menu }, () => details.open)
    listen('pointerleave', { type: 'menu.leave' }, () => false)
  }
}

/** Whether the focus is in the open dropdown, below its trigger. */
function isKeyboardIn(nav: HTMLElement): boolean {
  return nav.querySelector('ul > li > [open] > summary + div')?.contains(document.activeElement) ?? false
}

/** Esc, presses elsewhere, and a focus that leaves dismiss the menu. */
function listenElsewhere(nav: HTMLElement, dismiss: () => void, signal: AbortSignal): void {
  const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
    const details = openDetails(nav)
    if (isWithin(details, target) && relatedTarget && !isWithin(details, relatedTarget)) dismiss()
  }
  const onPointerUp = ({ target }: PointerEvent) => {
    const details = openDetails(nav)
    if (details && !isWithin(details, target)) dismiss()
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return
    returnFocus(nav)
    dismiss()
  }
  nav.addEventListener('focusout', onFocusOut, { signal })
  document.addEventListener('pointerup', onPointerUp, { signal })
  document.addEventListener('keydown', onKeyDown, { signal })
}

function isWithin(details: HTMLDetailsElement | null, target: EventTarget | null): boolean {
  return target instanceof Node && (details?.contains(target) ?? false)
}
