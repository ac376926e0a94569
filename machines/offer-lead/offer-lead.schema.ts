import * as z from 'zod/mini'
import { emailPattern, notTooLong, tidy } from '../typed-text.ts'

const visible = /[^\p{Cc}\p{Cf}\p{Z}]/u

/** What may be wrong with a lead: a field is blank (the issue is its name), incomplete or too long. */
export type LeadIssue = keyof typeof blankLead | 'emailIncomplete' | 'phoneTooShort' | 'tooLong'

export const blankLead = { firstName: '', lastName: '', email: '', phone: '' }

/**
 * The schema of a lead; the message of an issue is its key. All four fields are trimmed, freed of invisible marks (text
 * direction, zero width), and at most 200 characters long. The e-mail address has to be one that an HTML e-mail input
 * takes, with a dot in its domain; the phone number needs at least ten digits in any punctuation, or a country's code.
 * Fields: docs/product/callback-form.md.
 */
export const leadSchema = z.object({
  firstName: textField('firstName' satisfies LeadIssue),
  lastName: textField('lastName' satisfies LeadIssue),
  email: textField('email' satisfies LeadIssue).check(z.regex(emailPattern, 'emailIncomplete' satisfies LeadIssue)),
  phone: phoneField('phone' satisfies LeadIssue),
})

/** A lead that is complete. */
export type Lead = z.infer<typeof leadSchema>

/** The lead as it is delivered; null while any field is wrong. */
export function completeLead(lead: Lead): Lead | null {
  return leadSchema.safeParse(lead).data ?? null
}

/** A field of a draft: what is no text is blank. */
export const draftField = z.catch(z.string(), '')
const draftSchema = z.catch(
  z.object({ firstName: draftField, lastName: draftField, email: draftField, phone: draftField }),
  blankLead,
)

/** The draft that was kept, whatever its shape: a field that is not text becomes blank. */
export function parseLeadDraft(kept: unknown): Lead {
  return draftSchema.parse(kept)
}

/** A text of at most 200 characters, of which one is to be seen; `missing` is the issue where none is. */
export function textField(missing: string) {
  return z.string().check(tidy(), z.regex(visible, { error: missing, abort: true }), notTooLong())
}

/** A phone number with its area code. */
export function phoneField(missing: string) {
  return textField(missing).check(z.refine(isCompletePhoneNumber, 'phoneTooShort' satisfies LeadIssue))
}

/**
 * Whether it has at least ten digits before an extension, as in the United States, or after a '+' those of a country with
 * its code: eleven after +1, and else at least seven, the fewest of any (E.164).
 */
function isCompletePhoneNumber(value: string): boolean {
  const [number = ''] = value.split(/(?:extension|ext|x|#)[.:\s]*\p{Nd}{1,6}$/iu)
  const digits = number.match(/\p{Nd}/gu) ?? []
  const [, first] = /^[+＋]\s*(\S)/.exec(number) ?? []
  if (first === undefined) return digits.length >= 10
  return digits.length >= (/[1１]/.test(first) ? 11 : 7)
}
