import { capitalized, clinicCount, waysToBook } from './clinic-totals.ts'
import { offers } from './offers.ts'
import { reviews } from './reviews.ts'
import { injections, treatments } from './treatments.ts'
import { ruler } from './ruler.ts'
import type { HomeContent } from './types.ts'
import { vitaminShots } from './vitamin-shots.ts'
import { replyTime } from './words/common.ts'

export const homeContent: HomeContent = {
  updated: '2026-11-20',
  hero: {
    eyebrow: 'New Jersey and Ohio',
    title: 'Three minutes of cold. A calmer day after it.',
    text:
      `Whole body cryotherapy, infrared sauna, compression and more, in ${clinicCount} clinics. Pick the one near you, ` +
      'choose a time, and a member of the team takes it from there.',
  },
  ruler,
  finder: {
    title: 'Find your clinic',
    text: `${capitalized(clinicCount)} clinics, open seven days a week. ${waysToBook}`,
  },
  offers: {
    title: 'Packages for a first visit, and for three months',
    text: 'Two samplers for first-time guests, and the weight-loss programs.',
    items: offers,
  },
  treatments: {
    title: 'Treatments and prices',
    text: 'Prescription treatments begin with a consultation. Injections are priced one by one.',
    items: treatments,
    injectionsTitle: 'Single injections',
    injections,
  },
  services: {
    title: 'What we offer',
    text: 'Open a card to see what a session is like, how long it takes and where its price starts.',
  },
  shots: {
    title: 'Vitamin shots',
    text: 'Six single shots. Leave your name and we call you back to find a time.',
    buttonText: 'Ask for',
    items: vitaminShots,
  },
  benefits: {
    title: 'Why people come back',
    text: 'The cold is the short part. This is the rest.',
    cards: [
      {
        title: 'Minutes, not afternoons',
        text: 'From 3 minutes in the chamber to 45 in the sauna: most visits fit into a lunch break.',
      },
      { title: 'Someone within call', text: 'A member of the team explains each step and stays near.' },
      { title: 'Prices in plain sight', text: 'What a session costs, or where its price starts, stands next to it.' },
      { title: 'Cold and warm under one roof', text: 'After the chamber, the sauna is a few steps away.' },
    ],
  },
  dashboard: {
    title: 'Your sessions in one place',
    text: 'Members see what is booked, what they have done and what is left of a package. Leave your name for access.',
    items: ['Upcoming sessions', 'Visits week by week', 'What is left of a package'],
    button: { kind: 'lead', label: 'Sign Up For Access', title: 'Sign Up For Access', offer: 'general' },
    drawing: {
      description:
        'A drawing of the dashboard: the next session, six sessions this month, two of eight left in a package, and ' +
        'bars for the sessions of the last six weeks.',
      greeting: 'Your week',
      next: { title: 'Infrared Sauna', when: 'Thursday, 6:30 pm' },
      figures: [
        { label: 'Sessions this month', value: '6' },
        { label: 'Left in package', value: '2 of 8' },
      ],
      weeks: [1, 2, 1, 3, 2, 2],
      weeksLabel: 'Sessions per week',
    },
  },
  reviews: { title: 'What guests say', items: reviews, autoAdvance: false },
  membership: {
    title: 'New here? Try a membership first.',
    text: `The new-member trial costs $20. Leave your name, and we call you back within ${replyTime} to arrange it.`,
    price: '$20',
    priceNote: 'New-member trial',
    button: { kind: 'lead', label: 'Start Your $20 Trial', title: 'New-Member Trial', offer: 'general' },
  },
}
