import type { Location } from '../types.ts'

export const montclair: Location = {
  slug: 'montclair',
  name: 'Montclair',
  place: 'Upper Montclair, NJ',
  sample: true,
  updated: '2026-11-20',
  tagline: 'Early hours for people with full days.',
  introduction:
    'On Wednesdays, Fridays and weekends we open at eight, so that a session fits before the day fills up. Appointments here are made by phone.',
  address: { street: '300 Example Avenue', town: 'Upper Montclair', state: 'NJ', zip: '07043' },
  coordinates: { latitude: 40.844, longitude: -74.201 },
  phone: { e164: '+19735550130', display: '(973) 555-0130' },
  externalSite: 'https://montclair.example.com',
  timeZone: 'America/New_York',
  hours: {
    mon: { opens: '09:00', closes: '20:00' },
    tue: { opens: '09:00', closes: '20:00' },
    wed: { opens: '08:00', closes: '20:00' },
    thu: { opens: '09:00', closes: '20:00' },
    fri: { opens: '08:00', closes: '20:00' },
    sat: { opens: '08:00', closes: '16:00' },
    sun: { opens: '08:00', closes: '16:00' },
  },
  specialDays: [],
  stats: { rating: 4.8, happyClients: '1300+', servicesCount: 13, yearsServing: '3+' },
  closing: {
    title: 'Call us in Upper Montclair',
    text: 'A person answers, asks what you have in mind and finds you a time. It takes a couple of minutes.',
  },
  booking: { kind: 'phone' },
  cardLinks: {},
}
