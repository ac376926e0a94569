import { z } from 'zod'
import { bookingIndexSchema, bookingListSchema, clinicListSchema } from './booking.ts'
import { consultationRecord } from './consultation.ts'
import { findIndexSchema } from './find.ts'
import { navigationSchema } from './navigation.ts'
import { contentPageSchema, homePageSchema, locationPageSchema, servicePageSchema } from './page-records.ts'
import { text } from './parts.ts'
import { serviceDetailSchema } from './service.ts'
import { placesSchema } from './places.ts'
import { settingsSchema } from './settings.ts'
import { weightLossSchema } from './weight-loss.ts'

const serviceDetailsSchema = z.record(text, serviceDetailSchema)

/** One record of each kind by its name: their schemas are all that there are. */
export const recordKinds = [
  'navigation',
  'settings',
  'home',
  'service-details',
  'booking-index',
  'find',
  'consultation',
  'weight-loss',
  'places',
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
  if (name === 'find') return findIndexSchema
  if (name === 'consultation') return consultationRecord
  if (name === 'weight-loss') return weightLossSchema
  if (name === 'places') return placesSchema
  if (name.startsWith('locations/')) return locationPageSchema
  if (name.startsWith('services/')) return servicePageSchema
  if (name.startsWith('booking/')) return bookingListSchema
  if (name.startsWith('pages/')) return contentPageSchema
  if (name.startsWith('clinics/')) return clinicListSchema
  return z.never('is not a known record')
}
