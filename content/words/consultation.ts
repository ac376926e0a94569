/** Words around the consultation's scheduler; its success view is in content/consultation.ts. */
import type { Phrase } from './common.ts'

export const openScheduler = 'Open the scheduler in a new tab'

export function writeTo<Drawn>(email: Drawn): Phrase<Drawn> {
  return ['Write to ', email]
}
