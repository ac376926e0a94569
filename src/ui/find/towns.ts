import type { Places } from '../../../content/types.ts'
import { isOneLetterOff } from './one-letter-off.ts'
import { type Point, pointAt, stepFrom } from './grid.ts'

export interface Town {
  name: string
  /** Two letters. */
  state: string
  point: Point
}

interface KnownTown extends Town {
  /** Its name as visitors' words are compared with it. */
  folded: string
}

const longForms: Readonly<Record<string, string>> = { st: 'saint', mt: 'mount', ft: 'fort' }
const directions: Readonly<Record<string, string>> = { n: 'north', s: 'south', e: 'east', w: 'west' }
/** What may follow a town's name that lacks it. */
const addition = / (city|town|township|twp|borough|boro|village)$/

/** Shorter words are taken for other towns and for other things than towns. */
const shortestMisspelt = 5
/** More are a sign that the words are no town. */
const mostNames = 3

const knownTowns = new WeakMap<Places, readonly KnownTown[]>()

/**
 * The towns that words name, several where states have one of that name each; a state may follow the name. A clinic's
 * own town comes before the table's, these before a clinic's name, and that before names that differ in one letter.
 */
export function townsNamed(words: string, places: Places): Town[] {
  const { asked, state } = withoutState(fold(words), places)
  if (asked === '') return []
  const isThere = (town: Town) => state === undefined || town.state === state
  const known = townsOf(places).filter(isThere)
  const named = clinicNames(places).filter(isThere)
  const called = (name: string) => [known, named].map((list) => list.filter(({ folded }) => folded === name))
  const exact = [...called(asked), ...called(asked.replace(addition, ''))].find((list) => list.length > 0)
  return withoutRepeats(exact ?? misspelt(asked, known))
}

function misspelt(asked: string, known: readonly KnownTown[]): KnownTown[] {
  if (asked.length < shortestMisspelt) return []
  const similar = known.filter(({ folded }) => folded.length > shortestMisspelt && isOneLetterOff(asked, folded))
  return new Set(similar.map(({ folded }) => folded)).size > mostNames ? [] : similar
}

/** Compares without case, accents and abbreviations. */
function fold(text: string): string {
  const plain = text.normalize('NFD').replaceAll(/[\p{M}.'’]/gu, '')
  const words = plain.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  return words
    .filter(Boolean)
    .map(
      (word, place, all) => (place === 0 && all.length > 1 ? directions[word] : undefined) ?? longForms[word] ?? word,
    )
    .join(' ')
}

function withoutState(asked: string, { towns }: Places): { asked: string; state?: string } {
  for (const { state, called } of towns)
    for (const ending of [state, called].map((name) => ` ${fold(name)}`))
      if (asked.endsWith(ending)) return { asked: asked.slice(0, -ending.length), state }
  return { asked }
}

/** Kept for the next key: to fold all names took nearly 10 ms of a phone at each. */
function townsOf(places: Places): readonly KnownTown[] {
  const kept = knownTowns.get(places) ?? readTowns(places)
  knownTowns.set(places, kept)
  return kept
}

function readTowns({ towns, clinics }: Places): KnownTown[] {
  const own = clinics.map(({ address: { town, state }, coordinates }) => known(town, state, coordinates))
  const listed = towns.flatMap(({ state, center, towns: list }) =>
    list.split(',').map((entry) => known(entry.slice(0, -2), state, pointAt(stepFrom(center, entry.slice(-2))))),
  )
  return [...own, ...listed]
}

function clinicNames({ clinics }: Places): KnownTown[] {
  return clinics.map(({ name, address, coordinates }) => known(name, address.state, coordinates))
}

function known(name: string, state: string, point: Point): KnownTown {
  return { name, state, point, folded: fold(name) }
}

/** The first town of each name and state. */
function withoutRepeats(towns: readonly KnownTown[]): Town[] {
  const isSame = (one: KnownTown, other: KnownTown) => one.folded === other.folded && one.state === other.state
  return towns
    .filter((town) => towns.find((other) => isSame(town, other)) === town)
    .map(({ name, state, point }) => ({ name, state, point }))
}
