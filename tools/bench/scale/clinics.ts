import type { Location } from '../../../content/types.ts'
import { seeded } from '../leads/faults.ts'

const beginnings =
  'Ash Beech Birch Bridge Brook Cedar Chester Clay Clear Cold Corn East Elm Fair Field Fox Glen Green Hart Haw Hazel High Holly Kings Lake Lin Maple Mill North Oak Park Pine Ridge Rock Rose South Spring Stone Winter Wood'.split(
    ' ',
  )
const endings =
  'borough bridge bury chester cliff creek crest dale den field ford gate grove ham haven hill hurst land ley mead mere mont moor point port ridge side stead ton town view ville water well wick wood worth'.split(
    ' ',
  )
const states = [
  { state: 'NJ', zip: 7000, area: 973, latitude: 40.2, longitude: -74.5 },
  { state: 'OH', zip: 45000, area: 513, latitude: 39.9, longitude: -83.2 },
] as const

/** Invented clinics in invented towns, the same for the same seed. Every sixth books by phone. */
export function generateClinics(count: number, seed = 20261122): Location[] {
  const random = seeded(seed)
  const towns = beginnings.flatMap((one) => endings.filter((two) => one.toLowerCase() !== two).map((two) => one + two))
  if (count > towns.length) throw new Error(`There are names for ${towns.length} clinics, not for ${count}.`)
  const drawn = towns.map((town) => ({ town, place: random() })).toSorted((one, other) => one.place - other.place)
  return drawn.slice(0, count).map(({ town }, index) => clinicIn(town, index, random))
}

function clinicIn(town: string, index: number, random: () => number): Location {
  const { state, zip, area, latitude, longitude } = states[random() < 0.7 ? 0 : 1]
  const slug = town.toLowerCase()
  const line = `01${String(index % 100).padStart(2, '0')}`
  const weekday = { opens: random() < 0.5 ? '08:00' : '09:00', closes: random() < 0.5 ? '19:00' : '20:00' }
  const weekend = { opens: '09:00', closes: '16:00' }
  const years = 1 + Math.floor(random() * 5)
  return {
    slug,
    name: town,
    place: `${town}, ${state}`,
    sample: true,
    updated: '2026-11-20',
    tagline: `Cold and calm in ${town}.`,
    introduction: `Our clinic in ${town} has served its guests for more than ${years} years. It stands near the center of the town, with parking at the door.`,
    address: {
      street: `${100 + Math.floor(random() * 900)} Example Street`,
      town,
      state,
      zip: String(zip + Math.floor(random() * 900)).padStart(5, '0'),
    },
    coordinates: { latitude: near(latitude, random), longitude: near(longitude, random) },
    phone: { e164: `+1${area}555${line}`, display: `(${area}) 555-${line}` },
    externalSite: `https://${slug}.example.com`,
    timeZone: 'America/New_York',
    hours: {
      mon: weekday,
      tue: weekday,
      wed: weekday,
      thu: weekday,
      fri: weekday,
      sat: weekend,
      sun: weekend,
    },
    specialDays: [],
    stats: { rating: 4.8, happyClients: `${years * 300}+`, servicesCount: 13, yearsServing: `${years}+` },
    closing: { title: `See you in ${town}`, text: 'Book a first session online, or call us and ask.' },
    booking: index % 6 === 5 ? { kind: 'phone' } : { kind: 'online', slug, name: town, differs: {} },
    cardLinks: {},
  }
}

function near(degrees: number, random: () => number): number {
  return Number((degrees + random() - 0.5).toFixed(4))
}
