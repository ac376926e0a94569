import type { Places } from '../../../content/types.ts'
import { type GridPoint, type Point, pointAt, stepFrom } from './grid.ts'
import { type Town, townsNamed } from './towns.ts'

/** What a visitor's words name. */
export type FoundPlace =
  /** `area` is what the point is the middle of: the first three digits of ZIP codes, or one ZIP code. */
  | { kind: 'zip'; area: string; point: Point }
  | { kind: 'unknown-zip'; zip: string }
  /** Several where towns in several states have that name. */
  | { kind: 'town'; towns: readonly Town[] }

/** 3 to 5 digits, ZIP+4, or an address that ends with a ZIP code. */
const zipCode = /^(?:(?=.*[a-z]).*[\s,])?(\d{5})(?:[-\s]?\d{4})?$|^(\d{3,4})$/i

/** The place that words name: a ZIP code of the table, another ZIP code, or a town. Null where they are neither. */
export function readPlace(words: string, places: Places): FoundPlace | null {
  const [, whole, part] = zipCode.exec(words.trim()) ?? []
  const zip = whole ?? part
  if (zip !== undefined) return zipPlace(zip, places)
  const towns = townsNamed(words, places)
  return towns.length > 0 ? { kind: 'town', towns } : null
}

function zipPlace(zip: string, { areas, zips, clinics }: Places): FoundPlace {
  const digits = zip.slice(0, 3)
  const clinic = clinics.find(({ address }) => address.zip === zip)
  if (clinic) return { kind: 'zip', area: zip, point: clinic.coordinates }
  const center = centerOf(digits, areas)
  if (!center) return { kind: 'unknown-zip', zip }
  const steps = zip.length === 5 ? stepsTo(zip.slice(3), zips[digits] ?? '') : undefined
  return steps === undefined
    ? { kind: 'zip', area: digits, point: pointAt(center) }
    : { kind: 'zip', area: zip, point: pointAt(stepFrom(center, steps)) }
}

function centerOf(digits: string, areas: Places['areas']): GridPoint | undefined {
  for (const { first, start, steps } of areas) {
    const after = Number(digits) - Number(first)
    if (after < 0 || after > steps.length / 2) continue
    let center: GridPoint = start
    for (let index = 0; index < after; index++) center = stepFrom(center, steps.slice(2 * index, 2 * index + 2))
    return center
  }
  return undefined
}

function stepsTo(lastDigits: string, listed: string): string | undefined {
  for (let index = 0; index < listed.length; index += 4)
    if (listed.startsWith(lastDigits, index)) return listed.slice(index + 2, index + 4)
  return undefined
}
