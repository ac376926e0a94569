import type { EmbedEvent } from '../../machines/embed/index.ts'

/** How to speak with a vendor's frame. */
export interface FrameProtocol<Result = EmbedEvent> {
  /** What a message means; null for anything that is not of this protocol. */
  parse: (data: unknown) => Result | null
  /** Sent to the frame after each load, and at once where the frame may have loaded before this code ran. */
  greetings?: readonly unknown[]
  /** Who may read the greetings: the frame's own origin, or 'anyone' for greetings that say nothing private. */
  readableBy?: 'frame' | 'anyone'
  /** Whether a message asks for the greetings again, because the part has only now begun to listen. */
  asksForGreetings?: (data: unknown) => boolean
}

/**
 * Listens to one frame: only to messages from its window and its origin, in a known shape
 * (docs/decisions/24-framed-vendors.md). Returns a function that stops it.
 */
export function listenToFrame<Result>(
  frame: HTMLIFrameElement,
  { parse, greetings = [], readableBy = 'frame', asksForGreetings }: FrameProtocol<Result>,
  send: (event: Result) => void,
): () => void {
  const { origin } = new URL(frame.src, window.location.href)
  const onMessage = (message: MessageEvent<unknown>) => {
    if (message.origin !== origin || message.source !== frame.contentWindow) return
    if (asksForGreetings?.(message.data)) greet()
    const event = parse(message.data)
    if (event !== null) send(event)
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
