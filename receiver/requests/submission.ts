import { inquirySchema } from '../../machines/franchise/franchise.schema.ts'
import { leadSchema } from '../../machines/offer-lead/offer-lead.schema.ts'
import { timeRequestSchema } from '../../machines/offer-lead/time-request.schema.ts'

/** The fields that the site adds to what was typed (`src/delivery/submission-stamp.ts`; a test compares the two). */
const stamps = ['offer', 'submittedAt', 'page', 'consent', 'consentText', 'flags']
const campaign = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content']

/**
 * The fields that the site's forms send besides the id, in the order of the export's columns. What only a request for a
 * time has comes last, so that no column of earlier exports has moved.
 */
export const fieldNames: readonly string[] = [
  ...new Set([
    ...Object.keys(leadSchema.shape),
    ...Object.keys(inquirySchema.shape),
    ...stamps,
    ...campaign,
    ...Object.keys(timeRequestSchema.shape),
  ]),
]

/** The fields that make a submission a request for a time. */
const ofTimeRequests = ['request', 'days', 'times']

const longFields = ['motivation', 'page']
const longest = { field: 2000, longField: 16_000 }
const mostKeys = 100

/** A request's fields by name. */
export type Submission = Readonly<Record<string, unknown>>

/**
 * Whether a version of the site's forms can have sent this. Today's fields are texts of at most 2,000 characters
 * (UTF-16; 16,000 for the motivation and the page). Fields with other names are plain values, or lists or records of
 * these. At most 100 names. A request for a time is complete, and wishes for what the form offers.
 */
export function isSubmission(value: unknown): value is Submission {
  return (
    isRecord(value) &&
    Object.keys(value).length <= mostKeys &&
    Object.entries(value).every(([name, inner]) =>
      fieldNames.includes(name) ? isFieldText(inner, name) : isPlain(inner) || isFlat(inner),
    ) &&
    (ofTimeRequests.every((name) => !Object.hasOwn(value, name)) || timeRequestSchema.safeParse(value).success)
  )
}

function isFieldText(value: unknown, name: string): boolean {
  return typeof value === 'string' && value.length <= (longFields.includes(name) ? longest.longField : longest.field)
}

function isFlat(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.values(value).every(isPlain)
}

function isPlain(value: unknown): boolean {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}

/** Whether a value is an object, and no list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
