import { z } from 'zod'
import { climate, date, slug, text } from './parts.ts'
import { sectionsSchema } from './sections.ts'

export const pageContentSchema = z.strictObject({
  path: z.string().regex(/^\/[a-z]+(-[a-z]+)*$/, "is not a path like '/exam-invite'"),
  /** What the browser's tab and search results call it. */
  title: text,
  /** What search results say of the page. */
  description: text,
  /**
   * Something on it is invented, or is still to be reviewed by counsel (docs/decisions/02-samples.md,
   * docs/decisions/13-legal-and-contact.md).
   */
  sample: z.boolean(),
  /** The day on which it was last changed, for search engines: `YYYY-MM-DD`. */
  updated: date,
  climate,
  /** The id of the picture at its head. */
  picture: slug.exactOptional(),
  sections: sectionsSchema,
})
/** A page of its own, outside clinics and services. */
export interface PageContent extends z.output<typeof pageContentSchema> {}
