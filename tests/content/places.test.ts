import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { codes } from 'zipcodes/lib/codes.js'
import { placeTable } from '../../content/places.ts'
import { nearest } from '../../src/ui/find/miles.ts'
import { readPlace } from '../../src/ui/find/near.ts'
import { specifiedPlaces } from '../support/specified-places.ts'

/*
 * The oracle: middles of five-digit ZIP codes from another package than the table's, each measured to each clinic by
 * another formula, and for an area the mean of these distances.
 */

/** Government offices in Washington, which that package has in Maryland. */
const washington = '205'
const states = ['NJ', 'OH', 'NY', 'PA', 'DE', 'CT', 'MD', 'WV', 'KY', 'IN', 'MI']
/** How many times as far another clinic may be that counts as equally near. */
const tie = 1.15

const places = specifiedPlaces()
const { clinics } = places

interface Measured {
  slug: string
  miles: number
}

const zips = Object.values(codes)
  .filter(({ state, zip }) => states.includes(state) && !zip.startsWith(washington))
  .map(({ zip, ...point }) => ({ zip, point, distances: byDistance(distancesFrom(point)) }))

const areas = [...new Set(zips.map(({ zip }) => zip.slice(0, 3)))].map((area) => {
  const within = zips.filter(({ zip }) => zip.startsWith(area))
  const means = clinics.map(({ slug }) => {
    const all = within.map(({ distances }) => distances.find((one) => one.slug === slug)?.miles ?? Infinity)
    return { slug, miles: all.reduce((sum, miles) => sum + miles, 0) / all.length }
  })
  return { area, distances: byDistance(means) }
})

function distancesFrom(point: { latitude: number; longitude: number }): Measured[] {
  const radians = (degrees: number) => (degrees / 180) * Math.PI
  return clinics.map(({ slug, coordinates }) => {
    const [here, there] = [radians(point.latitude), radians(coordinates.latitude)]
    const turn = Math.cos(radians(point.longitude - coordinates.longitude))
    const cosine = Math.sin(here) * Math.sin(there) + Math.cos(here) * Math.cos(there) * turn
    return { slug, miles: 3959 * Math.acos(Math.min(1, cosine)) }
  })
}

function byDistance(distances: readonly Measured[]): Measured[] {
  return distances.toSorted((one, other) => one.miles - other.miles)
}

/** The clinic that the site names first. */
function firstFor(words: string): string | undefined {
  const place = readPlace(words, places)
  return place?.kind === 'zip' ? nearest(place.point, clinics).at(0)?.clinic.slug : undefined
}

/** How many times as far as the nearest clinic the one is that the site names first. */
function excess(words: string, distances: readonly Measured[]): number {
  const named = distances.find(({ slug }) => slug === firstFor(words))
  return (named?.miles ?? Infinity) / Math.max(distances.at(0)?.miles ?? 0, 0.1)
}

function isTie([first, second]: readonly Measured[]): boolean {
  return first !== undefined && second !== undefined && second.miles < tie * first.miles
}

describe('the table of ZIP codes', () => {
  test('knows every area of the region', () => {
    expect(areas.length).toBeGreaterThan(250)
    expect(areas.filter(({ area }) => firstFor(area) === undefined)).toEqual([])
  })

  test('names the nearest clinic for each, but for areas where two are equally near', () => {
    const clear = areas.filter(({ distances }) => !isTie(distances))
    const wrong = clear.filter(({ area, distances }) => firstFor(area) !== distances.at(0)?.slug)
    expect(wrong.map(({ area }) => area)).toEqual([])
    expect({ clear: clear.length, equallyNear: areas.length - clear.length }).toEqual({ clear: 169, equallyNear: 94 })
  })

  test('names a clinic that is about as near as the nearest for each area that is not clear', () => {
    const far = areas.filter(({ area, distances }) => isTie(distances) && excess(area, distances) > tie)
    expect(far.map(({ area }) => area)).toEqual([])
  })

  test('of ZIP codes within 60 miles of a clinic, leads next to none past the nearest', () => {
    const near = zips.filter(({ distances }) => (distances.at(0)?.miles ?? Infinity) < 60)
    const wrong = near.filter(({ zip, distances }) => excess(zip, distances) > tie)
    expect(near.length).toBeGreaterThan(1500)
    expect(wrong.length / near.length).toBeLessThan(0.02)
  })

  test('weighs at most 3.5 KiB with the towns', () => {
    expect(brotliCompressSync(JSON.stringify(placeTable)).length).toBeLessThanOrEqual(3.5 * 1024)
  })
})
