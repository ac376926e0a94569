import { z } from 'zod'
import { email, phone, text } from './parts.ts'

export const consultationSchema = z.strictObject({
  /**
   * The search parameter with which a payment page sends the visitor back: who returns with it sees the
   * paid view. Null: nobody does, as specified (docs/decisions/20-paid-view.md).
   */
  paidReturnParameter: z
    .string()
    .regex(/^[\w-]{1,40}$/, 'is not a search parameter of letters, digits, hyphens and underscores')
    .nullable(),
  /** Said once the scheduler reports an appointment. */
  booked: text,
  /** The success view. */
  paid: z.strictObject({ title: text, connecting: text, wait: text, join: text, support: text, home: text }),
})
/** What the clinic decides and says about the instant consultation. */
export interface ConsultationContent extends z.output<typeof consultationSchema> {}

export const consultationRecord = z.strictObject({
  ...consultationSchema.shape,
  schedulerUrl: text,
  /**
   * No scheduler is configured: the built-in one is believed when it reports a payment
   * (docs/decisions/20-paid-view.md).
   */
  isDemonstration: z.boolean(),
  meetingUrl: text,
  phone,
  email,
})
/** The instant consultation with its third parties. */
export interface Consultation extends z.output<typeof consultationRecord> {}
