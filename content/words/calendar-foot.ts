/** Words below every calendar. Those of the request for a time: docs/decisions/35-say-when.md. */
import type { Phrase } from './common.ts'

/** Below every calendar, before the request can be made: without JavaScript there is the phone. */
export function orCall<Drawn>(phone: Drawn): Phrase<Drawn> {
  return ['No time works? Call ', phone]
}

/** The button below the calendar, and what stands beside it. */
export const sayWhen = 'No time works? Say when'
export function besideButton<Drawn>(phone: Drawn): Phrase<Drawn> {
  return ['or call ', phone]
}

/** The button among the other ways to go on, where the calendar does not work. */
export const askInstead = 'Ask for a time instead'

/** What a visitor would call the form. */
export const form = 'The request for a time'
export const loading = 'Loading the form…'

/** The law speaks of a good-faith estimate (docs/decisions/34-price-list.md). */
export function estimate<Drawn>(priceList: Drawn): Phrase<Drawn> {
  return ['You may ask for a good-faith estimate of the cost. ', priceList]
}
export { allPrices } from './common.ts'
