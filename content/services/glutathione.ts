import type { Service } from '../types.ts'

export const glutathione: Service = {
  slug: 'glutathione',
  updated: '2026-11-20',
  name: 'Glutathione',
  climate: 'within',
  href: '/#vitamin-shots',
  card: {
    title: 'Glutathione',
    summary: 'An antioxidant the body also makes itself, given as an injection.',
  },
  detail: {
    title: 'Glutathione',
    description:
      'Glutathione is an antioxidant that the body makes itself. Here it is given as an injection, one session at a ' +
      'time.',
    benefits: [
      'A short visit',
      'Given by trained staff',
      'No series needed: one session at a time',
      'Time for questions before the injection',
    ],
    duration: '15-20 minutes',
    price: 'From $149',
    suitableFor: ['Adults', 'Wellness routines', 'Short visits'],
    process: [
      'We go through your health questions',
      'We explain what to expect',
      'You receive the injection',
      'You rest a few minutes before you leave',
    ],
  },
  booking: null,
  facts: [
    { figure: '15–20', label: 'minutes a visit' },
    { figure: '$149', label: 'a session' },
  ],
  session: [{ label: 'Your visit', from: 15, to: 20, kind: 'core' }],
  feels: { sample: true, text: 'The prick of a needle, and a few minutes of rest.' },
  page: null,
}
