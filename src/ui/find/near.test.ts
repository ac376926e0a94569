import { describe, expect, test } from 'vitest'
import { services } from '../../../content/services/index.ts'
import { specifiedPlaces } from '../../../tests/support/specified-places.ts'
import { nearest } from './miles.ts'
import { readPlace } from './near.ts'

const places = specifiedPlaces()
const { clinics } = places
const read = (words: string) => readPlace(words, places)

/** The towns that words name, each with the clinic nearest to it. */
function townsOf(words: string): string[] {
  const place = read(words)
  if (place?.kind !== 'town') return []
  return place.towns.map(
    ({ name, state, point }) => `${name}, ${state}: ${nearest(point, clinics).at(0)?.clinic.slug ?? 'none'}`,
  )
}

describe('a ZIP code', () => {
  test.each([
    ['085', '085'],
    ['0855', '085'],
    [' 085 ', '085'],
    ['45999', '459'],
    ['08558', '08558'],
    ['08558-1234', '08558'],
    ['08558 1234', '08558'],
    ['Skillman, NJ 08558', '08558'],
    ['nj 08558-1234', '08558'],
  ])('%j is known by the middle of %s', (words, area) => {
    expect(read(words)).toMatchObject({ kind: 'zip', area })
  })

  test.each(clinics.map(({ address, slug }) => [address.zip, slug]))('%s is that of the clinic %s', (zip, slug) => {
    const place = read(zip)
    const [first] = place?.kind === 'zip' ? nearest(place.point, clinics) : []
    expect(first).toMatchObject({ clinic: { slug }, miles: 0 })
  })

  test.each(['90210', '902', '00000', '000', '94105-1234', 'Beverly Hills, CA 90210'])(
    '%j is outside the table',
    (words) => {
      const zip = /\d{3,5}/.exec(words)?.[0]
      expect(read(words)).toEqual({ kind: 'unknown-zip', zip })
    },
  )

  test.each(['0', '08', '085581', '6095550140', '(609) 555-0140', '$299', '08558x', '085.58', '-085'])(
    '%j is none',
    (words) => {
      expect(read(words)).toBeNull()
    },
  )
})

describe('a town', () => {
  test.each([
    ['Skillman', 'Skillman, NJ: princeton'],
    ['skillman nj', 'Skillman, NJ: princeton'],
    ['SKILLMAN, N.J.', 'Skillman, NJ: princeton'],
    ['Skilman', 'Skillman, NJ: princeton'],
    ['Princeton', 'Princeton, NJ: princeton'],
    ['Cincinnati, OH', 'Cincinnati, OH: cincinnati'],
    ['cincinnati ohio', 'Cincinnati, OH: cincinnati'],
    ['Cincinati', 'Cincinnati, OH: cincinnati'],
    ['Cincinnatti', 'Cincinnati, OH: cincinnati'],
    ['Englishtown', 'Englishtown, NJ: marlboro'],
    ['Marlboro', 'Marlboro, NJ: marlboro'],
    ['Westfield New Jersey', 'Westfield, NJ: westfield'],
    ['Wetsfield', 'Westfield, NJ: westfield'],
    ['Upper Montclair', 'Upper Montclair, NJ: montclair'],
    ['Montclair', 'Montclair, NJ: montclair'],
    ['red bank', 'Red Bank, NJ: red-bank'],
    ['Réd Bánk', 'Red Bank, NJ: red-bank'],
    ['Hoboken', 'Hoboken, NJ: montclair'],
    ['Jersey City', 'Jersey City, NJ: montclair'],
    ['Edison', 'Edison, NJ: westfield'],
    ['Long Branch', 'Long Branch, NJ: red-bank'],
    ['Ft. Lee', 'Fort Lee, NJ: montclair'],
    ['E Orange', 'East Orange, NJ: montclair'],
    ['Brooklyn', 'Brooklyn, NY: montclair'],
    ['New York', 'New York, NY: montclair'],
    ['New York City', 'New York, NY: montclair'],
    ['new york ny', 'New York, NY: montclair'],
    ['Philadelphia', 'Philadelphia, PA: princeton'],
    ['Columbus, Ohio', 'Columbus, OH: cincinnati'],
    ['Covington KY', 'Covington, KY: cincinnati'],
    ['Cleveland', 'Cleveland, OH: cincinnati'],
  ])('%j is %s', (words, town) => {
    expect(townsOf(words)).toEqual([town])
  })

  test.each([
    ['Newark', ['Newark, NJ: montclair', 'Newark, OH: cincinnati']],
    ['Newark NJ', ['Newark, NJ: montclair']],
    ['newark, oh', ['Newark, OH: cincinnati']],
  ])('%j, a name in two states, is %j', (words, towns) => {
    expect(townsOf(words).toSorted()).toEqual(towns)
  })

  test.each([
    '',
    '   ',
    '!',
    'NJ',
    'Ohio',
    'nowhere',
    'Skillman PA',
    'Skillman TX',
    'Skiman',
    'Rd Bank x',
    'new',
    '.*',
  ])('%j is none that we know', (words) => {
    expect(read(words)).toBeNull()
  })

  test.each([
    ['St Bernard', 'Saint Bernard, OH'],
    ['ST. BERNARD, OHIO', 'Saint Bernard, OH'],
    ['Mt. Healthy', 'Mount Healthy, OH'],
    ['Mount Healty', 'Mount Healthy, OH'],
    ['Saint Marys', "St. Mary's, OH"],
    ['N. Bend', 'North Bend, OH'],
    ['Mount Healthy Township', 'Mount Healthy, OH'],
  ])('%j is %s, abbreviated or not', (words, town) => {
    const towns = "Mount HealthyFF,North BendGG,Saint BernardHH,St. Mary'sII"
    const place = readPlace(words, { ...places, towns: [{ state: 'OH', called: 'Ohio', center: [783, -1690], towns }] })
    expect(place?.kind === 'town' && place.towns.map(({ name, state }) => `${name}, ${state}`)).toEqual([town])
  })

  test('no service is taken for one, nor a word of its name', () => {
    const names = services.flatMap(({ name, booking }) => [
      name,
      ...(booking ? [booking.name, ...booking.aliases] : []),
    ])
    const words = new Set([...names, ...names.flatMap((name) => name.split(/[^\p{L}]+/u))])
    expect(words.size).toBeGreaterThan(40)
    expect([...words].filter((one) => read(one))).toEqual([])
  })
})
