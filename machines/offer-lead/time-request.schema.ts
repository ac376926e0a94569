import * as z from 'zod/mini'
import { completeLead, draftField, phoneField, textField, type Lead } from './offer-lead.schema.ts'

/** The days that may be wished for, in the order of the form. */
export const dayWishes = ['weekdays', 'weekend'] as const

/** The times of day that may be wished for, in the order of the form. */
export const timeWishes = ['morning', 'midday', 'evening'] as const

/** What may be wrong with a request for a time: a field is blank (the issue is its name), incomplete or too long. */
export type TimeRequestIssue = 'name' | 'phone' | 'phoneTooShort' | 'tooLong'

const between = ', '
const slug = /^[a-z\d]+(?:-[a-z\d]+)*$/

/** What the visitor fills in; the message of an issue is its key. Name and phone are checked as those of a lead. */
export const askedTimeSchema = z.object({
  name: textField('name' satisfies TimeRequestIssue),
  phone: phoneField('phone' satisfies TimeRequestIssue),
  days: wishesAmong(dayWishes),
  times: wishesAmong(timeWishes),
})

/** What is typed and chosen. Wishes are one text in the order of the form, such as 'weekdays, weekend', or ''. */
export type AskedTime = z.infer<typeof askedTimeSchema>

/**
 * A request for a time as it is sent: what `request` it is, for which clinic and service, by whom, and when it would
 * suit. Nothing else is asked. Source: docs/decisions/35-say-when.md.
 */
export const timeRequestSchema = z.extend(askedTimeSchema, {
  request: z.literal('time'),
  clinic: z.string().check(z.regex(slug), z.maxLength(100)),
  service: z.string().check(z.regex(slug), z.maxLength(100)),
})

/** A request for a time that is complete. */
export type TimeRequest = z.infer<typeof timeRequestSchema>

/** What is left with the clinic: a lead of the callback form, or a request for a time. */
export type AnyLead = Lead | TimeRequest

/** Either of them as it is delivered; null while any field is wrong. */
export function completeAnyLead(lead: AnyLead): AnyLead | null {
  return 'request' in lead ? (timeRequestSchema.safeParse(lead).data ?? null) : completeLead(lead)
}

/** The chosen wishes as one text, in the order of the form. */
export function joinWishes(offered: readonly string[], chosen: readonly string[]): string {
  return offered.filter((wish) => chosen.includes(wish)).join(between)
}

/** The wishes that such a text names; none of ''. */
export function splitWishes<Wish extends string>(offered: readonly Wish[], text: string): Wish[] {
  const named = text.split(between)
  return offered.filter((wish) => named.includes(wish))
}

const draftSchema = z.catch(z.object({ name: draftField, phone: draftField, days: draftField, times: draftField }), {
  name: '',
  phone: '',
  days: '',
  times: '',
})

/** The draft that was kept, whatever its shape: what is no text becomes blank, and wishes are those of the form. */
export function parseAskedTime(kept: unknown): AskedTime {
  const draft = draftSchema.parse(kept)
  return { ...draft, days: tidyWishes(dayWishes, draft.days), times: tidyWishes(timeWishes, draft.times) }
}

function wishesAmong(offered: readonly string[]) {
  return z.string().check(z.refine((text) => text === tidyWishes(offered, text)))
}

function tidyWishes(offered: readonly string[], text: string): string {
  return joinWishes(offered, splitWishes(offered, text))
}
