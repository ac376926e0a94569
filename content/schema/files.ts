import { z } from 'zod'
import {
  countText,
  date,
  email,
  frameUrl,
  httpsUrl,
  icon,
  partFrame,
  path,
  phone,
  priceText,
  slug,
  text,
  time,
  titleAndText,
} from './parts.ts'
import { sectionsSchema } from './sections.ts'
import type {
  Address,
  Brand,
  Conflict,
  ExamSchedule,
  ConsultationContent,
  Location,
  PageContent,
  Service,
  ServiceDetail,
  SecurityContact,
  SiteSettings,
  WeeklyHours,
  WeightLossProgram,
} from '../types.ts'

const dayHours = z
  .strictObject({ opens: time, closes: time })
  .refine(({ opens, closes }) => opens < closes, { path: ['closes'], error: 'closes before it opens' })

const weeklyHours = z.strictObject({
  mon: dayHours,
  tue: dayHours,
  wed: dayHours,
  thu: dayHours,
  fri: dayHours,
  sat: dayHours,
  sun: dayHours,
}) satisfies z.ZodType<WeeklyHours>

const differs = z.record(
  slug,
  z.strictObject({
    name: text.exactOptional(),
    description: text.exactOptional(),
    iframeUrl: frameUrl.exactOptional(),
  }),
)

const locationBooking = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('online'), slug, name: text, differs }),
  z.strictObject({ kind: z.literal('phone') }),
])

export const addressSchema = z.strictObject({
  street: text,
  town: text,
  state: z.enum(['NJ', 'OH']),
  zip: z.string().regex(/^\d{5}$/, 'is not a ZIP code'),
}) satisfies z.ZodType<Address>

export const locationSchema = z.strictObject({
  slug: slug.refine((value) => value !== 'all', 'is the address of the list of all clinics'),
  name: text,
  place: z.string().regex(/^\S.*, (NJ|OH)$/, "is not a place like 'Skillman, NJ'"),
  sample: z.boolean(),
  updated: date,
  tagline: text,
  introduction: text,
  address: addressSchema,
  coordinates: z.strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
  phone,
  externalSite: httpsUrl,
  timeZone: z.literal('America/New_York'),
  hours: weeklyHours,
  specialDays: z.array(z.strictObject({ date, hours: dayHours.nullable(), reason: text })),
  stats: z.strictObject({
    rating: z.number().min(0).max(5),
    happyClients: countText,
    servicesCount: z.int().positive(),
    yearsServing: countText,
  }),
  closing: titleAndText,
  booking: locationBooking,
  cardLinks: z.record(slug, path),
}) satisfies z.ZodType<Location>

export const serviceCard = z.strictObject({ title: text, summary: text })

export const serviceDetailSchema = z.strictObject({
  title: text,
  description: text,
  benefits: z.array(text).min(4, 'has fewer than 4 entries').max(6, 'has more than 6 entries'),
  duration: text,
  price: priceText,
  suitableFor: z.array(text).min(3, 'has fewer than 3 entries').max(4, 'has more than 4 entries'),
  process: z.array(text).length(4, 'does not have 4 steps'),
}) satisfies z.ZodType<ServiceDetail>

export const bookingOffer = z.strictObject({ id: slug, name: text, description: text, aliases: z.array(text) })

export const serviceSchema = z
  .strictObject({
    slug,
    updated: date,
    name: text,
    icon,
    href: path,
    card: serviceCard.nullable(),
    detail: serviceDetailSchema.nullable(),
    booking: bookingOffer.nullable(),
    page: sectionsSchema.nullable(),
    sample: z.boolean().exactOptional(),
  })
  .refine(({ card, detail }) => card?.title === detail?.title, {
    path: ['detail', 'title'],
    error: "differs from the card's title",
  })
  .refine(({ slug, href, page }) => page === null || href === `/services/${slug}`, {
    path: ['href'],
    error: 'does not lead to its page',
  }) satisfies z.ZodType<Service>

export const pageContentSchema = z.strictObject({
  path: z.string().regex(/^\/[a-z]+(-[a-z]+)*$/, "is not a path like '/exam-invite'"),
  title: text,
  description: text,
  sample: z.boolean(),
  updated: date,
  picture: slug.exactOptional(),
  sections: sectionsSchema,
}) satisfies z.ZodType<PageContent>

export const brandSchema = z.strictObject({
  name: text,
  shortName: text,
  email,
  phone,
  sample: z.boolean(),
}) satisfies z.ZodType<Brand>

export const securitySchema = z.strictObject({
  email,
  expires: date,
  sample: z.boolean(),
}) satisfies z.ZodType<SecurityContact>

export const siteSettingsSchema = z.strictObject({
  scrollOnBack: z.enum(['restore', 'top']),
  showFallbacks: z.boolean(),
  revealUnavailable: z.boolean(),
  unwiredButtons: z.enum(['book', 'inert']),
}) satisfies z.ZodType<SiteSettings>

export const examScheduleSchema = z.strictObject({
  timeZone: z.int().min(-12).max(14),
  hours: weeklyHours,
}) satisfies z.ZodType<ExamSchedule>

export const consultationSchema = z.strictObject({
  paidReturnParameter: z
    .string()
    .regex(/^[\w-]{1,40}$/, 'is not a search parameter of letters, digits, hyphens and underscores')
    .nullable(),
  booked: text,
  paid: z.strictObject({ title: text, connecting: text, wait: text, join: text, support: text, home: text }),
}) satisfies z.ZodType<ConsultationContent>

const conflictSchema = z.strictObject({
  about: text,
  says: z.array(z.strictObject({ where: text, value: text })).min(2, 'names fewer than two places'),
}) satisfies z.ZodType<Conflict>

export const conflictsSchema = z.array(conflictSchema)

const pricingTable = z.strictObject({
  plan: z.strictObject({ title: text, price: priceText, note: text, items: z.array(text).min(1), sample: z.boolean() }),
  frame: partFrame,
  id: text.nullable(),
})
const weightLossChoice = z.strictObject({ text, tables: z.tuple([pricingTable, pricingTable]) })

export const weightLossSchema = z.strictObject({
  question: z.strictObject({
    title: text,
    text,
    explanation: text,
    help: text,
    labels: z.strictObject({ yes: text, no: text }),
    provider: text,
  }),
  plans: z.strictObject({ title: text, yes: weightLossChoice, no: weightLossChoice }),
}) satisfies z.ZodType<WeightLossProgram>
