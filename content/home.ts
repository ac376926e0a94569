import { capitalized, clinicCount, inWords, waysToBook } from './clinic-totals.ts'
import { offers } from './offers.ts'
import { reviews } from './reviews.ts'
import { injections, treatments } from './treatments.ts'
import { ruler } from './ruler.ts'
import type { HomeContent, HomeSection } from './types.ts'
import { vitaminShots } from './vitamin-shots.ts'
import { replyTime } from './words/common.ts'

const region = 'New Jersey and Ohio'

/** The page's sections from its top to its foot; one is moved by moving its line. */
const order: readonly HomeSection[] = [
  'hero',
  'services',
  'offers',
  'clinics',
  'weight-loss',
  'treatments',
  'dashboard',
  'benefits',
  'reviews',
  'membership',
]

export const homeContent: HomeContent = {
  updated: '2026-11-24',
  order,
  region,
  hero: {
    eyebrow: `Cryotherapy and recovery · ${clinicCount} clinics in ${region}`,
    title: 'Three minutes of cold. A calmer day after it.',
    text: `Whole body cryotherapy, infrared sauna and compression. ${firstVisit()}`,
    foot: ['ruler', 'clinics'],
  },
  ruler,
  arrivals: [
    {
      address: '/services',
      title: 'Pick your temperature.',
      text: 'Cold, pressure, warmth, or treatment from within. Open one for its minutes, its price and what to expect.',
      label: 'Every service',
      section: 'services',
      foot: ['ruler'],
    },
    {
      address: '/locations',
      title: 'Find your clinic.',
      text: 'Each has its hours, its prices and its way there. All are open seven days a week.',
      label: 'See the map',
      section: 'clinics',
      foot: ['clinics'],
    },
    {
      address: '/pricing',
      title: 'What a session costs.',
      text: `${firstVisit()} After that, each service says where its price starts.`,
      label: 'Every price',
      section: 'services',
      foot: [],
    },
    {
      address: '/about',
      title: 'Cold, then warm, under one roof.',
      text: `${capitalized(clinicCount)} clinics in ${region} for recovery in minutes, not afternoons.`,
      label: 'Why come back',
      section: 'benefits',
      foot: [],
    },
    {
      address: '/research',
      title: 'What each side is for.',
      text: 'A few minutes of cold, a longer rest in the warmth: what a visit gives you, and what it asks of you.',
      label: 'Both sides',
      section: 'benefits',
      foot: [],
    },
    {
      address: '/reviews',
      title: 'A visit, in our guests’ words.',
      text: `One at a time, from our clinics in ${region}.`,
      label: 'What guests say',
      section: 'reviews',
      foot: [],
    },
    {
      address: '/new-member',
      title: 'Start with a trial.',
      text: 'Try a membership first, and decide afterward.',
      label: 'See the trial',
      section: 'membership',
      foot: [],
    },
  ],
  clinics: {
    title: 'Where to find us',
    text: `${capitalized(clinicCount)} clinics, open seven days a week. ${waysToBook}`,
    finder: 'Find your clinic',
    near: 'ZIP code or town',
  },
  services: {
    title: ruler.title,
    text: 'From a chamber colder than any day on Earth to a cabin at 160°F. Every price is where the service starts.',
    pictured: ['cryotherapy', 'compression-therapy', 'nad-injections', 'infrared'],
  },
  offers: {
    title: 'The first visit costs less',
    text: 'Two samplers for first-time guests, each in a single appointment.',
    items: offers,
  },
  weightLoss: {
    title: 'Weight loss, two ways',
    text: 'Online as a program of three months, or month by month at a clinic: that is why one medicine has two prices.',
    columns: { online: 'Online, 3 months', clinic: 'At the clinic, monthly' },
    rows: [
      { title: 'Semaglutide', online: 'Semaglutide', clinic: 'Sema/B12' },
      { title: 'Tirzepatide', online: 'Tirzepatide', clinic: 'Tirz/B12' },
    ],
  },
  treatments: {
    title: 'Injections and shots',
    text: 'Prescription treatments begin with a consultation. Injections are priced one by one.',
    fold: 'See every price',
    coursesTitle: 'Courses',
    items: treatments,
    injectionsTitle: 'Single injections',
    injections,
  },
  shots: {
    title: 'Vitamin shots',
    text: 'Six single shots. Leave your name and we will call you back to find a time.',
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
        side: 'cold',
      },
      {
        title: 'Somebody beside you',
        text: 'A member of the team explains each step and stays close by.',
        side: 'cold',
      },
      {
        title: 'Cold and warm under one roof',
        text: 'After the chamber, the sauna is a few steps away.',
        side: 'warm',
      },
      {
        title: 'Prices in plain sight',
        text: 'What a session costs, or where its price starts, stands next to it.',
        side: 'warm',
      },
    ],
    sides: { cold: 'The cold side', warm: 'The warm side' },
  },
  dashboard: {
    title: 'Your sessions in one place',
    text: 'What members see of their visits. Leave your name for access.',
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
    text: `Leave your name, and we will call you back within ${replyTime} to arrange it.`,
    price: '$20',
    priceNote: 'New-member trial',
    button: { kind: 'lead', label: 'Start Your $20 Trial', title: 'New-Member Trial', offer: 'general' },
  },
}

/** 'First visit, three treatments, $39.' of the sampler that has the most in it. */
function firstVisit(): string {
  const sampler = offers.find(({ type }) => type === 'superhuman')
  return sampler ? `First visit, ${inWords(sampler.services.length)} treatments, ${sampler.price}.` : ''
}
