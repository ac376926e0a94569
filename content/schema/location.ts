import { z } from 'zod'
import { anyList } from '../any-list.ts'
import { specialDay, type SpecialDay, weeklyHours } from './hours.ts'
import { countText, date, frameUrl, httpsUrl, list, path, phone, readOnly, slug, text, titleAndText } from './parts.ts'

export const addressSchema = z.strictObject({
  street: text,
  town: text,
  state: z.enum(['NJ', 'OH']),
  zip: z.string().regex(/^\d{5}$/, 'is not a ZIP code'),
})
export interface Address extends z.output<typeof addressSchema> {}

const locationStats = z.strictObject({
  /** Out of 5. */
  rating: z.number().min(0).max(5),
  happyClients: countText,
  servicesCount: z.int().positive(),
  yearsServing: countText,
})
/** The four figures below a clinic's hero, as docs/product/clinics.md (P-CLINIC-3) words them ('1000+'). */
export interface LocationStats extends z.output<typeof locationStats> {}

const difference = z.strictObject({
  name: text.exactOptional(),
  description: text.exactOptional(),
  iframeUrl: frameUrl.exactOptional(),
})

const onlineBooking = z.strictObject({
  kind: z.literal('online'),
  /** Of the booking list; slug and name differ from the page's for Marlboro (books as Englishtown). */
  slug: slug.refine((value) => value !== anyList, 'is the address at which the service comes first'),
  name: text,
  /** What this clinic's list says differently from `booking` in the service's file, by its id. */
  differs: readOnly(z.record(slug, difference)),
})
export interface OnlineBooking extends z.output<typeof onlineBooking> {}

const phoneBooking = z.strictObject({ kind: z.literal('phone') })

const bookingKinds = [onlineBooking, phoneBooking] as const
/** How a clinic takes bookings: from a list of its own, or by phone. */
type LocationBooking = z.output<(typeof bookingKinds)[number]>

const locationBooking: z.ZodType<LocationBooking> = z.discriminatedUnion('kind', bookingKinds)

export const locationSchema = z.strictObject({
  slug: slug
    .refine((value) => value !== 'all', 'is the address of the list of all clinics')
    .refine((value) => value !== anyList, 'is the address at which the service comes first'),
  name: text,
  /** Town and state, as in docs/product/clinics.md, P-CLINIC-3. */
  place: z.string().regex(/^\S.*, (NJ|OH)$/, "is not a place like 'Skillman, NJ'"),
  sample: z.boolean(),
  /** The day on which it was last changed, for search engines: `YYYY-MM-DD`. */
  updated: date,
  tagline: text,
  introduction: text,
  address: addressSchema,
  coordinates: z.strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
  phone,
  externalSite: httpsUrl,
  timeZone: z.literal('America/New_York'),
  hours: weeklyHours,
  specialDays: list<SpecialDay>(specialDay),
  stats: locationStats,
  closing: titleAndText,
  booking: locationBooking,
  /** Cards of this clinic's grid that lead to a page instead of opening the dialog, by service slug. */
  cardLinks: readOnly(z.record(slug, path)),
})
/** A clinic. `sample: true` marks invented contact facts (docs/decisions/02-samples.md). */
export interface Location extends z.output<typeof locationSchema> {}
