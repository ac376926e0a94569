import type { EmbedEvent } from '../../machines/embed/index.ts'
import { listenToFrame } from './frame-messages.ts'

/**
 * What a message of one of our own documents under /embed/ means; null for anything else. Shapes: `["part.ready"]`,
 * `["part.height", px]`, `["part.complete"]`, `["part.failed", reason]`. Source: public/embed/part.js.
 */
export function parsePartMessage(data: unknown): EmbedEvent | null {
  if (!Array.isArray(data)) return null
  const [name, detail]: unknown[] = data
  if (name === 'part.ready') return { type: 'embed.ready' }
  if (name === 'part.complete') return { type: 'embed.complete', start: null }
  if (name === 'part.height' && typeof detail === 'number' && Number.isFinite(detail) && detail > 0)
    return { type: 'embed.resize', height: detail }
  if (name === 'part.failed' && (detail === 'blocked' || detail === 'broken' || detail === 'unavailable'))
    return { type: 'embed.fail', reason: detail }
  return null
}

/** Listens to one of our own documents in its frame and sends it what to show; returns a function that stops it. */
export function listenToPart(
  frame: HTMLIFrameElement,
  send: (event: EmbedEvent) => void,
  wishes: readonly unknown[] = [],
): () => void {
  return listenToFrame(frame, { parse: parsePartMessage, greetings: [['part.hello'], ...wishes] }, send)
}
