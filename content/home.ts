import { offers } from './offers.ts'
import { reviews } from './reviews.ts'
import { treatments } from './treatments.ts'
import type { HomeContent } from './types.ts'
import { vitaminShots } from './vitamin-shots.ts'

export const homeContent: HomeContent = {
  hero: {
    eyebrow: 'New Jersey and Ohio',
    title: 'Three minutes of cold. A calmer day after it.',
    text:
      'Whole body cryotherapy, infrared sauna, compression and more, in six clinics. Pick the one near you, choose a ' +
      'time, and a member of the team takes it from there.',
  },
  finder: {
    title: 'Find your clinic',
    text: 'Six clinics, open seven days a week. Five book online; Montclair books by phone.',
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
      { title: 'Minutes, not afternoons', text: 'Most sessions fit into a lunch break, travel included.' },
      { title: 'Someone stays with you', text: 'A trained member of the team is there for every session.' },
      { title: 'Prices before you book', text: 'Every price stands on this site. Nothing is added at the desk.' },
      { title: 'Cold and warm under one roof', text: 'Chamber, sauna and compression are a few steps apart.' },
    ],
  },
  dashboard: {
    title: 'Your sessions in one place',
    text: 'Members see what is booked, what they have done and what is left of a package. Leave your name for access.',
    items: ['Upcoming sessions', 'Visits week by week', 'What is left of a package'],
    button: { kind: 'lead', label: 'Sign Up For Access', title: 'Sign Up For Access', offer: 'general' },
    drawing: {
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
    text: 'One visit, the whole clinic, and no obligation to stay.',
    price: '$20',
    priceNote: 'New-member trial',
    items: ['For first-time members', 'At any of the six clinics', 'Nothing to cancel'],
    button: { kind: 'lead', label: 'Start Your $20 Trial', title: 'New-Member Trial', offer: 'general' },
  },
  closing: {
    title: 'Ready when you are',
    text: 'Choose a clinic and a time, or call and ask us first. Both are fine.',
  },
}
