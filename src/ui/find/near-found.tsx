import type { ReactNode } from 'react'
import { foundCount } from '../../../content/words/clinic-search.ts'
import { clinicsFound } from '../../../content/words/find.ts'
import { aboutMiles, townName } from '../../../content/words/near.ts'
import type { PlacedClinic, Places } from '../../../content/types.ts'
import { findClinics } from '../ClinicSearch/find-clinics.ts'
import { OpenState } from '../blocks/ClinicFacts/OpenState.tsx'
import type { FindFieldProps } from './FindField.tsx'
import type { OtherFound } from './FindResults.tsx'
import classes from './FindResults.module.css'
import { NearLists, sentenceOf } from './NearClinics.tsx'
import { readPlace } from './near.ts'

export interface NearAsked extends Pick<FindFieldProps, 'renderClinic' | 'hasMoreClinics'> {
  /** What the visitor typed. */
  text: string
  places: Places
}

/** So many clinics are listed by name. */
const most = 12

/**
 * The clinics nearest to the ZIP code or town that a visitor typed into the search, or those of that name; null where
 * the words are neither.
 */
export function nearFound({ text, places, renderClinic, hasMoreClinics }: NearAsked): OtherFound | null {
  const named = hasMoreClinics ? findClinics(text, places.clinics) : []
  if (named.length > 0)
    return {
      said: <p className="visually-hidden">{foundCount(named.length, most)}</p>,
      shown: (
        <ul aria-label={clinicsFound} className={classes['found']}>
          {named.slice(0, most).map((clinic) => (
            <li key={clinic.slug}>{draw(clinic)}</li>
          ))}
        </ul>
      ),
    }
  const place = readPlace(text, places)
  if (!place) return null
  const drawNear = renderClinic && ((clinic: PlacedClinic, miles: number) => draw(clinic, aboutMiles(miles)))
  return {
    said: <p>{sentenceOf(place, places)}</p>,
    shown: <NearLists place={place} places={places} renderClinic={drawNear} />,
  }

  function draw(clinic: PlacedClinic, distance?: string): ReactNode {
    const { slug, name, address, booking } = clinic
    const place = townName(address.town, address.state)
    const found = { slug, name, place, bookingSlug: booking.slug, words: '' }
    const row = (
      <>
        <strong>{name}</strong> <span>{place}</span> {distance && <span>{distance}</span>}{' '}
        <OpenState location={clinic} />
      </>
    )
    return renderClinic ? renderClinic(found, row, booking, distance) : <a href={`/locations/${slug}`}>{row}</a>
  }
}
