import type { Service } from '../types.ts'

export const nadInjections: Service = {
  slug: 'nad-injections',
  name: 'NAD+ Injections',
  icon: 'molecule',
  href: '/services/nad-injections',
  card: {
    title: 'NAD+ Injections',
    summary: 'NAD+ as a quick injection, given by trained staff.',
  },
  detail: {
    title: 'NAD+ Injections',
    description:
      'NAD+ is a molecule that every cell of the body uses. Here it is given as an injection, after a short talk about ' +
      'your health.',
    benefits: [
      'A short visit',
      'Given by trained staff',
      'Single sessions or a series',
      'Time for questions before the injection',
    ],
    duration: '15-20 minutes',
    price: 'From $199',
    suitableFor: ['Adults', 'Wellness routines', 'Short visits'],
    process: [
      'We go through your health questions',
      'We explain what to expect',
      'You receive the injection',
      'You rest a few minutes before you leave',
    ],
  },
  booking: {
    id: 'nad-injections',
    name: 'NAD+ Injections',
    description: 'NAD+ by injection, given by trained staff.',
    aliases: ['NAD+'],
  },
}
