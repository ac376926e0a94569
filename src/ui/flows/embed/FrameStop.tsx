import { useEffect, type MouseEvent, type ReactNode } from 'react'
import classes from './EmbedFrame.module.css'

export interface FrameStopProps {
  id: string
  /** The id of the stop at the other end. */
  to: string
  children: ReactNode
}

/**
 * A link before or after a frame, visible while it has the focus: it skips all of the frame's Tab stops, forward or
 * back.
 */
export function FrameStop({ id, to, children }: FrameStopProps) {
  useEffect(() => keepFocusInView(id))
  return (
    <a id={id} className={classes['stop']} href={`#${to}`} onClick={(event) => moveFocus(event, to)}>
      {children}
    </a>
  )
}

/** Moves the focus without a new address, which the wizard's history would have to handle. */
function moveFocus(event: MouseEvent, id: string): void {
  event.preventDefault()
  document.getElementById(id)?.focus()
}

/** A frame that grows pushes the link below it away: this keeps the link in view while it has the focus. */
function keepFocusInView(id: string): void {
  const { activeElement } = document
  if (activeElement?.id === id) activeElement.scrollIntoView({ block: 'nearest' })
}
