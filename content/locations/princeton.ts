import type { Location } from '../types.ts'

export const princeton: Location = {
  slug: 'princeton',
  name: 'Princeton',
  place: 'Skillman, NJ',
  sample: true,
  updated: '2026-11-20',
  tagline: 'Where most of our regulars began.',
  introduction:
    'Our Princeton clinic is in Skillman and has served its guests for more than four years. Athletes, desk workers and grandparents share the same waiting room.',
  address: { street: '400 Example Lane', town: 'Skillman', state: 'NJ', zip: '08558' },
  coordinates: { latitude: 40.4201, longitude: -74.7146 },
  phone: { e164: '+16095550140', display: '(609) 555-0140' },
  externalSite: 'https://princeton.example.com',
  timeZone: 'America/New_York',
  hours: {
    mon: { opens: '09:00', closes: '20:00' },
    tue: { opens: '09:00', closes: '20:00' },
    wed: { opens: '09:00', closes: '20:00' },
    thu: { opens: '09:00', closes: '20:00' },
    fri: { opens: '09:00', closes: '20:00' },
    sat: { opens: '09:00', closes: '16:00' },
    sun: { opens: '09:00', closes: '16:00' },
  },
  specialDays: [],
  stats: { rating: 4.9, happyClients: '1500+', servicesCount: 13, yearsServing: '4+' },
  closing: {
    title: 'See you in Skillman',
    text: 'Book a first session online, or ask for a walk around the clinic before you decide.',
  },
  booking: {
    kind: 'online',
    slug: 'princeton',
    name: 'Princeton',
    differs: {
      'full-body-cryo': {
        description: 'Whole body cold for up to 3 minutes. Arrive a few minutes early so that we can prepare you.',
      },
      'nad-injections': {
        description: 'NAD+ by injection, given by trained staff. First-time guests talk with us before the injection.',
      },
    },
  },
  cardLinks: {},
}
