import { z } from 'zod'
import { list, path, slug, text } from './parts.ts'

/**
 * Phrases, separated by spaces, which is smaller than a list; the words of each, which are joined by hyphens, without
 * fillers, accents and the plural's s. Those after the semicolon are everyday words; see `plain`.
 */
const words = text

const foundService = z.strictObject({
  slug,
  name: text,
  /** Minutes and price, as its page or detail says. */
  figures: text,
  href: path,
  /** Its id in the wizard; null where it is not booked in a calendar. */
  bookingId: slug.nullable(),
  words,
})
/** A service as the search finds it, with the words that lead to it. */
export interface FoundService extends z.output<typeof foundService> {}

const foundNeed = z.strictObject({
  title: text,
  words,
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
  words,
})
/** A clinic as the search finds it. */
export interface FoundClinic extends z.output<typeof foundClinic> {}

export const findIndexSchema = z.strictObject({
  services: list<FoundService>(foundService),
  needs: list<FoundNeed>(foundNeed),
  clinics: list<FoundClinic>(foundClinic),
  /** Words that do not count at all, separated by spaces; after the semicolon, those beside which nothing counts. */
  fillers: text,
})
/** What the search knows. */
export interface FindIndex extends z.output<typeof findIndexSchema> {}
