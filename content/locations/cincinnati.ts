import type { Location } from '../types.ts'

export const cincinnati: Location = {
  slug: 'cincinnati',
  name: 'Cincinnati',
  place: 'Cincinnati, OH',
  sample: true,
  updated: '2026-11-20',
  tagline: 'Cold, heat and rest by the river.',
  introduction:
    'Our Ohio clinic keeps its visits short and unhurried. Most guests come before work or on the way home, and are back outside within the hour.',
  address: { street: '100 Example Street', town: 'Cincinnati', state: 'OH', zip: '45202' },
  coordinates: { latitude: 39.1031, longitude: -84.512 },
  phone: { e164: '+15135550110', display: '(513) 555-0110' },
  externalSite: 'https://cincinnati.example.com',
  timeZone: 'America/New_York',
  hours: {
    mon: { opens: '09:00', closes: '19:00' },
    tue: { opens: '09:00', closes: '19:00' },
    wed: { opens: '09:00', closes: '19:00' },
    thu: { opens: '09:00', closes: '19:00' },
    fri: { opens: '09:00', closes: '19:00' },
    sat: { opens: '10:00', closes: '16:00' },
    sun: { opens: '10:00', closes: '16:00' },
  },
  specialDays: [],
  stats: { rating: 4.9, happyClients: '1000+', servicesCount: 13, yearsServing: '2+' },
  closing: {
    title: 'A quiet hour in Cincinnati',
    text: 'Pick a treatment and a time that suits your week. If you are unsure where to begin, call and describe what you need.',
  },
  booking: {
    kind: 'online',
    slug: 'cincinnati',
    name: 'Cincinnati',
    differs: {
      'glp1-therapy': {
        description:
          'Weight-loss care that begins with an online exam by a licensed professional. Book here for your follow-up visits.',
      },
      'compression-therapy': {
        description: 'Air compression for the legs, seated, with your shoes off. Easy to fit into a lunch break.',
      },
    },
  },
  cardLinks: { semaglutide: '/exam-invite' },
}
