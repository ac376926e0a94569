import type { Location } from '../types.ts'

export const westfield: Location = {
  slug: 'westfield',
  name: 'Westfield',
  place: 'Westfield, NJ',
  sample: true,
  updated: '2026-11-20',
  tagline: 'Straightforward care for tired legs and busy heads.',
  introduction:
    'In Westfield we explain each treatment before we start and tell you when it is not for you. Ask as many questions as you like.',
  address: { street: '600 Example Avenue', town: 'Westfield', state: 'NJ', zip: '07090' },
  coordinates: { latitude: 40.659, longitude: -74.3474 },
  phone: { e164: '+19085550160', display: '(908) 555-0160' },
  externalSite: 'https://westfield.example.com',
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
  stats: { rating: 4.8, happyClients: '950+', servicesCount: 13, yearsServing: '2+' },
  closing: {
    title: 'Your next visit to Westfield',
    text: 'Open the calendar and pick a free time, or call first if you would rather talk it through.',
  },
  booking: {
    kind: 'online',
    slug: 'westfield',
    name: 'Westfield',
    differs: {
      'cryo-body-shaping': {
        description:
          'ChillSlim for one area per visit. Allow a few extra minutes the first time, so that we can plan the area with you.',
      },
      'cryo-skin': {
        description: 'A ChillSkin facial. Come without makeup if you can; if not, we will help you take it off.',
      },
    },
  },
  cardLinks: {},
}
