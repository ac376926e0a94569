import { demonstration } from '../../content/providers.ts'
import { readRecord } from '../../content/records.ts'
import type { Places } from '../../content/types.ts'
import { amongSpecified, specifiedClinics } from './specified.ts'

/** The record of places with the clinics that the specification names. */
export function specifiedPlaces(): Places {
  const places = readRecord('places', demonstration)
  if (!places) throw new Error('the record of places is missing')
  return { ...places, clinics: amongSpecified(places.clinics, specifiedClinics, ({ slug }) => slug) }
}
