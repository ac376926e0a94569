import { useActorRef, useSelector } from '@xstate/react'
import { useCallback, useEffect, type RefCallback } from 'react'
import { embedMachine, embedView, type EmbedEvent, type EmbedView } from '../../../../machines/embed/index.ts'

export interface EmbedOptions {
  /** Initial height in px; the frame grows to the height that its part reports. */
  height: number
  /** Listens to the frame in its vendor's protocol; returns a function that stops it. */
  listen: (frame: HTMLIFrameElement, send: (event: EmbedEvent) => void) => () => void
  /**
   * Called with each status of the frame, for a flow that depends on it: the only connection from `embed` to that
   * flow's machine.
   */
  onStatus?: ((status: EmbedView['status']) => void) | undefined
  /** Called when the visitor has finished in the part, with the moment booked where the part reports one. */
  onComplete?: ((start: string | null) => void) | undefined
}

export interface Embed {
  view: EmbedView
  /** The ref of the frame. */
  frameRef: RefCallback<HTMLIFrameElement>
  retry: () => void
}

/** A frame's machine, which listens to the frame as long as it is drawn and reports its status. */
export function useEmbed({ height, listen, onStatus, onComplete }: EmbedOptions): Embed {
  const actor = useActorRef(embedMachine, { input: { height } })
  const view = useSelector(actor, embedView, isSameView)
  const frameRef = useCallback(
    (frame: HTMLIFrameElement | null) => (frame ? listen(frame, (event) => actor.send(event)) : undefined),
    [actor, listen],
  )
  useEffect(() => {
    const subscription = actor.on('embed.completed', ({ start }) => onComplete?.(start))
    return () => subscription.unsubscribe()
  }, [actor, onComplete])
  useEffect(() => actor.send({ type: 'embed.show' }), [actor])
  useEffect(() => onStatus?.(view.status), [onStatus, view.status])
  return { view, frameRef, retry: () => actor.send({ type: 'embed.retry' }) }
}

function isSameView(one: EmbedView, other: EmbedView): boolean {
  return one.status === other.status && one.height === other.height && one.attempt === other.attempt
}
