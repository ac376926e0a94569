import { z } from 'zod'
import { text } from './parts.ts'

export const answerRule = z.enum(['echo', 'any'])
/** What counts as received where submissions are posted: an answer that echoes the submission's id, or any success. */
export type AnswerRule = z.output<typeof answerRule>

export const settingsSchema = z.strictObject({
  /**
   * Where leads and franchise inquiries are posted; null logs them locally, as specified
   * (docs/product/callback-form.md, P-LEAD-4).
   */
  leadsUrl: text.nullable(),
  leadsAnswers: answerRule,
  franchiseUrl: text.nullable(),
  franchiseAnswers: answerRule,
  /** Where errors of the page are reported, without anything typed; null reports none. */
  errorsUrl: text.nullable(),
})
/** What the site's scripts are configured with; comes with every page. */
export interface DeliveredSettings extends z.output<typeof settingsSchema> {}
