/**
 * How much a flow's transitions matter beside those of other flows, and single transitions beside the others of their
 * flow; 1 unless written here. A request that is lost, or a visitor who cannot book, costs the clinic a customer; a
 * carousel that stands still costs nothing.
 */
export const weights: Readonly<Record<string, FlowWeights>> = {
  booking: { flow: 4, transitions: { 'closed booking.open': 3, 'open.service.listed service.pick': 3 } },
  embed: { flow: 3 },
  'offer-lead': { flow: 4, transitions: { 'open.form lead.submit': 3 } },
  'lead-delivery': { flow: 5, transitions: { 'sending xstate.done.actor.attempt': 3 } },
  franchise: { flow: 4, transitions: { 'idle inquiry.submit': 3 } },
  opening: { flow: 3 },
  'weight-loss': { flow: 2 },
  'exam-disclosure': { flow: 2 },
}

interface FlowWeights {
  flow: number
  transitions?: Readonly<Record<string, number>>
}

/** The written weight of a transition. */
export function weightOf(flow: string, transition: string): number {
  const own = weights[flow]
  return (own?.flow ?? 1) * (own?.transitions?.[transition] ?? 1)
}
