import { useEffect, useRef, useState, type ReactNode } from 'react'
import { StatusIcon, type Tone } from '../../Notice/StatusIcon.tsx'
import notices from '../../Notice/Notice.module.css'
import classes from './EmbedFrame.module.css'

export interface FrameMessageProps {
  said: ReactNode
  tone: Tone
  /** In a box with an icon, as a message that asks the visitor to do something. */
  isPanel: boolean
  /** The alternatives. */
  children: ReactNode
}

/** Milliseconds: Firefox tells of words in a region only if the region was drawn before them. */
const regionIsDrawn = 50

/** The message about a part that is not ready, with the alternatives below it. */
export function FrameMessage({ said, tone, isPanel, children }: FrameMessageProps) {
  const region = useRef<HTMLParagraphElement>(null)
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    if (region.current) region.current.animate([], regionIsDrawn).onfinish = () => setDrawn(true)
  }, [])
  return (
    <div
      className={`${classes['said']} ${isPanel ? notices['notice'] : ''}`}
      data-tone={tone}
      data-panel={isPanel || undefined}
    >
      {isPanel && <StatusIcon tone={tone} />}
      <p ref={region} role="status">
        {isDrawn && said}
      </p>
      {children}
    </div>
  )
}
