import type { ReactNode } from 'react'
import type { LeadOffer } from '../../../../content/types.ts'
import classes from './ActionLink.module.css'

export interface ActionLinkProps {
  href: string
  /** The ember one is the page's primary action; 'quiet' is for the one beside it, 'text' for a third. */
  tone?: 'primary' | 'quiet' | 'text'
  compact?: boolean
  newTab?: boolean
  /** Once the page is alive, a plain click asks for a lead about this instead of following the link. */
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
      {tone === 'text' && href.startsWith('tel:') && <Receiver />}
      <span>{children}</span>
    </a>
  )
}

function Receiver() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 6a2 2 0 0 1 2-2" />
    </svg>
  )
}
