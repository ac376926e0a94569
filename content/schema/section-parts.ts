import { z } from 'zod'
import { callToActionSchema } from './actions.ts'
import { email, filled, path, phone, text } from './parts.ts'

const pagePrice = z
  .string()
  .regex(
    /^(From )?\$[\d,]+(\/(month|session))?$|^Price varies by plan$/,
    "is neither a price like '$89' or 'From $45' nor 'Price varies by plan'",
  )

const stars = z.union(
  [z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)],
  'is not a rating from 1 to 5',
)

export const testimonial = z.strictObject({
  /** First name plus initial. */
  name: z.string().regex(/^\p{L}+ \p{L}\.$/u, "is not a first name plus initial like 'Dana R.'"),
  text,
  rating: stars,
  result: text.exactOptional(),
  sample: z.literal(true),
})
export interface Testimonial extends z.output<typeof testimonial> {}

export const priceCard = z.strictObject({
  title: text,
  /** '$89', '$1,199', '$199/session'; 'Price varies by plan' where none is specified. */
  price: pagePrice,
  /** How many visits a package is for, so that the page says what one of them costs. */
  visits: z.int().min(2, 'is less than 2 visits').exactOptional(),
  note: text,
  items: filled(text),
  popular: z.boolean(),
  action: callToActionSchema,
})
export interface PriceCard extends z.output<typeof priceCard> {}

const pricedGroup = z.strictObject({
  title: text,
  /** Where what it prices is told of. */
  href: path,
  /** Why something in it has two prices, or what decides its price. */
  why: text.exactOptional(),
  rows: filled(z.strictObject({ what: text, note: text, price: text })),
})
/** Prices that belong together: those of a service, or of a kind of offer. */
export interface PricedGroup extends z.output<typeof pricedGroup> {}
export const pricedGroupSchema: z.ZodType<PricedGroup> = pricedGroup

export const contactCard = z.strictObject({
  title: text,
  text,
  phone: phone.exactOptional(),
  email: email.exactOptional(),
})
/** A way to reach us: by phone, by e-mail, or a fact worth knowing first. */
export interface ContactCard extends z.output<typeof contactCard> {}

export const prosePart = z.strictObject({
  title: text,
  paragraphs: filled(text),
  items: filled(text).exactOptional(),
})
/** A part of a longer text: its heading, its paragraphs, and a list where it needs one. */
export interface ProsePart extends z.output<typeof prosePart> {}
