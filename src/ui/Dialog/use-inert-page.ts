import { useLayoutEffect, type RefObject } from 'react'
import { whenIdle } from '../../adapters/when-idle.ts'

/** The open dialogs, the one in front last. */
const open: HTMLElement[] = []

/**
 * Milliseconds after which the page behind is put out of reach. A screen reader that is told of the removed page before
 * it is told of the focus never says the dialog's title.
 */
export const titleIsSpoken = 2000

/**
 * While a dialog is open, keeps everything behind it from scrolling, Tab, presses and screen readers, and moves the
 * focus to the dialog's heading. A closed one leaves no caret: Orca would follow it away from the opener. Where the
 * opener is busy with the next dialog the page stays out of reach for that time: in Firefox hundreds of events would
 * come before that of the next title. React gives the body a listener for clicks, for which Orca says 'clickable'.
 */
export function useInertPage(
  isOpen: boolean,
  content: RefObject<HTMLElement | null>,
  opener: HTMLElement | null,
): void {
  useLayoutEffect(() => {
    const dialog = content.current
    if (!isOpen || !dialog) return undefined
    open.push(dialog)
    Reflect.set(document.body, 'onclick', null)
    document.documentElement.toggleAttribute('data-behind-dialog', true)
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true })
    const timer = setTimeout(updatePage, titleIsSpoken)
    const forget = whenIdle(holdPage)
    return () => {
      clearTimeout(timer)
      forget()
      open.splice(open.indexOf(dialog), 1)
      getSelection()?.removeAllRanges()
      if (opener?.ariaBusy) setTimeout(updatePage, titleIsSpoken)
      else updatePage()
    }
  }, [isOpen, content, opener])
}

/** Whether no other dialog is in front of it. */
export function isInFront(dialog: HTMLElement | null): boolean {
  return dialog !== null && open.at(-1) === dialog
}

function updatePage(): void {
  const front = open.at(-1)
  if (front) holdPage()
  else document.documentElement.removeAttribute('data-behind-dialog')
  for (const part of document.body.children)
    if (part instanceof HTMLElement) part.inert = front !== undefined && !part.contains(front)
}

/** Keeps the page from scrolling where a finger is the pointer, too. */
function holdPage(): void {
  document.documentElement.dataset['behindDialog'] = 'held'
}
