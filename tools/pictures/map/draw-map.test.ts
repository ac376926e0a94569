import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { geoMercator } from 'd3-geo'
import { expect, test } from 'vitest'
import { locations } from '../../../content/locations/index.ts'
import { root } from '../../../scripts/support/setup.mjs'
import { drawClinicMap } from './draw-map.ts'
import { drawing as address } from '../../../src/ui/blocks/ClinicMap/drawing.ts'
import { mapBudget, mapFile, placesStyle } from './map-files.ts'

const style = readFileSync(join(root, 'src/ui/blocks/ClinicMap/ClinicPlaces.module.css'), 'utf8')

/** The clinics on the drawn map; a clinic that was added later waits for the next drawing. */
const drawn = locations.filter(({ slug }) => style.includes(`[data-clinic='${slug}']`))
const drawing = drawClinicMap(drawn)
const clinicOf = (slug: string) => {
  const clinic = drawn.find((one) => one.slug === slug)
  if (!clinic) throw new Error(`${slug} is not drawn`)
  return clinic
}

/** Mercator by its formula, in radians. */
function mercator({ latitude, longitude }: { latitude: number; longitude: number }) {
  const [x, y] = [longitude, latitude].map((degrees) => (degrees * Math.PI) / 180)
  return { x: x ?? 0, y: -Math.log(Math.tan(Math.PI / 4 + (y ?? 0) / 2)) }
}

test('the kept drawing is what the clinics give, byte for byte, and has at most 8 KiB', () => {
  const kept = readFileSync(join(root, 'public/art', mapFile(drawing.svg)), 'utf8')
  expect(kept).toBe(drawing.svg)
  expect(drawClinicMap(drawn)).toEqual(drawing)
  expect(placesStyle(drawing)).toBe(style)
  expect(address).toBe(`/art/${mapFile(drawing.svg)}`)
  expect(Buffer.byteLength(kept)).toBeLessThanOrEqual(mapBudget)
})

test('every clinic is drawn and has a place for its name', () => {
  expect(drawing.places.map(({ slug }) => slug).toSorted()).toEqual(drawn.map(({ slug }) => slug).toSorted())
  expect(drawing.svg.match(/<circle /g)).toHaveLength(2 * drawn.length)
})

test('embers and names are at the clinics’ coordinates, to within 1 %', () => {
  const embers = [...drawing.svg.matchAll(/cx="([\d.]+)" cy="([\d.]+)" r="7"/g)].map(([, x, y]) => ({
    x: Number(x) / 8,
    y: Number(y) / 9,
  }))
  const [origin, unit] = [clinicOf('princeton'), clinicOf('montclair')].map(({ slug, coordinates }) => ({
    place: placeOf(slug),
    at: mercator(coordinates),
  }))
  if (!origin || !unit) throw new Error('two clinics make the scale')
  const scale = ((unit.place.x - origin.place.x) * 8) / (unit.at.x - origin.at.x)
  for (const { slug, coordinates } of drawn.filter(({ address }) => address.state === 'NJ')) {
    const at = mercator(coordinates)
    const x = origin.place.x + ((at.x - origin.at.x) * scale) / 8
    const y = origin.place.y + ((at.y - origin.at.y) * scale) / 9
    const place = placeOf(slug)
    expect(Math.hypot(place.x - x, place.y - y)).toBeLessThan(1)
    expect(Math.min(...embers.map((ember) => Math.hypot(ember.x - x, ember.y - y)))).toBeLessThan(1)
  }
})

test('the corner of the map is drawn to its own coordinates, to within 1 %', () => {
  const { coordinates } = clinicOf('cincinnati')
  const corner = geoMercator().fitExtent(
    [
      [68, 612],
      [348, 832],
    ],
    {
      type: 'MultiPoint',
      coordinates: [
        [-85, 39.4],
        [-84.02, 38.7],
      ],
    },
  )
  const [x = 0, y = 0] = corner([coordinates.longitude, coordinates.latitude]) ?? []
  const place = placeOf('cincinnati')
  expect(Math.hypot(place.x - x / 8, place.y - y / 9)).toBeLessThan(1)
})

test('a clinic outside the map is left out, and no name lies on another', () => {
  const far = { ...clinicOf('princeton'), slug: 'far', coordinates: { latitude: 38.9, longitude: -74.9 } }
  expect(drawClinicMap([far]).places).toEqual([])
  const twins = ['one', 'two', 'three', 'four', 'five'].map((slug) => ({ ...clinicOf('princeton'), slug }))
  const sides = drawClinicMap(twins).places.map(({ side }) => side)
  expect(new Set(sides).size).toBe(sides.length)
})

function placeOf(slug: string) {
  const place = drawing.places.find((one) => one.slug === slug)
  if (!place) throw new Error(`${slug} has no place`)
  return place
}
