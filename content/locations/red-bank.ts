import type { Location } from '../types.ts'

export const redBank: Location = {
  slug: 'red-bank',
  name: 'Red Bank',
  place: 'Red Bank, NJ',
  sample: true,
  updated: '2026-11-20',
  tagline: 'A pause in the middle of town.',
  introduction:
    'Walk in from the street, leave your phone in the locker and take half an hour for yourself. We keep the rooms quiet and the towels warm.',
  address: { street: '500 Example Street', town: 'Red Bank', state: 'NJ', zip: '07701' },
  coordinates: { latitude: 40.3471, longitude: -74.0643 },
  phone: { e164: '+17325550150', display: '(732) 555-0150' },
  externalSite: 'https://red-bank.example.com',
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
  stats: { rating: 4.9, happyClients: '1200+', servicesCount: 13, yearsServing: '3+' },
  closing: {
    title: 'Half an hour in Red Bank',
    text: 'Choose your service, then a time. You can move an appointment by calling the clinic.',
  },
  booking: {
    kind: 'online',
    slug: 'red-bank',
    name: 'Red Bank',
    differs: {
      'infrared-sauna': { description: 'Dry infrared heat in a private cabin. Bring water; towels are here.' },
    },
  },
  cardLinks: {},
}
