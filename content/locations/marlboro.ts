import type { Location } from '../types.ts'

export const marlboro: Location = {
  slug: 'marlboro',
  name: 'Marlboro',
  place: 'Englishtown, NJ',
  sample: true,
  updated: '2026-11-20',
  tagline: 'Recovery close to home in Monmouth County.',
  introduction:
    'You will find us in Englishtown, a few minutes from Marlboro. The team is small, so you will likely meet the same faces on each visit.',
  address: { street: '200 Example Road', town: 'Englishtown', state: 'NJ', zip: '07726' },
  coordinates: { latitude: 40.2973, longitude: -74.3582 },
  phone: { e164: '+17325550120', display: '(732) 555-0120' },
  externalSite: 'https://marlboro.example.com',
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
  stats: { rating: 4.8, happyClients: '800+', servicesCount: 13, yearsServing: '2+' },
  closing: {
    title: 'Come and meet us in Englishtown',
    text: 'Look at the list, choose one thing and try it once. The calendar shows every free time this week.',
  },
  booking: {
    kind: 'online',
    slug: 'englishtown',
    name: 'Englishtown',
    differs: {
      'full-body-cryo': {
        description: 'Whole body cold for up to 3 minutes at our Marlboro clinic, which is in Englishtown.',
      },
    },
  },
  cardLinks: {},
}
