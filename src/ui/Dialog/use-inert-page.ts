import { useEffectEvent, useLayoutEffect, type RefObject } from 'react'

/** The open dialogs, the one in front last. */
const open: HTMLElement[] = []

/**
 * Milliseconds after which the page behind is put out of reach. A screen reader that is told of the removed page before
 * it is told of the focus never says the dialog's title.
 */
export const titleIsSpoken = 2000

/**
 * While a dialog is open, keeps everything behind it from scrolling, Tab, presses and screen readers; moves the focus
 * to the dialog's heading, and back to the opener while the dialog is still there: not every screen reader follows a
 * focus that was lost. An opener that is busy opens the next dialog, which takes the focus itself. The caret is left
 * at the start of the page: Orca goes there without a word when the dialog is gone, and then says the opener. React
 * gives the body a listener for clicks, for which Orca says 'clickable'.
 */
export function useInertPage(content: RefObject<HTMLElement | null>, opener: HTMLElement | null): void {
  const returnFocus = useEffectEvent(() => (opener?.ariaBusy ? holdFocus() : opener?.focus()))
  useLayoutEffect(() => {
    const dialog = content.current
    if (!dialog) return undefined
    open.push(dialog)
    Reflect.set(document.body, 'onclick', null)
    document.documentElement.toggleAttribute('data-behind-dialog', true)
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true })
    const timer = setTimeout(updatePage, titleIsSpoken)
    return () => {
      clearTimeout(timer)
      const wasInFront = isInFront(dialog)
      open.splice(open.indexOf(dialog), 1)
      getSelection()?.collapse(document.body)
      updatePage()
      if (wasInFront) returnFocus()
    }
  }, [content])
}

/**
 * Gives the focus to an element that nobody sees, until another takes it: what was pressed in the closing dialog opens
 * the next one. On the way back over the opener a screen reader would say that in between, and one that lost the focus
 * would not say the next title.
 */
function holdFocus(): void {
  const holder = document.body.appendChild(document.createElement('span'))
  holder.tabIndex = -1
  holder.style.position = 'fixed'
  holder.addEventListener('blur', () => holder.remove())
  holder.focus({ preventScroll: true })
}

/** Whether no other dialog is in front of it. */
export function isInFront(dialog: HTMLElement | null): boolean {
  return dialog !== null && open.at(-1) === dialog
}

function updatePage(): void {
  const front = open.at(-1)
  document.documentElement.toggleAttribute('data-behind-dialog', front !== undefined)
  for (const part of document.body.children)
    if (part instanceof HTMLElement) part.inert = front !== undefined && !part.contains(front)
}
