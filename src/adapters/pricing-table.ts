import type { PricingTable } from '../../content/types.ts'
import type { EmbedEvent } from '../../machines/embed/index.ts'
import { listenToPart } from './embed-part.ts'

/** Listens to a pricing table's frame and sends it what to show; returns a function that stops it. */
export function listenToPricingTable(
  { id, plan }: PricingTable,
  frame: HTMLIFrameElement,
  send: (event: EmbedEvent) => void,
): () => void {
  const wish = id === null ? { plans: [plan] } : { table: id }
  return listenToPart(frame, send, [['pricing.show', wish]])
}
