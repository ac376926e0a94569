import type { MouseEvent, ReactNode } from 'react'

export interface StepLinkProps {
  href: string
  onFollow: () => void
  className: string | undefined
  /** It leads to what was chosen earlier. */
  isCurrent?: boolean
  children: ReactNode
}

/**
 * A move of a flow as a link: a plain click sends the machine's event; without JavaScript the link leads to the
 * address.
 */
export function StepLink({ href, onFollow, className, isCurrent = false, children }: StepLinkProps) {
  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (isForNewTab(event)) return
    event.preventDefault()
    if (isSecondOfDoubleClick(event)) return
    giveUpFocus(event.currentTarget)
    onFollow()
  }
  return (
    <a href={href} onClick={onClick} className={className} aria-current={isCurrent || undefined}>
      {children}
    </a>
  )
}

/**
 * The step that a link opens takes the link away and the focus with it. A browser that removes what has the focus lays
 * the page out at once, half changed: a tenth of the time from the tap to the painted step.
 */
function giveUpFocus(link: HTMLElement): void {
  link.blur()
}

/** Whether a click is the second of a double click: it would hit what the first one opened. */
function isSecondOfDoubleClick(event: Pick<MouseEvent, 'detail'>): boolean {
  return event.detail > 1
}

/** Whether a click has a modifier, with which the browser opens a new tab or window, or downloads. */
export function isForNewTab(event: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
}
