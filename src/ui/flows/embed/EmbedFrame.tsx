import { useId, type ReactNode } from 'react'
import * as words from '../../../../content/words/embed.ts'
import { siteSettings } from '../../../../content/site.ts'
import classes from './EmbedFrame.module.css'
import { frameWords, type FrameWordsProps } from './frame-words.ts'
import { FrameMessage } from './FrameMessage.tsx'
import { FrameStop } from './FrameStop.tsx'
import { sandboxOf } from './sandbox.ts'
import { useEmbed, type EmbedOptions } from './use-embed.ts'
import { Alternatives } from './Alternatives.tsx'

export interface EmbedFrameProps extends FrameWordsProps, EmbedOptions {
  src: string
  /** A click in it may navigate the whole tab. */
  mayLeave?: boolean
  /** What the visitor can do instead: links, shown above a silent frame and in place of a failed one. */
  alternatives: ReactNode
  /** What the part may use, as a permissions policy; payment by default. */
  allow?: string
  /** Replaces the part until it is ready, and again if it fails; the frame takes no space meanwhile. */
  standIn?: ReactNode
}

/**
 * A third-party part in a frame that becomes ready or gets alternatives, in one box of one height. A silent frame makes
 * room for them and stays usable; one that reports that it cannot work stays behind them, and comes back once it works.
 */
export function EmbedFrame(props: EmbedFrameProps) {
  const { src, mayLeave = false, title, part, alternatives, allow = 'payment', standIn } = props
  const { view, frameRef, retry } = useEmbed(props)
  const { status, needsAlternatives } = view
  const start = useId()
  const end = useId()
  const isFailed = status === 'failed'
  const isStoodInFor = standIn !== undefined && status !== 'ready'
  const isSaidByStandIn = isStoodInFor && status === 'loading'
  const said = frameWords(view, props)
  const isSaid = said !== '' && !isSaidByStandIn && status !== 'ready'
  const isPanel = isSaid && needsAlternatives

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
      <FrameMessage said={isSaidByStandIn ? '' : said} tone={isFailed ? 'warm' : 'cold'} isPanel={isPanel}>
        {needsAlternatives && siteSettings.showFallbacks && (
          <Alternatives title={title} isRetryFirst={isFailed && !isStoodInFor} onRetry={onRetry}>
            {alternatives}
          </Alternatives>
        )}
      </FrameMessage>
      <FrameStop id={start} to={end}>
        {words.skipFrame}
      </FrameStop>
      <div className={classes['stage']}>
        {isStoodInFor && standIn}
        <iframe
          key={Math.max(1, view.attempt)}
          ref={frameRef}
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
