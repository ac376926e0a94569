import { z } from 'zod'
import { list, path, slug, text } from './parts.ts'

const foundService = z.strictObject({
  slug,
  name: text,
  /** Minutes and price, as its page or detail says. */
  figures: text,
  href: path,
  /** Its id in the wizard; null where it is not booked in a calendar. */
  bookingId: slug.nullable(),
  /** Separated by commas, which is smaller than a list. */
  words: text,
})
/** A service as the search finds it, with the words that lead to it. */
export interface FoundService extends z.output<typeof foundService> {}

const foundNeed = z.strictObject({
  title: text,
  words: text,
  /** Slugs of services, the most chosen first. */
  services: list<string>(slug),
  /** A matter of health, which a consultation answers. */
  isMedical: z.literal(true).optional(),
})
/** A wish in everyday words. */
export interface FoundNeed extends z.output<typeof foundNeed> {}

const foundClinic = z.strictObject({
  slug,
  name: text,
  place: text,
  /** Its list in the wizard. */
  bookingSlug: slug,
  words: text,
})
/** A clinic as the search finds it. */
export interface FoundClinic extends z.output<typeof foundClinic> {}

export const findIndexSchema = z.strictObject({
  services: list<FoundService>(foundService),
  needs: list<FoundNeed>(foundNeed),
  clinics: list<FoundClinic>(foundClinic),
  /** Words that count only where little else is said. */
  plain: text,
  /** Words that do not count at all. */
  fillers: text,
})
/** What the search knows. */
export interface FindIndex extends z.output<typeof findIndexSchema> {}
