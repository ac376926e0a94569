import type { ReactNode } from 'react'
import { StatusIcon, type Tone } from './StatusIcon.tsx'
import classes from './Notice.module.css'

export interface NoticeProps {
  role: 'alert' | 'note'
  tone?: Tone
  /** Takes the place of missing content, with space around it, instead of appearing above content. */
  isPanel?: boolean
  children: ReactNode
}

/** A message in the page: words with an icon and a tint that show what kind of message it is. */
export function Notice({ role, tone = 'warm', isPanel = false, children }: NoticeProps) {
  return (
    <div role={role} className={classes['notice']} data-tone={tone} data-panel={isPanel || undefined}>
      <StatusIcon tone={tone} />
      {children}
    </div>
  )
}
