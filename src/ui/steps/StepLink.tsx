import type { MouseEvent, ReactNode } from 'react'
import { nextPaint } from '../../adapters/next-paint.ts'
import { isForNewTab } from '../is-for-new-tab.ts'

export interface StepLinkProps {
  href: string
  onFollow: () => void
  className?: string | undefined
  /** It leads to what was chosen earlier. */
  isCurrent?: boolean
  children: ReactNode
}

/**
 * A move of a flow as a link: a plain click sends the machine's event, once the press is on the screen, with
 * `aria-busy` until then; without JavaScript the link leads to the address.
 */
export function StepLink({ href, onFollow, className, isCurrent = false, children }: StepLinkProps) {
  const onClick = async (event: MouseEvent) => {
    if (isForNewTab(event)) return
    event.preventDefault()
    if (isSecondOfDoubleClick(event)) return
    const link = event.currentTarget
    link.setAttribute('aria-busy', 'true')
    await nextPaint()
    link.removeAttribute('aria-busy')
    onFollow()
  }
  return (
    <a href={href} onClick={(event) => void onClick(event)} className={className} aria-current={isCurrent || undefined}>
      {children}
    </a>
  )
}

/** Whether a click is the second of a double click: it would hit what the first one opened. */
function isSecondOfDoubleClick(event: Pick<MouseEvent, 'detail'>): boolean {
  return event.detail > 1
}
