import { useActorRef, useSelector } from '@xstate/react'
import { useCallback, useEffect, type RefCallback } from 'react'
import { embedMachine, embedView, type EmbedEvent, type EmbedView } from '../../../../machines/embed/index.ts'

export interface EmbedOptions {
  /** First height in px; the frame grows with what its part reports. */
  height: number
  /** Hears one frame in its vendor's protocol; returns how to stop. */
  hear: (frame: HTMLIFrameElement, send: (event: EmbedEvent) => void) => () => void
  /** Told what becomes of the frame, for a flow that stands on it: the one way from `embed` to that flow's machine. */
  onStatus?: ((status: EmbedView['status']) => void) | undefined
  /** The visitor has finished in the part. */
  onComplete?: (() => void) | undefined
}

export interface Embed {
  view: EmbedView
  /** The ref of the frame that is heard. */
  hearFrame: RefCallback<HTMLIFrameElement>
  retry: () => void
}

/** A frame's machine, which hears the frame from when it is drawn, and tells what becomes of it. */
export function useEmbed({ height, hear, onStatus, onComplete }: EmbedOptions): Embed {
  const actor = useActorRef(embedMachine, { input: { height } })
  const view = useSelector(actor, embedView, isSameView)
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
  return { view, hearFrame, retry: () => actor.send({ type: 'embed.retry' }) }
}

function isSameView(one: EmbedView, other: EmbedView): boolean {
  return one.status === other.status && one.height === other.height && one.attempt === other.attempt
}
