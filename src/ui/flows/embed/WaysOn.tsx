import type { ReactNode } from 'react'
import { tryAgain } from '../../../../content/words/common.ts'
import * as words from '../../../../content/words/embed.ts'
import { ActionButton } from '../../blocks/ActionLink/ActionButton.tsx'
import classes from './EmbedFrame.module.css'

export interface WaysOnProps {
  /** The frame's. */
  title: string
  /** There is no other way to what the part is for: to try again leads. */
  isRetryFirst: boolean
  onRetry: () => void
  /** What else the visitor can do: links. */
  children: ReactNode
}

/** What a visitor can do about a part that is silent or fails. */
export function WaysOn({ title, isRetryFirst, onRetry, children }: WaysOnProps) {
  return (
    <div className={classes['alternatives']} role="group" aria-label={words.otherWays}>
      <ActionButton compact tone={isRetryFirst ? 'primary' : 'quiet'} label={words.retry(title)} onClick={onRetry}>
        {tryAgain}
      </ActionButton>
      {children}
    </div>
  )
}
