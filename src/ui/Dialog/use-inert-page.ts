import { useEffect, type RefObject } from 'react'

/** The dialogs that are open, the one in front last. */
const open: HTMLElement[] = []

/** Keeps what stands behind a dialog from Tab, from pressing and from screen readers while it is open. */
export function useInertPage(content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const dialog = content.current
    if (!dialog) return undefined
    open.push(dialog)
    updatePage()
    return () => {
      open.splice(open.indexOf(dialog), 1)
      updatePage()
    }
  }, [content])
}

function updatePage(): void {
  const front = open.at(-1)
  for (const part of document.body.children)
    if (part instanceof HTMLElement) part.inert = front !== undefined && !part.contains(front)
}
