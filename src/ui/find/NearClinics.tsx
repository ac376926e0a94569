import type { ReactNode } from 'react'
import * as wording from '../../../content/words/near.ts'
import type { PlacedClinic, Places } from '../../../content/types.ts'
import { OpenState } from '../blocks/ClinicFacts/OpenState.tsx'
import type { Point } from './grid.ts'
import { nearest, type NearClinic } from './miles.ts'
import { type FoundPlace, readPlace } from './near.ts'
import classes from './NearClinics.module.css'

const most = { ofOne: 6, ofEach: 3 }
/** In a list of several, a clinic that is so many miles farther than the nearest is no choice. */
const tooFar = 100

export interface NearClinicsProps {
  /** What the visitor typed. */
  words: string
  /** The record `places`; nothing is shown until it is there. */
  places: Places | undefined
  /** Draws a clinic and its distance; by default a link to its page, the distance, and whether it is open. */
  renderClinic?: ((clinic: PlacedClinic, miles: number) => ReactNode) | undefined
  /** Said where the words are neither a ZIP code nor a town; unless given, nothing is. */
  otherwise?: string
}

/**
 * The clinics nearest to the ZIP code or the town that the visitor typed, at most six, and a sentence about what was
 * found. A name that several towns have gives a list for each.
 */
export function NearClinics({ words, places, renderClinic, otherwise = '' }: NearClinicsProps) {
  const place = places ? readPlace(words, places) : null
  return (
    <div>
      <p role="status">{place && places ? sentenceOf(place, places) : otherwise}</p>
      {place && places && <NearLists place={place} places={places} renderClinic={renderClinic} />}
    </div>
  )
}

interface NearListsProps extends Pick<NearClinicsProps, 'renderClinic'> {
  place: FoundPlace
  places: Places
}

/** The clinics nearest to a place, or to each of several towns, without the sentence about them. */
export function NearLists({ place, places, renderClinic = linkToPage }: NearListsProps) {
  const origins = originsOf(place)
  if (origins.length === 0) return null
  const isOne = origins.length === 1
  const lists = origins.map(({ name, point }) => ({
    label: wording.nearestTo(name),
    near: isOne
      ? around(point, places).slice(0, most.ofOne)
      : around(point, places).filter(isNotFar).slice(0, most.ofEach),
  }))
  return (
    <div className={classes['near']}>
      {lists.map(({ label, near }) => (
        <div key={label}>
          {!isOne && <p className={classes['origin']}>{label}</p>}
          <ol aria-label={label}>
            {near.map(({ clinic, miles }) => (
              <li key={clinic.slug}>{renderClinic(clinic, miles)}</li>
            ))}
          </ol>
        </div>
      ))}
      <p className={classes['note']}>{place.kind === 'zip' ? wording.fromArea : wording.fromTown}</p>
    </div>
  )
}

function around(point: Point, { clinics }: Places): readonly NearClinic<PlacedClinic>[] {
  return nearest(point, clinics)
}

function isNotFar(
  { miles }: NearClinic<PlacedClinic>,
  _: number,
  [first]: readonly NearClinic<PlacedClinic>[],
): boolean {
  return first !== undefined && miles < first.miles + tooFar
}

/** What the distances are measured from, by name. */
function originsOf(place: FoundPlace): { name: string; point: Point }[] {
  if (place.kind === 'zip') return [{ name: wording.zipName(place.area), point: place.point }]
  if (place.kind !== 'town') return []
  return place.towns.map(({ name, state, point }) => ({ name: wording.townName(name, state), point }))
}

/** What is said about the clinics near a place. */
export function sentenceOf(place: FoundPlace, { clinics }: Places): string {
  if (place.kind === 'unknown-zip') {
    const towns = [clinics.at(0), clinics.at(-1)].flatMap((clinic) => clinic?.address.town ?? [])
    return wording.unknownZip(place.zip, [...new Set(towns)])
  }
  const [first, ...others] = originsOf(place).map(({ name }) => name)
  if (first === undefined) return ''
  return others.length > 0
    ? wording.severalTowns([first, ...others])
    : wording.nearestCount(first, Math.min(clinics.length, most.ofOne))
}

function linkToPage(clinic: PlacedClinic, miles: number): ReactNode {
  const { town, state } = clinic.address
  return (
    <div className={classes['clinic']}>
      <a href={`/locations/${clinic.slug}`}>
        <strong>{clinic.name}</strong> <span>{wording.townName(town, state)}</span>
      </a>
      <p>
        <span>{wording.aboutMiles(miles)}</span> <OpenState location={clinic} />
      </p>
    </div>
  )
}
