import type { ReactNode } from 'react'
import { tryAgain } from '../../../../content/words/common.ts'
import * as words from '../../../../content/words/embed.ts'
import { ActionButton } from '../../blocks/ActionLink/ActionButton.tsx'
import classes from './EmbedFrame.module.css'

export interface AlternativesProps {
  /** The frame's title. */
  title: string
  /** Nothing else leads to what the part is for, so trying again is the primary action. */
  isRetryFirst: boolean
  onRetry: () => void
  /** Links to what else the visitor can do. */
  children: ReactNode
}

/** What a visitor can do about a part that is silent or has failed. */
export function Alternatives({ title, isRetryFirst, onRetry, children }: AlternativesProps) {
  return (
    <div className={classes['alternatives']} role="group" aria-label={words.otherWays}>
      <ActionButton compact tone={isRetryFirst ? 'primary' : 'quiet'} label={words.retry(title)} onClick={onRetry}>
        {tryAgain}
      </ActionButton>
      {children}
    </div>
  )
}
