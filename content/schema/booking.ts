import { z } from 'zod'
import { pictureSchema } from './cards.ts'
import { areDistinct } from './distinct.ts'
import { specialDay, type SpecialDay, weeklyHours } from './hours.ts'
import { sessionSchema } from './graphics.ts'
import { addressSchema } from './location.ts'
import { navigationLink } from './navigation.ts'
import { climate, frameUrl, list, path, phone, priceText, readOnly, slug, text } from './parts.ts'
import { bookingOffer, preparation } from './service.ts'

export const waysToBook = z.enum(['online', 'phone'])

const clinicVisit = z.strictObject({
  /** Of its page. */
  page: slug,
  address: addressSchema,
  timeZone: z.literal('America/New_York'),
  hours: weeklyHours,
  specialDays: list<SpecialDay>(specialDay),
  picture: pictureSchema,
})

const bookingLocation = z.strictObject({
  slug,
  name: text,
  place: text,
  phone,
  books: waysToBook,
  /** Where and when; left out of the list of all clinics, which is to stay small. */
  visit: clinicVisit.exactOptional(),
})
/** One row of the wizard's first step, and of the home page's finder. */
export interface BookingLocation extends z.output<typeof bookingLocation> {}

const offeredSession = z.strictObject({
  /** The site's own name for it. */
  name: text,
  climate,
  picture: pictureSchema,
  /** '3 minutes', and what it costs at least, where its page says so. */
  duration: text.exactOptional(),
  price: priceText.exactOptional(),
  /** Its minutes by phase, where the specification gives them. */
  phases: sessionSchema.exactOptional(),
  /** Treatment begins with a consultation. */
  consultationFirst: z.literal(true).exactOptional(),
})

const listedService = z.strictObject({
  ...bookingOffer.omit({ before: true }).shape,
  /** What the site itself says of it. */
  session: offeredSession.exactOptional(),
})
/** A bookable service as the wizard lists it before a clinic is chosen. */
export interface ListedService extends z.output<typeof listedService> {}
/** As far as it must be recognised by its names. */
export type NamedService = Pick<ListedService, 'id' | 'name' | 'aliases'>

const bookingService = z.strictObject({
  ...listedService.shape,
  before: preparation.exactOptional(),
  /** Address of the calendar frame for this clinic and service. */
  iframeUrl: frameUrl,
})
/** One entry of a clinic's booking list (docs/product/booking.md, P-BOOK-6), plus the other names it answers to. */
export interface BookingService extends z.output<typeof bookingService> {}

export const bookingIndexSchema = z.strictObject({
  locations: readOnly<readonly BookingLocation[]>(
    z.array(bookingLocation).refine((items) => areDistinct(items.map(({ slug }) => slug)), 'has a slug twice'),
  ),
  allClinics: navigationLink.exactOptional(),
  services: list<ListedService>(listedService),
})
/** What the wizard knows from the start. */
export interface BookingIndex extends z.output<typeof bookingIndexSchema> {}

export const bookingListSchema = z
  .strictObject({
    location: bookingLocation,
    services: readOnly<readonly BookingService[]>(
      z
        .array(bookingService)
        .refine((items) => areDistinct(items.map(({ id }) => id)), 'has a service twice')
        .refine((items) => areDistinct(items.map(({ iframeUrl }) => iframeUrl)), 'has a calendar address twice'),
    ),
  })
  .refine(({ location, services }) => (location.books === 'online') === services.length > 0, {
    path: ['services'],
    error: 'has no services where the clinic books online, or some where it does not',
  })
/** One clinic's services; none where it books by phone. */
export interface BookingList extends z.output<typeof bookingListSchema> {}

export const listedClinic = z.strictObject({
  name: text,
  /** Of its page. */
  slug,
  booking: bookingLocation,
})
/** A clinic in the list of all, and as a search finds it. */
export interface ListedClinic extends z.output<typeof listedClinic> {}

export const clinicListSchema = z.strictObject({
  path,
  title: text,
  description: text,
  clinics: list<ListedClinic>(listedClinic),
})
/** The page that lists every clinic. */
export interface ClinicList extends z.output<typeof clinicListSchema> {}
