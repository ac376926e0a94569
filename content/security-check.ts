import type { Problem } from './check/content-files.ts'
import type { SecurityContact } from './types.ts'

const yearOfDays = 366
const day = 86_400_000

/** Whether what is said of security reports is stale, or promises more than a year: RFC 9116, 2.5.5. */
export function securityProblems({ expires }: SecurityContact, today: Date): Problem[] {
  const days = (Date.parse(expires) - today.getTime()) / day
  const reason = days <= 0 ? 'is past' : days > yearOfDays ? 'is more than a year away' : null
  const asked = 'read who answers security reports, then name a day within a year'
  return reason === null ? [] : [{ file: 'content/security.ts', field: 'expires', reason: `${reason}: ${asked}` }]
}
