import type { ReactNode } from 'react'
import { StatusIcon, type Tone } from '../../Notice/StatusIcon.tsx'
import notices from '../../Notice/Notice.module.css'
import classes from './EmbedFrame.module.css'

export interface FrameMessageProps {
  said: ReactNode
  tone: Tone
  /** In a box with a sign, as a message that asks for something. */
  isPanel: boolean
  /** It is to be seen elsewhere, and is announced here alone. */
  isSeenElsewhere: boolean
  /** The ways on. */
  children: ReactNode
}

/** What is said of a part while it is not ready, and below it the ways on. */
export function FrameMessage({ said, tone, isPanel, isSeenElsewhere, children }: FrameMessageProps) {
  return (
    <div
      className={`${classes['said']} ${isPanel ? notices['notice'] : ''}`}
      data-tone={tone}
      data-panel={isPanel || undefined}
    >
      {isPanel && <StatusIcon tone={tone} />}
      <p role="status" className={isSeenElsewhere ? 'visually-hidden' : undefined}>
        {said}
      </p>
      {children}
    </div>
  )
}
