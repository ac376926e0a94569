import { useLayoutEffect, type RefObject } from 'react'

/** The open dialogs, the one in front last. */
const open: HTMLElement[] = []

/**
 * While a dialog is open, keeps everything behind it from scrolling, Tab, presses and screen readers; moves the focus
 * to the dialog's heading.
 */
export function useInertPage(content: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const dialog = content.current
    if (!dialog) return undefined
    open.push(dialog)
    updatePage()
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true })
    return () => {
      open.splice(open.indexOf(dialog), 1)
      updatePage()
    }
  }, [content])
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
