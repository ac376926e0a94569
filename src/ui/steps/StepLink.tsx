import type { MouseEvent, ReactNode } from 'react'

export interface StepLinkProps {
  href: string
  onFollow: () => void
  className: string | undefined
  /** It leads to what was chosen before. */
  isCurrent?: boolean
  children: ReactNode
}

/** A move of a flow as a link: with JavaScript a plain click is the machine's event, else it is the address. */
export function StepLink({ href, onFollow, className, isCurrent = false, children }: StepLinkProps) {
  const onClick = (event: MouseEvent) => {
    if (isForNewTab(event)) return
    event.preventDefault()
    if (!isSecondOfDoubleClick(event)) onFollow()
  }
  return (
    <a href={href} onClick={onClick} className={className} aria-current={isCurrent || undefined}>
      {children}
    </a>
  )
}

/** The second click of a double click would land on what the first one brought up. */
function isSecondOfDoubleClick(event: Pick<MouseEvent, 'detail'>): boolean {
  return event.detail > 1
}

/** A click with a modifier is the browser's: a new tab, a new window or a download. */
export function isForNewTab(event: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
}
