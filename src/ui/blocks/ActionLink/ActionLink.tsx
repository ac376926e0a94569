import { UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'
import type { LeadOffer } from '../../../../content/types.ts'
import classes from './ActionLink.module.css'

export interface ActionLinkProps {
  href: string
  /** The ember one is the page's primary action; 'quiet' is for the actions beside it. */
  tone?: 'primary' | 'quiet'
  /** On a dark scene the quiet tone is light. */
  onDark?: boolean
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
  onDark = false,
  compact = false,
  newTab = false,
  lead,
  children,
}: ActionLinkProps) {
  return (
    <UnstyledButton
      component="a"
      href={href}
      unstyled
      className={classes['action'] ?? ''}
      mod={{ tone, dark: onDark, compact, lead: lead?.title, offer: lead?.offer }}
      aria-haspopup={lead && 'dialog'}
      {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      <span>{children}</span>
    </UnstyledButton>
  )
}
