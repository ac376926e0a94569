import * as z from 'zod/mini'
import { emailPattern, notTooLong, tidy } from '../typed-text.ts'

const visible = /[^\p{Cc}\p{Cf}\p{Z}]/u

/**
 * What a lead must hold: all four fields, trimmed, freed of marks that nobody sees (text direction, zero width), at
 * most 200 characters each. The e-mail address is what an HTML e-mail input takes, with a dot in its domain; the phone
 * number has at least ten digits in any punctuation, or a country's code. Fields: docs/product/callback-form.md; it
 * names no
 * messages, these are ours.
 */
export const leadSchema = z.object({
  firstName: field('Enter your first name.'),
  lastName: field('Enter your last name.'),
  email: field('Enter your email address.').check(
    z.regex(emailPattern, 'Enter an email address in full, like jordan@example.com.'),
  ),
  phone: field('Enter your phone number.').check(
    z.refine(isWholeNumber, 'Enter a phone number with area code: at least 10 digits.'),
  ),
})

/** A lead that is complete. */
export type Lead = z.infer<typeof leadSchema>

export const blankLead: Lead = { firstName: '', lastName: '', email: '', phone: '' }

/** The lead as it is delivered; null while a field is wrong. */
export function completeLead(lead: Lead): Lead | null {
  return leadSchema.safeParse(lead).data ?? null
}

const draftField = z.catch(z.string(), '')
const draftSchema = z.catch(
  z.object({ firstName: draftField, lastName: draftField, email: draftField, phone: draftField }),
  blankLead,
)

/** What was typed before, from wherever it was kept: a field that is no text is blank. */
export function parseLeadDraft(kept: unknown): Lead {
  return draftSchema.parse(kept)
}

function field(missing: string) {
  return z.string().check(tidy(), z.regex(visible, { error: missing, abort: true }), notTooLong())
}

/** Ten digits, as in the United States; after a country's code as few as there are anywhere: seven in all (E.164). */
function isWholeNumber(value: string): boolean {
  const digits = value.match(/\p{Nd}/gu) ?? []
  return digits.length >= (/^[+＋]/.test(value) ? 7 : 10)
}
