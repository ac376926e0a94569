import { z } from 'zod'
import { callToActionSchema } from './actions.ts'
import { rulerSchema } from './graphics.ts'
import { date, filled, list, readOnly, text, titleAndText } from './parts.ts'
import {
  offerPackage,
  type OfferPackage,
  plainAmount,
  treatment,
  type Treatment,
  vitaminShot,
  type VitaminShot,
} from './prices.ts'

const review = z.strictObject({
  name: text,
  location: text,
  text,
  /** Out of 10; shown as half as many stars. */
  rating: z.int('is not a whole number').min(0, 'is below 0').max(10, 'is above 10'),
  sample: z.boolean(),
})
/** A review (docs/product/home.md, P-HOME-10). */
export interface Review extends z.output<typeof review> {}

const reviews = z.strictObject({
  title: text,
  items: readOnly<readonly Review[]>(z.array(review).min(2, 'has fewer than 2 entries')),
  /** Whether the reviews move on by themselves; off: docs/product/look.md, P-LOOK-4. */
  autoAdvance: z.boolean(),
})
export interface ReviewsContent extends z.output<typeof reviews> {}

const dashboard = z.strictObject({
  title: text,
  text,
  items: list(text),
  button: callToActionSchema,
  /** What the drawing shows. */
  drawing: z.strictObject({
    /** The drawing in words, for those who do not see it. */
    description: text,
    greeting: text,
    next: z.strictObject({ title: text, when: text }),
    figures: list(z.strictObject({ label: text, value: text })),
    /** Sessions per week, oldest first. */
    weeks: list(z.int().min(0)),
    weeksLabel: text,
  }),
})
/** The drawn preview of the members' dashboard: nothing in it is a visitor's own. */
export interface DashboardPreview extends z.output<typeof dashboard> {}

/** The home page's content; what stands there comes from content/home.ts and the lists it takes in. */
export const homeContentSchema = z.strictObject({
  /** The day on which it was last changed, for search engines: `YYYY-MM-DD`. */
  updated: date,
  hero: z.strictObject({ eyebrow: text, title: text, text }),
  ruler: rulerSchema,
  finder: titleAndText,
  offers: z.strictObject({ title: text, text, items: filled<OfferPackage>(offerPackage) }),
  /** `items` are courses, drawn as cards; `injections` are single ones, drawn as a price list. */
  treatments: z.strictObject({
    title: text,
    text,
    items: filled<Treatment>(treatment),
    injectionsTitle: text,
    injections: list<Treatment>(treatment),
  }),
  services: titleAndText,
  shots: z.strictObject({ title: text, text, items: filled<VitaminShot>(vitaminShot), buttonText: text }),
  benefits: z.strictObject({
    title: text,
    text,
    cards: readOnly(z.array(titleAndText).min(3, 'has fewer than 3 cards')),
  }),
  dashboard,
  reviews,
  membership: z.strictObject({
    title: text,
    text,
    price: plainAmount,
    priceNote: text,
    button: callToActionSchema,
  }),
})
export interface HomeContent extends z.output<typeof homeContentSchema> {}
