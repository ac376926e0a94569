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

/**
 * What a franchise inquiry must hold, with its messages: texts are trimmed and freed of marks that nobody sees
 * before they are measured, and a select takes its own values only. The upper limits are ours. Source:
 * docs/product/franchise.md, P-FRAN-2.
 */
export const inquirySchema = z.object({
  firstName: text(2, 'First name must be at least 2 characters'),
  lastName: text(2, 'Last name must be at least 2 characters'),
  email: z.string().check(tidy(), notTooLong(), z.regex(emailPattern, 'Please enter a valid email address')),
  phone: text(10, 'Please enter a valid phone number'),
  city: text(2, 'City is required'),
  state: text(2, 'State is required'),
  liquidCapital: z.enum(choices.liquidCapital, 'Please select your liquid capital range'),
  netWorth: z.enum(choices.netWorth, 'Please select your net worth range'),
  timeFrame: z.enum(choices.timeFrame, 'Please select your timeframe'),
  experience: z.enum(choices.experience, 'Please select your business experience'),
  motivation: text(20, 'Please provide more details about your motivation', longestMotivation),
  hearAboutUs: z.enum(choices.hearAboutUs, 'Please tell us how you heard about us'),
})

/** An inquiry that is complete. */
export type Inquiry = z.infer<typeof inquirySchema>

/** An inquiry as it is typed: any text in any field. */
export type InquiryDraft = Record<keyof Inquiry, string>

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

export const blankInquiry: InquiryDraft = draftSchema.parse({})

/** The inquiry as it is delivered; null while a field is wrong. */
export function completeInquiry(inquiry: InquiryDraft): Inquiry | null {
  return inquirySchema.safeParse(inquiry).data ?? null
}

/** What was typed before, from wherever it was kept: a field that is no text is blank. */
export function parseInquiryDraft(kept: unknown): InquiryDraft {
  return draftSchema.safeParse(kept).data ?? blankInquiry
}

function text(fewest: number, message: string, most?: number) {
  return z.string().check(tidy(), z.minLength(fewest, message), notTooLong(most))
}
