import { z } from 'zod'
import { date, path, text, titleAndText } from './parts.ts'
import { callToActionSchema } from './sections.ts'
import type { HomeContent, OfferPackage, Review, Treatment, VitaminShot } from '../types.ts'

const amount = z
  .string()
  .regex(
    /^(From )?\$[\d,]+(\/month|\/session| per month)?$/,
    "is not a price like '$39', 'From $199', '$299/month' or '$199 per month'",
  )
const plainAmount = z.string().regex(/^\$[\d,]+$/, "is not a price like '$150'")

const offerSchema = z.strictObject({
  title: text,
  description: text,
  services: z.array(text).min(1, 'has no entries'),
  price: amount,
  originalPrice: plainAmount.nullable(),
  duration: text.nullable(),
  badge: text,
  savings: text.nullable(),
  popular: z.boolean(),
  type: z.enum(['superhuman', 'ageless', 'weight-loss']),
  buttonText: text,
}) satisfies z.ZodType<OfferPackage>

const treatmentSchema = z.strictObject({
  title: text,
  description: text,
  benefits: z.array(text).min(1, 'has no entries'),
  price: amount,
  popular: z.boolean(),
  buttonText: text,
  buttonLink: path,
}) satisfies z.ZodType<Treatment>

const shotSchema = z.strictObject({ title: text, text, price: plainAmount }) satisfies z.ZodType<VitaminShot>

const reviewSchema = z.strictObject({
  name: text,
  location: text,
  text,
  rating: z.int('is not a whole number').min(0, 'is below 0').max(10, 'is above 10'),
  sample: z.boolean(),
}) satisfies z.ZodType<Review>

function listOf<Item extends z.ZodType>(item: Item) {
  return z.strictObject({ title: text, text, items: z.array(item).min(1, 'has no entries') })
}

/** The home page's content; what stands there comes from content/home.ts and the lists it takes in. */
export const homeContentSchema = z.strictObject({
  updated: date,
  hero: z.strictObject({ eyebrow: text, title: text, text }),
  finder: titleAndText,
  offers: listOf(offerSchema),
  treatments: listOf(treatmentSchema).extend({ injectionsTitle: text, injections: z.array(treatmentSchema) }),
  services: titleAndText,
  shots: listOf(shotSchema).extend({ buttonText: text }),
  benefits: z.strictObject({ title: text, text, cards: z.array(titleAndText).min(3, 'has fewer than 3 cards') }),
  dashboard: z.strictObject({
    title: text,
    text,
    items: z.array(text),
    button: callToActionSchema,
    drawing: z.strictObject({
      description: text,
      greeting: text,
      next: z.strictObject({ title: text, when: text }),
      figures: z.array(z.strictObject({ label: text, value: text })),
      weeks: z.array(z.int().min(0)),
      weeksLabel: text,
    }),
  }),
  reviews: z.strictObject({
    title: text,
    items: z.array(reviewSchema).min(2, 'has fewer than 2 entries'),
    autoAdvance: z.boolean(),
  }),
  membership: z.strictObject({
    title: text,
    text,
    price: plainAmount,
    priceNote: text,
    button: callToActionSchema,
  }),
}) satisfies z.ZodType<HomeContent>
