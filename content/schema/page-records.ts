import { z } from 'zod'
import { waysToBook } from './booking.ts'
import { gridCards, pictureSchema } from './cards.ts'
import { factsSchema, sessionSchema } from './graphics.ts'
import { homeContentSchema, review, type Review } from './home.ts'
import { addressSchema, locationSchema } from './location.ts'
import { navigationLink, type NavigationLink } from './navigation.ts'
import { pageContentSchema } from './page.ts'
import { climate, list, partFrame, path, phone, slug, text } from './parts.ts'
import { treatmentSectionsSchema } from './sections.ts'
import { offerPackage } from './prices.ts'

const finderEntry = z.strictObject({
  slug,
  name: text,
  place: text,
  href: path,
  bookingHref: path,
  books: waysToBook,
  phone,
  openLine: text,
})
export interface FinderEntry extends z.output<typeof finderEntry> {}

export const homePageSchema = z.strictObject({
  content: homeContentSchema,
  picture: pictureSchema,
  phone,
  finder: list<FinderEntry>(finderEntry),
  allClinics: navigationLink.exactOptional(),
  cards: gridCards,
})
export interface HomePage extends z.output<typeof homePageSchema> {}

const mappedClinic = z.strictObject({ slug, name: text, href: path })
/** A clinic whose name stands on the map. */
export interface MappedClinic extends z.output<typeof mappedClinic> {}

export const locationPageSchema = z.strictObject({
  location: locationSchema,
  /** Null for a clinic that has none. */
  picture: pictureSchema,
  /** Where 'Book Your Appointment Today' leads: the list's slug, or the clinic's own where it books by phone. */
  bookingSlug: slug,
  cards: gridCards,
  /** The clinics on the map, this one among them. */
  clinics: list<MappedClinic>(mappedClinic),
  /** For a first visit, where there is one. */
  offer: offerPackage.exactOptional(),
  /** Two of what guests say, those of this clinic first. */
  reviews: list<Review>(review),
})
export interface LocationPage extends z.output<typeof locationPageSchema> {}

export const servicePageSchema = z.strictObject({
  slug,
  name: text,
  climate,
  /** Null for a service that has none. */
  picture: pictureSchema,
  /** Where the thumb bar's 'Book' leads. */
  bookingHref: path,
  phone,
  facts: factsSchema,
  session: sessionSchema.nullable(),
  /** Those that have it, each with the address of its calendar for it. */
  clinics: list<NavigationLink>(navigationLink),
  sections: treatmentSectionsSchema,
})
export interface ServicePage extends z.output<typeof servicePageSchema> {}

const clinicEntry = z.strictObject({
  slug,
  name: text,
  place: text,
  href: path,
  address: addressSchema,
  phone,
  /** A line for each group of days: 'Mon-Fri 9am-7pm', 'Weekends 10am-4pm'. */
  hours: list(text),
})
/** A clinic where all are listed. */
export interface ClinicEntry extends z.output<typeof clinicEntry> {}

export const contentPageSchema = z.strictObject({
  ...pageContentSchema.omit({ sample: true, updated: true }).shape,
  picture: pictureSchema,
  phone,
  /** The clinics where the page lists them, else none. */
  clinics: list<ClinicEntry>(clinicEntry),
  allClinics: navigationLink.exactOptional(),
  /** The exam's frame, on the page where it starts. */
  exam: partFrame.exactOptional(),
})
export interface ContentPage extends z.output<typeof contentPageSchema> {}
