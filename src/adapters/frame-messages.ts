import type { EmbedEvent } from '../../machines/embed/index.ts'

/** How to speak with a vendor's frame. */
export interface FrameProtocol<Heard = EmbedEvent> {
  /** What a message means; null for anything that is not of this protocol. */
  parse: (data: unknown) => Heard | null
  /** Said to the frame after each load, and now where it may have been there before the page came alive. */
  greetings?: readonly unknown[]
  /** Who may read the greetings: the frame's own origin unless 'anyone', for greetings that name nothing. */
  readableBy?: 'frame' | 'anyone'
  /** Whether a message asks for the greetings once more: the part listens only now. */
  asksForGreetings?: (data: unknown) => boolean
}

/**
 * Hears one frame: only messages from that frame's window and its own origin, in a known shape
 * (docs/decisions/24-framed-vendors.md).
 * Returns how to stop.
 */
export function hearFrame<Heard>(
  frame: HTMLIFrameElement,
  { parse, greetings = [], readableBy = 'frame', asksForGreetings }: FrameProtocol<Heard>,
  send: (heard: Heard) => void,
): () => void {
  const { origin } = new URL(frame.src, window.location.href)
  const onMessage = (message: MessageEvent<unknown>) => {
    if (message.origin !== origin || message.source !== frame.contentWindow) return
    if (asksForGreetings?.(message.data)) greet()
    const heard = parse(message.data)
    if (heard !== null) send(heard)
  }
  const greet = () => {
    for (const greeting of greetings) frame.contentWindow?.postMessage(greeting, readableBy === 'anyone' ? '*' : origin)
  }
  window.addEventListener('message', onMessage)
  frame.addEventListener('load', greet)
  if (readableBy === 'anyone' || origin === window.location.origin) greet()
  return () => {
    window.removeEventListener('message', onMessage)
    frame.removeEventListener('load', greet)
  }
}
