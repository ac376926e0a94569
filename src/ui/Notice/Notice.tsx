import type { ReactNode } from 'react'
import { StatusIcon, type Tone } from './StatusIcon.tsx'
import classes from './Notice.module.css'

export interface NoticeProps {
  role: 'alert' | 'note'
  tone?: Tone
  /** In place of what did not come, with room around it, instead of above what is there. */
  isPanel?: boolean
  children: ReactNode
}

/** A message in the page: an icon and a tint that say what kind it is, and its words. */
export function Notice({ role, tone = 'warm', isPanel = false, children }: NoticeProps) {
  return (
    <div role={role} className={classes['notice']} data-tone={tone} data-panel={isPanel || undefined}>
      <StatusIcon tone={tone} />
      {children}
    </div>
  )
}
