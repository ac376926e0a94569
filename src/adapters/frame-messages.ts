import type { EmbedEvent } from '../../machines/embed/index.ts'

/** How to speak with a vendor's frame. */
export interface FrameProtocol {
  /** What a message means; null for anything that is not of this protocol. */
  parse: (data: unknown) => EmbedEvent | null
  /** Said to the frame now (it may have been there before the page came alive) and after each load. */
  greetings?: readonly unknown[]
  /** Who may read the greetings: the frame's own origin unless 'anyone', for greetings that name nothing. */
  readableBy?: 'frame' | 'anyone'
}

/**
 * Hears one frame: only messages from that frame's window and its own origin, in a known shape (DECISIONS 24).
 * Returns how to stop.
 */
export function hearFrame(
  frame: HTMLIFrameElement,
  { parse, greetings = [], readableBy = 'frame' }: FrameProtocol,
  send: (event: EmbedEvent) => void,
): () => void {
  const { origin } = new URL(frame.src, window.location.href)
  const onMessage = (message: MessageEvent<unknown>) => {
    if (message.origin !== origin || message.source !== frame.contentWindow) return
    const event = parse(message.data)
    if (event) send(event)
  }
  const greet = () => {
    for (const greeting of greetings) frame.contentWindow?.postMessage(greeting, readableBy === 'anyone' ? '*' : origin)
  }
  window.addEventListener('message', onMessage)
  frame.addEventListener('load', greet)
  greet()
  return () => {
    window.removeEventListener('message', onMessage)
    frame.removeEventListener('load', greet)
  }
}
