import * as fc from 'fast-check'
import { naughty } from './naughty.ts'

/** How many inputs of each kind: ten thousand in `npm run proof`, otherwise a tenth of that. */
export const count = Number(process.env['HOSTILE_COUNT'] ?? 1000)

/** The seed of the inputs, which are the same in every run. */
export const seed = 20_261_122

const known = fc.constantFrom(...naughty)
const strange = fc.string({ unit: 'binary', maxLength: 40 })
const long = fc.tuple(known, fc.integer({ min: 2, max: 3000 })).map(([text, times]) => text.repeat(times))

/** A hostile text: known ones, combinations of them, random ones and very long ones. */
export const hostileText = fc.oneof(
  { weight: 6, arbitrary: known },
  {
    weight: 4,
    arbitrary: fc.array(fc.oneof(known, strange), { minLength: 2, maxLength: 5 }).map((all) => all.join('')),
  },
  { weight: 4, arbitrary: strange },
  { weight: 1, arbitrary: long.map((text) => text.slice(0, 20_000)) },
)

const places = ['book', 'services', 'locations', 'princeton', 'infrared-sauna', 'embed', 'assets', 'content', 'fonts']
const written = fc.constantFrom<(text: string) => string>(encoded, loosely, twice, same)
const segment = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...places) },
  { weight: 4, arbitrary: fc.tuple(hostileText, written).map(([text, write]) => write(text.slice(0, 2000))) },
)
const joint = fc.constantFrom('/', '/', '/', '//', '/./', '/../', '\\', '%2f', '%5c', ';')

/** A path as sent: known segments and hostile ones, encoded once, twice or not at all. */
const hostilePath = fc
  .array(fc.tuple(joint, segment), { minLength: 1, maxLength: 5 })
  .map((parts) => `/${parts.map(([between, text], index) => (index === 0 ? text : between + text)).join('')}`)

const parameter = fc.oneof(
  fc.constantFrom('step', 'service', 'location', 'utm_source', 'offer', 'redirect', '__proto__', 'constructor'),
  hostileText.map((text) => encoded(text.slice(0, 200))),
)
const pair = fc
  .tuple(parameter, fc.constantFrom('=', '[]=', '[a]=', ''), hostileText, written)
  .map(([name, is, text, write]) => name + (is && is + write(text.slice(0, 2000))))

/** A query as sent, with its question mark. */
const hostileSearch = fc
  .tuple(fc.array(pair, { minLength: 1, maxLength: 4 }), fc.constantFrom('&', '&', ';', '&&'))
  .map(([pairs, between]) => `?${pairs.join(between)}`)

const home = fc.constantFrom('/', '/book', '/order-online', '/online-consult', '/franchise', '/locations/princeton')

/**
 * A path, a query after an existing page, or both. Without lone surrogates, which no address has: a browser replaces
 * each by U+FFFD (URL Standard, USVString).
 */
export const hostileAddress = fc
  .oneof(
    hostilePath,
    fc.tuple(home, hostileSearch).map((both) => both.join('')),
    fc.tuple(hostilePath, hostileSearch).map((both) => both.join('')),
  )
  .map(wellFormed)

/** A sample of values, `count` of them unless given, the same each time. */
export function sample<Value>(arbitrary: fc.Arbitrary<Value>, numRuns = count): Value[] {
  return fc.sample(arbitrary, { numRuns, seed })
}

function encoded(text: string): string {
  return encodeURIComponent(wellFormed(text))
}

function loosely(text: string): string {
  return encodeURI(wellFormed(text))
}

function twice(text: string): string {
  return encoded(encoded(text))
}

function same(text: string): string {
  return text
}

/** A text without lone surrogates, which cannot be encoded. */
function wellFormed(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '\uFFFD')
}
