import { z } from 'zod'
import { email, frameUrl, icon, partFrame, path, phone, priceText, slug, text } from './parts.ts'
import { homeContentSchema } from './home.ts'
import {
  addressSchema,
  bookingOffer,
  consultationSchema,
  locationSchema,
  pageContentSchema,
  serviceCard,
  serviceDetailSchema,
  weightLossSchema,
} from './files.ts'
import { sectionsSchema } from './sections.ts'
import { menuIds } from '../types.ts'
import type {
  BookingIndex,
  BookingList,
  BookingLocation,
  ClinicEntry,
  ClinicList,
  Consultation,
  ContentPage,
  DeliveredSettings,
  HomePage,
  LocationPage,
  Navigation,
  Picture,
  ServicePage,
} from '../types.ts'

const navigationLink = z.strictObject({ label: text, href: path })

const navigationSchema = z.strictObject({
  brandName: text,
  email,
  phone,
  menus: z.array(z.strictObject({ id: z.enum(menuIds), label: text, all: navigationLink })),
  services: z.array(navigationLink),
  locations: z.array(navigationLink),
  allClinics: navigationLink.exactOptional(),
  primary: z.array(navigationLink),
  drawer: z.array(navigationLink),
  contact: navigationLink,
  company: z.array(navigationLink),
  legal: z.array(navigationLink),
  disclaimer: text,
}) satisfies z.ZodType<Navigation>

const settingsSchema = z.strictObject({
  leadsUrl: text.nullable(),
  leadsAnswers: z.enum(['echo', 'any']),
  franchiseUrl: text.nullable(),
  franchiseAnswers: z.enum(['echo', 'any']),
  errorsUrl: text.nullable(),
}) satisfies z.ZodType<DeliveredSettings>

const width = z.int().positive()

const pictureSchema = z
  .strictObject({
    file: z.string().regex(/^[a-z]+(-[a-z]+)*\.[0-9a-f]{8}$/, "is not a picture's file like 'infrared.1a2b3c4d'"),
    widths: z.tuple([width, width, width]),
    height: width,
  })
  .nullable() satisfies z.ZodType<Picture | null>

const gridCard = z.strictObject({
  ...serviceCard.shape,
  slug,
  picture: pictureSchema,
  icon,
  href: path,
  service: slug,
  bookingHref: path,
  opens: z.enum(['detail', 'link']),
  price: priceText,
})

const gridCards = z.array(gridCard).refine((items) => areDistinct(items.map(({ slug }) => slug)), 'has a slug twice')

const homePageSchema = z.strictObject({
  content: homeContentSchema,
  picture: pictureSchema,
  phone,
  finder: z.array(
    z.strictObject({
      name: text,
      place: text,
      href: path,
      bookingHref: path,
      books: z.enum(['online', 'phone']),
      phone,
      openLine: text,
    }),
  ),
  allClinics: navigationLink.exactOptional(),
  cards: gridCards,
}) satisfies z.ZodType<HomePage>

const locationPageSchema = z.strictObject({
  location: locationSchema,
  picture: pictureSchema,
  bookingSlug: slug,
  cards: gridCards,
}) satisfies z.ZodType<LocationPage>

const servicePageSchema = z.strictObject({
  slug,
  name: text,
  picture: pictureSchema,
  bookingHref: path,
  phone,
  sections: sectionsSchema,
}) satisfies z.ZodType<ServicePage>

const bookingLocationSchema = z.strictObject({
  slug,
  name: text,
  place: text,
  phone,
  books: z.enum(['online', 'phone']),
}) satisfies z.ZodType<BookingLocation>

const bookingIndexSchema = z.strictObject({
  locations: z
    .array(bookingLocationSchema)
    .refine((items) => areDistinct(items.map(({ slug }) => slug)), 'has a slug twice'),
  allClinics: navigationLink.exactOptional(),
  services: z.array(bookingOffer.pick({ id: true, name: true, aliases: true })),
}) satisfies z.ZodType<BookingIndex>

const bookingListSchema = z
  .strictObject({
    location: bookingLocationSchema,
    services: z
      .array(z.strictObject({ ...bookingOffer.shape, iframeUrl: frameUrl }))
      .refine((items) => areDistinct(items.map(({ id }) => id)), 'has a service twice')
      .refine((items) => areDistinct(items.map(({ iframeUrl }) => iframeUrl)), 'has a calendar address twice'),
  })
  .refine(({ location, services }) => (location.books === 'online') === services.length > 0, {
    path: ['services'],
    error: 'has no services where the clinic books online, or some where it does not',
  }) satisfies z.ZodType<BookingList>

const clinicListSchema = z.strictObject({
  path,
  title: text,
  description: text,
  clinics: z.array(z.strictObject({ name: text, slug, booking: bookingLocationSchema })),
}) satisfies z.ZodType<ClinicList>

const serviceDetailsSchema = z.record(text, serviceDetailSchema)

const clinicEntry = z.strictObject({
  name: text,
  place: text,
  href: path,
  address: addressSchema,
  phone,
  hours: z.array(text),
}) satisfies z.ZodType<ClinicEntry>

const contentPageSchema = z.strictObject({
  ...pageContentSchema.omit({ sample: true, updated: true }).shape,
  picture: pictureSchema,
  phone,
  clinics: z.array(clinicEntry),
  allClinics: navigationLink.exactOptional(),
  exam: partFrame.exactOptional(),
}) satisfies z.ZodType<ContentPage>

const consultationRecordSchema = z.strictObject({
  ...consultationSchema.shape,
  schedulerUrl: text,
  isDemonstration: z.boolean(),
  meetingUrl: text,
  phone,
  email,
}) satisfies z.ZodType<Consultation>

/** One record of each kind by its name: their schemas are all that there are. */
export const recordKinds = [
  'navigation',
  'settings',
  'home',
  'service-details',
  'booking-index',
  'consultation',
  'weight-loss',
  'locations/any',
  'services/any',
  'booking/any',
  'pages/any',
  'clinics/any',
]

/** The schema of a record by its name. */
export function recordSchema(name: string): z.ZodType {
  if (name === 'navigation') return navigationSchema
  if (name === 'settings') return settingsSchema
  if (name === 'home') return homePageSchema
  if (name === 'service-details') return serviceDetailsSchema
  if (name === 'booking-index') return bookingIndexSchema
  if (name === 'consultation') return consultationRecordSchema
  if (name === 'weight-loss') return weightLossSchema
  if (name.startsWith('locations/')) return locationPageSchema
  if (name.startsWith('services/')) return servicePageSchema
  if (name.startsWith('booking/')) return bookingListSchema
  if (name.startsWith('pages/')) return contentPageSchema
  if (name.startsWith('clinics/')) return clinicListSchema
  return z.never('is not a known record')
}

function areDistinct(keys: readonly string[]): boolean {
  return new Set(keys).size === keys.length
}
