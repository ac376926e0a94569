import type { PricingTable } from '../../content/types.ts'
import type { EmbedEvent } from '../../machines/embed/index.ts'
import { hearPart } from './embed-part.ts'

/** Hears a pricing table's frame, telling it what to show; returns how to stop. */
export function hearPricingTable(
  { id, plan }: PricingTable,
  frame: HTMLIFrameElement,
  send: (event: EmbedEvent) => void,
): () => void {
  const wish = id === null ? { plans: [plan] } : { table: id }
  return hearPart(frame, send, [['pricing.show', wish]])
}
