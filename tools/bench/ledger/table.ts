import { markdownTable } from '../../../scripts/support/evidence.ts'
import { median } from '../pages/median.ts'
import type { Place } from './places.ts'

/** Of a time, of bytes, and of a number. */
export type Unit = 'ms' | 'KiB' | ''

/** What was measured for a place, run by run. */
export interface Entry {
  place: Place
  unit: Unit
  withIt: readonly number[]
  withoutIt: readonly number[]
}

/** A figure of the site without all the places that go. */
export interface Limited {
  name: string
  unit: string
  values: readonly number[]
  most: number
}

/** The percentage of its figure that a place has to win. */
const least = 3

const head = ['place', 'figure', 'with it', 'without it', 'wins', 'verdict']

/** Whether a place wins too little to stay. */
export function goes(entry: Entry): boolean {
  return shareOf(entry) < least
}

/** A row for each place. */
export function placesTable(entries: readonly Entry[]): string {
  return markdownTable([head, ...entries.map(cellsOf)])
}

/** One sentence about the site without the places that go, with each figure that is over its limit. */
export function withoutThose(gone: readonly Place[], limits: readonly Limited[]): string {
  if (gone.length === 0) return 'None goes.'
  const over = limits.filter(({ values, most }) => middle(values) > most)
  const named = over.map(({ name, values, unit, most }) => `${name} ${spread(values, unit)} of ${most}`)
  const ids = gone.map(({ id }) => `\`${id}\``).join(', ')
  const kept = `${limits.length - over.length} of ${limits.length} budgets and targets are kept`
  return `Without those that go (${ids}), all together, ${kept}${named.length > 0 ? `; over: ${named.join('; ')}` : ''}.`
}

function cellsOf(entry: Entry): string[] {
  const { place, unit, withIt, withoutIt } = entry
  const won = `${inUnit(middle(withoutIt) - middle(withIt), unit)} (${shareOf(entry).toFixed(1)} %)`
  const verdict = goes(entry) ? '**goes**' : 'stays'
  return [`\`${place.id}\`: ${place.does}`, place.figure, spread(withIt, unit), spread(withoutIt, unit), won, verdict]
}

function shareOf({ withIt, withoutIt }: Entry): number {
  return 100 * (1 - middle(withIt) / middle(withoutIt))
}

/** The median, with the least and the most. */
function spread(values: readonly number[], unit: string): string {
  const text = inUnit(middle(values), unit)
  return values.length < 2 ? text : `${text} (${Math.min(...values).toFixed(0)}–${Math.max(...values).toFixed(0)})`
}

function inUnit(value: number, unit: string): string {
  return `${value.toFixed(unit === 'KiB' ? 1 : 0)} ${unit}`.trimEnd()
}

function middle(values: readonly number[]): number {
  return median(values) ?? Number.NaN
}
