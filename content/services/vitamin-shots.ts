import type { Service } from '../types.ts'

export const vitaminShots: Service = {
  slug: 'vitamin-shots',
  updated: '2026-11-20',
  name: 'Vitamin Shots',
  climate: 'within',
  href: '/#vitamin-shots',
  card: {
    title: 'Vitamin Shots',
    summary: 'B12, D3, Lipo B and others, given in minutes.',
  },
  detail: {
    title: 'Vitamin Shots',
    description:
      'Single vitamin injections such as B12, D3, Lipo B and Lipo C. Tell us what you are looking for and we will go through ' +
      'the list with you.',
    benefits: [
      'In and out in minutes',
      'Several kinds to choose from',
      'Given by trained staff',
      'Easy to add to another visit',
    ],
    duration: '5-15 minutes',
    price: 'From $45',
    suitableFor: ['Adults', 'Short visits', 'Wellness routines'],
    process: [
      'We ask about allergies and what you already take',
      'You choose a shot with our help',
      'You receive the injection',
      'You rest a moment and are free to go',
    ],
  },
  booking: null,
  facts: [
    { figure: '5–15', label: 'minutes a visit' },
    { figure: '$45', label: 'starting price' },
  ],
  session: [{ label: 'Your visit', from: 5, to: 15, kind: 'core' }],
  feels: { sample: true, text: 'The prick of a needle, and a moment of rest.' },
  page: null,
}
