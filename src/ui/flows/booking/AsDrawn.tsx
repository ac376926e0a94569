import { useState, type ReactNode } from 'react'
import { useOnceAlive } from './use-once-alive.ts'

const asDrawn = { __html: '' }

export interface AsDrawnProps {
  /** The file in `src` that draws it, whose styles are delivered with the page. */
  file?: string
  /** What the build draws. */
  drawn: ReactNode
  /** What the browser draws once it has the code for it. */
  children?: ReactNode
  /** The browser draws it only where the build did not. */
  isLasting?: boolean
}

/** A part as the build draws it into the page. The browser keeps that markup, without the code that drew it. */
export function AsDrawn({ file, drawn, children, isLasting }: AsDrawnProps) {
  const isAlive = useOnceAlive(() => true, false)
  const [isKept] = useState(!isAlive)
  if (import.meta.env.SSR) return <div data-still={file}>{drawn}</div>
  if (!isKept || (children && !isLasting)) return children && <div>{children}</div>
  return <div data-still={file} dangerouslySetInnerHTML={asDrawn} suppressHydrationWarning />
}
