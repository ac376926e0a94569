import { z } from 'zod'
import { date, email, phone, readOnly, text } from './parts.ts'

export const brandSchema = z.strictObject({
  name: text,
  shortName: text,
  email,
  phone,
  sample: z.boolean(),
})
export interface Brand extends z.output<typeof brandSchema> {}

export const securitySchema = z.strictObject({
  email,
  /** The day from which this is not to be relied on any more: '2027-11-01'. */
  expires: date,
  sample: z.boolean(),
})
/** Whom to tell of a weakness of the site. */
export interface SecurityContact extends z.output<typeof securitySchema> {}

export const siteSettingsSchema = z.strictObject({
  /** The old place on Back and Forward, or 'top' always, as specified (docs/decisions/16-scroll-on-back.md). */
  scrollOnBack: z.enum(['restore', 'top']),
  /**
   * A visible way on beside a part that is slow or failed; false: none, as specified
   * (docs/decisions/26-slow-and-failed-parts.md).
   */
  showFallbacks: z.boolean(),
  /**
   * ‘Not available!’ becomes visible where the exam's disclosure is missing; false: never, as specified
   * (docs/decisions/21-not-available.md).
   */
  revealUnavailable: z.boolean(),
  /**
   * Buttons without an action book the page's service; 'inert': do nothing, as specified
   * (docs/decisions/18-unwired-buttons.md).
   */
  unwiredButtons: z.enum(['book', 'inert']),
  /**
   * Once the page is alive, whether the clinic is open now in place of ‘Open Today’; 'static': ‘Open Today’ on every
   * day, as specified (docs/decisions/08-open-today.md).
   */
  openBadge: z.enum(['computed', 'static']),
})
export interface SiteSettings extends z.output<typeof siteSettingsSchema> {}

const conflict = z.strictObject({
  about: text,
  says: readOnly(z.array(z.strictObject({ where: text, value: text })).min(2, 'names fewer than two places')),
})
/** Figures that disagree, each shown where it was specified (docs/decisions/07-conflicting-figures.md). */
export interface Conflict extends z.output<typeof conflict> {}

export const conflictsSchema = z.array(conflict)
