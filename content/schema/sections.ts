import { z } from 'zod'
import { email, path, phone, text, titleAndText } from './parts.ts'
import type { CallToAction, ContactCard, PriceCard, ProsePart, Section, Testimonial } from '../types.ts'

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

export const callToActionSchema = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('book'), label: text, service: text.nullable() }),
    z.strictObject({ kind: z.literal('link'), label: text, href: path }),
    z.strictObject({ kind: z.literal('exam'), label: text }),
    z.strictObject({ kind: z.literal('lead'), label: text, title: text, offer: z.enum(['general', 'weight-loss']) }),
    z.strictObject({ kind: z.literal('call'), label: text, phone: phone.exactOptional() }),
    z.strictObject({ kind: z.literal('unwired'), label: text, service: text.nullable() }),
  ],
  'is not a kind of button',
) satisfies z.ZodType<CallToAction>

const testimonialSchema = z.strictObject({
  name: z.string().regex(/^\p{L}+ \p{L}\.$/u, "is not a first name plus initial like 'Dana R.'"),
  text,
  rating: stars,
  result: text.exactOptional(),
  sample: z.literal(true),
}) satisfies z.ZodType<Testimonial>

const priceCardSchema = z.strictObject({
  title: text,
  price: pagePrice,
  note: text,
  items: filled(text),
  popular: z.boolean(),
  action: callToActionSchema,
}) satisfies z.ZodType<PriceCard>

const contactCard = z.strictObject({
  title: text,
  text,
  phone: phone.exactOptional(),
  email: email.exactOptional(),
}) satisfies z.ZodType<ContactCard>

const prosePart = z.strictObject({
  title: text,
  paragraphs: filled(text),
  items: filled(text).exactOptional(),
}) satisfies z.ZodType<ProsePart>

const sectionSchema = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({
      kind: z.literal('hero'),
      eyebrow: text,
      title: text,
      text,
      actions: filled(callToActionSchema),
    }),
    z.strictObject({
      kind: z.literal('benefits'),
      title: text,
      intro: text,
      cards: z.array(titleAndText).min(3, 'has fewer than 3 cards').max(6, 'has more than 6 cards'),
    }),
    z.strictObject({ kind: z.literal('steps'), title: text, intro: text, steps: filled(titleAndText) }),
    z.strictObject({ kind: z.literal('checklist'), title: text, intro: text, items: filled(text) }),
    z.strictObject({
      kind: z.literal('timeline'),
      title: text,
      intro: text,
      phases: filled(z.strictObject({ label: text, title: text, text })),
    }),
    z.strictObject({ kind: z.literal('testimonials'), title: text, items: filled(testimonialSchema) }),
    z.strictObject({ kind: z.literal('safety'), title: text, text, items: filled(text) }),
    z.strictObject({ kind: z.literal('warning'), title: text, text }),
    z.strictObject({ kind: z.literal('pricing'), title: text, intro: text, cards: filled(priceCardSchema) }),
    z.strictObject({
      kind: z.literal('faq'),
      title: text,
      items: filled(z.strictObject({ question: text, answer: text })),
    }),
    z.strictObject({ kind: z.literal('contact'), title: text, intro: text, cards: filled(contactCard) }),
    z.strictObject({ kind: z.literal('inquiry'), title: text, intro: text, ways: text, phone, email }),
    z.strictObject({ kind: z.literal('clinics'), title: text, intro: text }),
    z.strictObject({ kind: z.literal('scheduler'), title: text, intro: text }),
    z.strictObject({ kind: z.literal('prose'), title: text, intro: text, parts: filled(prosePart) }),
    z.strictObject({
      kind: z.literal('stored-data'),
      title: text,
      intro: text,
      items: filled(text),
      byHand: text,
      button: text,
      done: text,
      failed: text,
    }),
    z.strictObject({ kind: z.literal('closing'), title: text, text, actions: filled(callToActionSchema) }),
  ],
  'is not a kind of section',
) satisfies z.ZodType<Section>

/** A page: its hero first, its closing call last, one of each. */
export const sectionsSchema = z
  .array(sectionSchema)
  .refine((sections) => isOnlyAt(sections, 'hero', 0), 'does not have its one hero first')
  .refine((sections) => isOnlyAt(sections, 'closing', sections.length - 1), 'does not have its one closing last')

function isOnlyAt(sections: readonly Section[], kind: Section['kind'], place: number): boolean {
  return sections.length > 0 && sections.every((section, index) => (section.kind === kind) === (index === place))
}

function filled<Entry extends z.ZodType>(entry: Entry) {
  return z.array(entry).min(1, 'has no entries')
}
