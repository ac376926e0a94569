import * as z from 'zod/mini'
import { emailPattern, notTooLong, tidy } from '../typed-text.ts'

/** What each select offers, in the order of docs/product/franchise.md, P-FRAN-3. */
export const choices = {
  liquidCapital: ['under-100k', '100k-250k', '250k-500k', '500k-1m', 'over-1m'],
  netWorth: ['under-250k', '250k-500k', '500k-1m', '1m-2m', 'over-2m'],
  timeFrame: ['immediately', '3-months', '6-months', '12-months', 'exploring'],
  experience: ['first-time', 'franchise-owner', 'business-owner', 'former-owner', 'corporate-executive'],
  hearAboutUs: [
    'google',
    'social-media',
    'referral',
    'franchise-broker',
    'franchise-show',
    'visited-location',
    'other',
  ],
} as const

const longestMotivation = 10_000

const draftField = z.catch(z.string(), '')
const draftSchema = z.object({
  firstName: draftField,
  lastName: draftField,
  email: draftField,
  phone: draftField,
  city: draftField,
  state: draftField,
  liquidCapital: draftField,
  netWorth: draftField,
  timeFrame: draftField,
  experience: draftField,
  motivation: draftField,
  hearAboutUs: draftField,
})

/** An inquiry as it is typed: any text in any field. */
export type InquiryDraft = z.infer<typeof draftSchema>

export const blankInquiry: InquiryDraft = draftSchema.parse({})

/** What may be wrong with an inquiry: a field is blank or wrong (the issue is its name), or a text is too long. */
export type InquiryIssue = keyof InquiryDraft | 'tooLong' | 'motivationTooLong'

/**
 * The schema of a franchise inquiry; the message of an issue is its key. Texts are trimmed and freed of invisible marks
 * before they are measured, and a select takes only its own values. The upper limits are ours. Source:
 * docs/product/franchise.md, P-FRAN-2.
 */
export const inquirySchema = z.object({
  firstName: text('firstName', 2),
  lastName: text('lastName', 2),
  email: z.string().check(tidy(), notTooLong(), z.regex(emailPattern, 'email' satisfies InquiryIssue)),
  phone: text('phone', 10),
  city: text('city', 2),
  state: text('state', 2),
  liquidCapital: choice('liquidCapital'),
  netWorth: choice('netWorth'),
  timeFrame: choice('timeFrame'),
  experience: choice('experience'),
  motivation: text('motivation', 20, notTooLong('motivationTooLong' satisfies InquiryIssue, longestMotivation)),
  hearAboutUs: choice('hearAboutUs'),
})

/** An inquiry that is complete. */
type Inquiry = z.infer<typeof inquirySchema>

/** The inquiry as it is delivered; null while any field is wrong. */
export function completeInquiry(inquiry: InquiryDraft): Inquiry | null {
  return inquirySchema.safeParse(inquiry).data ?? null
}

/** The draft that was kept, whatever its shape: a field that is not text becomes blank. */
export function parseInquiryDraft(kept: unknown): InquiryDraft {
  return draftSchema.safeParse(kept).data ?? blankInquiry
}

function text(issue: InquiryIssue, fewest: number, most = notTooLong()) {
  return z.string().check(tidy(), z.minLength(fewest, issue), most)
}

function choice<Name extends keyof typeof choices>(name: Name) {
  return z.enum(choices[name], name)
}
