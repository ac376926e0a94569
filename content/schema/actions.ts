import { z } from 'zod'
import { path, phone, text } from './parts.ts'

const leadOffer = z.enum(['general', 'weight-loss'])
/** What a lead asks about; one about weight loss goes on to /order-online (docs/decisions/19-lead-buttons.md). */
export type LeadOffer = z.output<typeof leadOffer>

const kinds = [
  z.strictObject({ kind: z.literal('book'), label: text, service: text.nullable() }),
  z.strictObject({ kind: z.literal('link'), label: text, href: path }),
  z.strictObject({ kind: z.literal('exam'), label: text }),
  z.strictObject({ kind: z.literal('lead'), label: text, title: text, offer: leadOffer }),
  z.strictObject({
    kind: z.literal('call'),
    label: text,
    /** The page's phone unless it names one of its own. */
    phone: phone.exactOptional(),
  }),
  z.strictObject({ kind: z.literal('unwired'), label: text, service: text.nullable() }),
] as const

/**
 * A call to action, drawn and interpreted in one component. `service` is the booking id of a service;
 * `unwired` is a button without a specified action: it books the page's service unless the owner says otherwise
 * (docs/decisions/18-unwired-buttons.md).
 */
export type CallToAction = z.output<(typeof kinds)[number]>

export const callToActionSchema: z.ZodType<CallToAction> = z.discriminatedUnion(
  'kind',
  kinds,
  'is not a kind of button',
)
