import { z } from 'zod'
import { factsSchema, sessionSchema } from './graphics.ts'
import { climate, date, list, path, priceText, readOnly, slug, text } from './parts.ts'
import { treatmentSectionsSchema } from './sections.ts'

/** One of the cards of the services grid. */
const serviceCard = z.strictObject({ title: text, summary: text })

export const serviceDetailSchema = z.strictObject({
  title: text,
  description: text,
  benefits: readOnly(z.array(text).min(4, 'has fewer than 4 entries').max(6, 'has more than 6 entries')),
  /** '3 minutes', 'Ongoing': as the dialog shows it. */
  duration: text,
  /** 'From $45', 'From $299/month'. */
  price: priceText,
  suitableFor: readOnly(z.array(text).min(3, 'has fewer than 3 entries').max(4, 'has more than 4 entries')),
  process: readOnly(z.array(text).length(4, 'does not have 4 steps')),
})
/** What the detail dialog shows: docs/product/services.md, P-SERVICE-11. */
export interface ServiceDetail extends z.output<typeof serviceDetailSchema> {}

/** What a visitor who has booked is to know: when to arrive, what to bring or wear. */
export const preparation = z.strictObject({ arrive: text, bring: text })

export const bookingOffer = z.strictObject({
  id: slug,
  name: text,
  description: text,
  /** The other names that it answers to. */
  aliases: list(text),
  /** Before the visit. */
  before: z.strictObject({ ...preparation.shape, sample: z.boolean() }),
})
/** What every clinic's list says of a service unless the clinic's own file differs. */
export interface BookingOffer extends z.output<typeof bookingOffer> {}

export const serviceSchema = z
  .strictObject({
    slug,
    /** The day on which it was last changed, for search engines: `YYYY-MM-DD`. */
    updated: date,
    /** The title of its page. */
    name: text,
    climate,
    /** Its page, or for the two without one the home page's vitamin-shot section (docs/decisions/09-cards-and-pages.md). */
    href: path,
    /** Null for the three treatments that have a page and no card. */
    card: serviceCard.nullable(),
    detail: serviceDetailSchema.nullable(),
    /** Null for the three that are not booked in a calendar. */
    booking: bookingOffer.nullable(),
    /** At most three figures of the specification: temperature or what replaces it, minutes, price. */
    facts: factsSchema,
    /** Null where the specification gives no minutes. */
    session: sessionSchema.nullable(),
    /** What a session of it feels like, with no promise of what it does. */
    feels: z.strictObject({ text, sample: z.boolean() }).exactOptional(),
    /** Its texts say that treatment requires a physician or licensed-professional consultation. */
    consultationFirst: z.literal(true).exactOptional(),
    /** The sections of its page; null for the two without one. */
    page: treatmentSectionsSchema.nullable(),
    /** Its words are still to be written (docs/decisions/02-samples.md). */
    sample: z.boolean().exactOptional(),
  })
  .refine(({ card, detail }) => card?.title === detail?.title, {
    path: ['detail', 'title'],
    error: "differs from the card's title",
  })
  .refine(({ slug, href, page }) => page === null || href === `/services/${slug}`, {
    path: ['href'],
    error: 'does not lead to its page',
  })
/** One treatment: its address, its grid card with the detail dialog, and its entry in the booking lists. */
export interface Service extends z.output<typeof serviceSchema> {}
