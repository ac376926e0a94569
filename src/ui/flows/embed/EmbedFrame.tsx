import { useId, type ReactNode } from 'react'
import * as words from '../../../../content/words/embed.ts'
import { siteSettings } from '../../../../content/site.ts'
import classes from './EmbedFrame.module.css'
import { frameWords, type FrameWordsProps } from './frame-words.ts'
import { FrameMessage } from './FrameMessage.tsx'
import { FrameStop } from './FrameStop.tsx'
import { sandboxOf } from './sandbox.ts'
import { useEmbed, type EmbedOptions } from './use-embed.ts'
import { WaysOn } from './WaysOn.tsx'

export interface EmbedFrameProps extends FrameWordsProps, EmbedOptions {
  src: string
  /** A click in it may take the tab along. */
  mayLeave?: boolean
  /** What the visitor can do instead: links, drawn above a silent frame and in place of a failed one. */
  alternatives: ReactNode
  /** What the part may use, as a permissions policy; payment unless said otherwise. */
  allow?: string
  /** What stands in for the part until it is ready, and again where it fails; the frame takes no room meanwhile. */
  standIn?: ReactNode
}

/**
 * A third-party part in a frame that comes to life, or gets a way on, in one box of one height. A silent frame makes room
 * for it and stays usable; one that says itself that it cannot work stays behind it, and comes back once it can.
 */
export function EmbedFrame(props: EmbedFrameProps) {
  const { src, mayLeave = false, title, part, alternatives, allow = 'payment', standIn } = props
  const { view, hearFrame, retry } = useEmbed(props)
  const { status, needsWayOn } = view
  const start = useId()
  const end = useId()
  const isFailed = status === 'failed'
  const isStoodInFor = standIn !== undefined && status !== 'ready'
  const isSaidByStandIn = isStoodInFor && status === 'loading'
  const said = frameWords(view, props)
  const isSaid = said !== '' && !isSaidByStandIn && status !== 'ready'
  const isPanel = isSaid && needsWayOn

  const onRetry = () => {
    document.getElementById(start)?.focus()
    retry()
  }

  return (
    <div
      className={classes['embed']}
      data-status={status}
      data-said={isSaid}
      data-stood-in={isStoodInFor}
      data-part={part}
    >
      <FrameMessage said={said} tone={isFailed ? 'warm' : 'cold'} isPanel={isPanel} isSeenElsewhere={isSaidByStandIn}>
        {needsWayOn && siteSettings.showFallbacks && (
          <WaysOn title={title} isRetryFirst={isFailed && !isStoodInFor} onRetry={onRetry}>
            {alternatives}
          </WaysOn>
        )}
      </FrameMessage>
      <FrameStop id={start} to={end}>
        {words.skipFrame}
      </FrameStop>
      <div className={classes['stage']}>
        {isStoodInFor && standIn}
        <iframe
          key={Math.max(1, view.attempt)}
          ref={hearFrame}
          className={classes['frame']}
          src={src}
          title={title}
          height={view.height}
          sandbox={sandboxOf(src, mayLeave)}
          inert={isStoodInFor || (isPanel && isFailed)}
          allow={allow}
        />
      </div>
      <FrameStop id={end} to={start}>
        {words.backToStart}
      </FrameStop>
    </div>
  )
}
