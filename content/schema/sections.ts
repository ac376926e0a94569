import { z } from 'zod'
import { callToActionSchema } from './actions.ts'
import { comparedServiceSchema, type ComparedService } from './comparison.ts'
import { email, filled, phone, readOnly, text, titleAndText } from './parts.ts'
import {
  contactCard,
  type ContactCard,
  priceCard,
  type PriceCard,
  pricedGroupSchema,
  type PricedGroup,
  prosePart,
  type ProsePart,
  testimonial,
  type Testimonial,
} from './section-parts.ts'

const treatmentKinds = [
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
    cards: readOnly(z.array(titleAndText).min(3, 'has fewer than 3 cards').max(6, 'has more than 6 cards')),
  }),
  z.strictObject({ kind: z.literal('steps'), title: text, intro: text, steps: filled(titleAndText) }),
  z.strictObject({ kind: z.literal('checklist'), title: text, intro: text, items: filled(text) }),
  z.strictObject({
    kind: z.literal('timeline'),
    title: text,
    intro: text,
    phases: filled(z.strictObject({ label: text, title: text, text })),
  }),
  z.strictObject({ kind: z.literal('testimonials'), title: text, items: filled<Testimonial>(testimonial) }),
  z.strictObject({ kind: z.literal('safety'), title: text, text, items: filled(text) }),
  z.strictObject({ kind: z.literal('warning'), title: text, text }),
  z.strictObject({ kind: z.literal('pricing'), title: text, intro: text, cards: filled<PriceCard>(priceCard) }),
  z.strictObject({
    kind: z.literal('faq'),
    title: text,
    items: filled(z.strictObject({ question: text, answer: text })),
  }),
  z.strictObject({ kind: z.literal('closing'), title: text, text, actions: filled(callToActionSchema) }),
] as const

/** What other pages have besides. */
const pageKinds = [
  z.strictObject({ kind: z.literal('contact'), title: text, intro: text, cards: filled<ContactCard>(contactCard) }),
  z.strictObject({
    /** The franchise inquiry: the ways that always work; the form joins them once the page is alive. */
    kind: z.literal('inquiry'),
    title: text,
    intro: text,
    /** What stands before the phone number and the e-mail address. */
    ways: text,
    phone,
    email,
  }),
  z.strictObject({
    /** Every clinic; which ones there are is not for the page to say. */
    kind: z.literal('clinics'),
    title: text,
    intro: text,
  }),
  z.strictObject({
    /** Where the page's scheduler stands. */
    kind: z.literal('scheduler'),
    title: text,
    intro: text,
  }),
  z.strictObject({
    kind: z.literal('prices'),
    title: text,
    intro: text,
    groups: filled<PricedGroup>(pricedGroupSchema),
  }),
  z.strictObject({
    /** Services side by side. */
    kind: z.literal('comparison'),
    title: text,
    intro: text,
    services: filled<ComparedService>(comparedServiceSchema),
  }),
  z.strictObject({ kind: z.literal('prose'), title: text, intro: text, parts: filled<ProsePart>(prosePart) }),
  z.strictObject({
    /** What the site keeps in the visitor's browser, with a button that deletes it. */
    kind: z.literal('stored-data'),
    title: text,
    intro: text,
    items: filled(text),
    /** How to delete it without the button. */
    byHand: text,
    button: text,
    /** What is said once it is deleted. */
    done: text,
    /** What is said where the browser did not delete all of it. */
    failed: text,
  }),
] as const

/** The sections that the page of a treatment is made of. */
export type TreatmentSection = z.output<(typeof treatmentKinds)[number]>

/** The sections that pages are made of. */
export type Section = TreatmentSection | z.output<(typeof pageKinds)[number]>

const unknown = 'is not a kind of section'

/** A page: its hero first, its closing call last, one of each. */
export const sectionsSchema = pageOf<Section>(z.discriminatedUnion('kind', [...treatmentKinds, ...pageKinds], unknown))

/** The page of a treatment. */
export const treatmentSectionsSchema = pageOf<TreatmentSection>(z.discriminatedUnion('kind', treatmentKinds, unknown))

function pageOf<Kinds extends Section>(section: z.ZodType<Kinds>): z.ZodType<readonly Kinds[]> {
  return z
    .array(section)
    .refine((sections) => isOnlyAt(sections, 'hero', 0), 'does not have its one hero first')
    .refine((sections) => isOnlyAt(sections, 'closing', sections.length - 1), 'does not have its one closing last')
}

function isOnlyAt(sections: readonly Section[], kind: Section['kind'], place: number): boolean {
  return sections.length > 0 && sections.every((section, index) => (section.kind === kind) === (index === place))
}
