import { z } from 'zod'
import { callToActionSchema } from './actions.ts'
import { areDistinct } from './distinct.ts'
import { rulerSchema } from './graphics.ts'
import { date, filled, list, path, readOnly, slug, text, titleAndText } from './parts.ts'
import {
  offerPackage,
  type OfferPackage,
  plainAmount,
  treatment,
  type Treatment,
  vitaminShot,
  type VitaminShot,
} from './prices.ts'

export const review = z.strictObject({
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

const sections = [
  'hero',
  'services',
  'offers',
  'clinics',
  'weight-loss',
  'treatments',
  'dashboard',
  'benefits',
  'reviews',
  'membership',
] as const
const section = z.enum(sections)
/** A section of the home page; but for the hero its name is also its address within the page. */
export type HomeSection = z.output<typeof section>

const order = z
  .array(section)
  .refine((names) => names.length === sections.length && areDistinct(names), 'does not name each section once')

/** What stands on the foot of the hero. */
const foot = readOnly(z.array(z.enum(['ruler', 'clinics'])))

/**
 * What the hero says at another of the home page's addresses, and the section that is meant there: `label` leads to it,
 * and it stands first beneath the hero (docs/decisions/12-home-addresses.md).
 */
const arrival = z.strictObject({ address: path, title: text, text, foot, label: text, section })
export interface Arrival extends z.output<typeof arrival> {}

const weightLossTable = z.strictObject({
  title: text,
  text,
  columns: z.strictObject({ online: text, clinic: text }),
  /** A medicine; `online` is the title of an offer, `clinic` that of a treatment. */
  rows: filled(z.strictObject({ title: text, online: text, clinic: text })),
})

/** The home page's content; what stands there comes from content/home.ts and the lists it takes in. */
export const homeContentSchema = z
  .strictObject({
    /** The day on which it was last changed, for search engines: `YYYY-MM-DD`. */
    updated: date,
    order: readOnly(order),
    /** Where the clinics are, as search results say it. */
    region: text,
    hero: z.strictObject({ eyebrow: text, title: text, text, foot }),
    ruler: rulerSchema,
    arrivals: list(arrival),
    /** `finder` is what the strip of clinics on the hero is called, `near` the field that sorts them by distance. */
    clinics: z.strictObject({ title: text, text, finder: text, near: text }),
    /** `pictured` are the slugs of the services whose pictures stand large above the others. */
    services: z.strictObject({ title: text, text, pictured: list(slug) }),
    /** Every package; those of the type 'weight-loss' stand in the section of that name. */
    offers: z.strictObject({ title: text, text, items: filled<OfferPackage>(offerPackage) }),
    weightLoss: weightLossTable,
    /** Courses that the table of weight loss does not have, and single injections, folded; `fold` opens them. */
    treatments: z.strictObject({
      title: text,
      text,
      fold: text,
      coursesTitle: text,
      items: filled<Treatment>(treatment),
      injectionsTitle: text,
      injections: list<Treatment>(treatment),
    }),
    shots: z.strictObject({ title: text, text, items: filled<VitaminShot>(vitaminShot), buttonText: text }),
    benefits: z.strictObject({
      title: text,
      text,
      cards: readOnly(
        z
          .array(z.strictObject({ ...titleAndText.shape, side: z.enum(['cold', 'warm']) }))
          .min(3, 'has fewer than 3 cards'),
      ),
      sides: z.strictObject({ cold: text, warm: text }),
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
  .superRefine(({ weightLoss, offers, treatments }, check) => {
    const isTitle = (items: readonly { title: string }[], wanted: string) => items.some(({ title }) => title === wanted)
    const report = (place: number, column: string, thing: string) =>
      check.addIssue({
        code: 'custom',
        path: ['weightLoss', 'rows', place, column],
        message: `is not the title of ${thing}`,
      })
    for (const [place, { online, clinic }] of weightLoss.rows.entries()) {
      if (!isTitle(offers.items, online)) report(place, 'online', 'an offer')
      if (!isTitle(treatments.items, clinic)) report(place, 'clinic', 'a treatment')
    }
  })
export interface HomeContent extends z.output<typeof homeContentSchema> {}
