import type { ReactNode } from 'react'
import type { LeadOffer } from '../../../../content/types.ts'
import { receiver } from '../PathIcon/icon-paths.ts'
import { PathIcon } from '../PathIcon/PathIcon.tsx'
import classes from './ActionLink.module.css'

export interface ActionLinkProps {
  href: string
  /** The ember one is the page's primary action; 'quiet' is for the one beside it, 'text' for a third. */
  tone?: 'primary' | 'quiet' | 'text'
  compact?: boolean
  newTab?: boolean
  /** Once the page is alive, a plain click opens the callback form about this instead of following the link. */
  lead?: { title: string; offer: LeadOffer } | undefined
  children: ReactNode
}

/** A call to action: always a link, so that it works before the page is alive. */
export function ActionLink({
  href,
  tone = 'primary',
  compact = false,
  newTab = false,
  lead,
  children,
}: ActionLinkProps) {
  return (
    <a
      href={href}
      className={classes['action']}
      data-tone={tone}
      data-compact={compact || undefined}
      data-lead={lead?.title}
      data-offer={lead?.offer}
      aria-haspopup={lead && 'dialog'}
      {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {tone === 'text' && href.startsWith('tel:') && <PathIcon path={receiver} size={20} stroke={2} />}
      <span>{children}</span>
    </a>
  )
}
