import type { PlacedClinic } from '../../../content/types.ts'
import type { Point } from './grid.ts'

const earthRadius = 3958.8

/** A clinic and how far it is from somewhere. */
export interface NearClinic<Clinic> {
  clinic: Clinic
  /** In a straight line. */
  miles: number
}

/** The clinics with their distance from a point, the nearest first. */
export function nearest<Clinic extends Pick<PlacedClinic, 'coordinates'>>(
  point: Point,
  clinics: readonly Clinic[],
): NearClinic<Clinic>[] {
  return clinics
    .map((clinic) => ({ clinic, miles: milesBetween(point, clinic.coordinates) }))
    .toSorted((one, other) => one.miles - other.miles)
}

/** The length of the straight line between two points, by the haversine formula. */
function milesBetween(one: Point, other: Point): number {
  const halfChord =
    haversine(other.latitude - one.latitude) +
    cosine(one.latitude) * cosine(other.latitude) * haversine(other.longitude - one.longitude)
  return 2 * earthRadius * Math.asin(Math.sqrt(halfChord))
}

function haversine(degrees: number): number {
  return Math.sin(inRadians(degrees) / 2) ** 2
}

function cosine(degrees: number): number {
  return Math.cos(inRadians(degrees))
}

function inRadians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
