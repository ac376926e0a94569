import { useActorRef, useSelector } from '@xstate/react'
import { useCallback, useEffect, useId, type MouseEvent, type ReactNode } from 'react'
import { tryAgain } from '../../../../content/words/common.ts'
import * as words from '../../../../content/words/embed.ts'
import { siteSettings } from '../../../../content/site.ts'
import { embedMachine, embedView, type EmbedEvent, type EmbedView } from '../../../../machines/embed/index.ts'
import { ActionButton } from '../../blocks/ActionLink/ActionButton.tsx'
import { StatusIcon } from '../../Notice/StatusIcon.tsx'
import notices from '../../Notice/Notice.module.css'
import classes from './EmbedFrame.module.css'
import { sandboxOf } from './sandbox.ts'

export interface EmbedFrameProps {
  src: string
  /** A click in it may take the tab along. */
  mayLeave?: boolean
  title: string
  /** What a visitor would call it; its title unless said otherwise. */
  part?: words.NamedPart
  /** First height in px; the frame grows with what its part reports. */
  height: number
  /** Hears one frame in its vendor's protocol; returns how to stop. */
  hear: (frame: HTMLIFrameElement, send: (event: EmbedEvent) => void) => () => void
  /** What the visitor can do instead: links, drawn above a silent frame and in place of a failed one. */
  alternatives: ReactNode
  /** What the part may use, as a permissions policy; payment unless said otherwise. */
  allow?: string
  /** Said in place of the frame's own words. */
  notice?: ReactNode
  /** Told what becomes of the frame, for a flow that stands on it: the one way from `embed` to that flow's machine. */
  onStatus?: (status: EmbedView['status']) => void
  /** The visitor has finished in the part. */
  onComplete?: () => void
  /** What stands in for the part until it is ready, and again where it fails; the frame takes no room meanwhile. */
  standIn?: ReactNode
}

/**
 * A third-party part in a frame that comes to life, or gets a way on, in one box of one height. A silent frame makes room
 * for it and stays usable; one that says itself that it cannot work stays behind it, and comes back once it can.
 */
export function EmbedFrame({
  src,
  mayLeave = false,
  title,
  part,
  height,
  hear,
  alternatives,
  allow = 'payment',
  notice,
  onStatus,
  onComplete,
  standIn,
}: EmbedFrameProps) {
  const actor = useActorRef(embedMachine, { input: { height } })
  const view = useSelector(actor, embedView, isSameView)
  const start = useId()
  const end = useId()
  const load = Math.max(1, view.attempt)
  const needsWayOn = view.needsWayOn && siteSettings.showFallbacks
  const isStoodInFor = standIn !== undefined && view.status !== 'ready'
  const isSaidByStandIn = isStoodInFor && view.status === 'loading'
  const said = notice ?? frameWords(view, title, part)
  const isSaid = said !== '' && !isSaidByStandIn && view.status !== 'ready'
  const isPanel = isSaid && view.needsWayOn
  const tone = view.status === 'failed' ? 'warm' : 'cold'

  const hearFrame = useCallback(
    (frame: HTMLIFrameElement | null) => (frame ? hear(frame, (event) => actor.send(event)) : undefined),
    [actor, hear],
  )

  useEffect(() => {
    const subscription = actor.on('embed.completed', () => onComplete?.())
    return () => subscription.unsubscribe()
  }, [actor, onComplete])
  useEffect(() => actor.send({ type: 'embed.show' }), [actor])
  useEffect(() => onStatus?.(view.status), [onStatus, view.status])
  useEffect(() => keepFocusInView([start, end]))

  return (
    <div
      className={classes['embed']}
      data-status={view.status}
      data-said={isSaid}
      data-stood-in={isStoodInFor}
      data-part={part}
    >
      <div
        className={`${classes['said']} ${isPanel ? notices['notice'] : ''}`}
        data-tone={tone}
        data-panel={isPanel || undefined}
      >
        {isPanel && <StatusIcon tone={tone} />}
        <p role="status" className={isSaidByStandIn ? 'visually-hidden' : undefined}>
          {said}
        </p>
        {needsWayOn && (
          <div className={classes['alternatives']} role="group" aria-label={words.otherWays}>
            <ActionButton
              compact
              tone={view.status === 'failed' && !isStoodInFor ? 'primary' : 'quiet'}
              label={words.retry(title)}
              onClick={() => {
                document.getElementById(start)?.focus()
                actor.send({ type: 'embed.retry' })
              }}
            >
              {tryAgain}
            </ActionButton>
            {alternatives}
          </div>
        )}
      </div>
      <a id={start} className={classes['stop']} href={`#${end}`} onClick={(event) => moveFocus(event, end)}>
        {words.skipFrame}
      </a>
      <div className={classes['stage']}>
        {isStoodInFor && standIn}
        <iframe
          key={load}
          ref={hearFrame}
          className={classes['frame']}
          src={src}
          title={title}
          height={view.height}
          sandbox={sandboxOf(src, mayLeave)}
          inert={isStoodInFor || (isPanel && view.status === 'failed')}
          allow={allow}
        />
      </div>
      <a id={end} className={classes['stop']} href={`#${start}`} onClick={(event) => moveFocus(event, start)}>
        {words.backToStart}
      </a>
    </div>
  )
}

/**
 * Nothing is shown of a part that fails (docs/product/third-parties.md, P-PARTY-6) where the owner wants no way on
 * beside it.
 */
function frameWords({ status }: EmbedView, title: string, part: EmbedFrameProps['part']): string {
  if (status === 'loading') return words.loading(title, part)
  if (!siteSettings.showFallbacks) return ''
  if (status === 'slow') return words.slow
  return status === 'failed' ? words.failed(title, part) : ''
}

/** Moves the focus without a new address, which the wizard's history would have to answer for. */
function moveFocus(event: MouseEvent, id: string): void {
  event.preventDefault()
  document.getElementById(id)?.focus()
}

/** A frame that grows pushes the link after it away: while that has the focus, it stays in view. */
function keepFocusInView(ids: readonly string[]): void {
  const { activeElement } = document
  if (activeElement && ids.includes(activeElement.id)) activeElement.scrollIntoView({ block: 'nearest' })
}

function isSameView(one: EmbedView, other: EmbedView): boolean {
  return one.status === other.status && one.height === other.height && one.attempt === other.attempt
}
