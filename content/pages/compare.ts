import { comparedService } from '../comparison.ts'
import { services } from '../services/index.ts'
import type { PageContent } from '../types.ts'

/** The services side by side, from their own records. */
export const compare: PageContent = {
  path: '/compare',
  title: 'Compare services',
  description:
    'Up to three services side by side: minutes, price, temperature, what each feels like, who should not, and how it is booked.',
  sample: false,
  updated: '2026-11-25',
  climate: 'within',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'Compare',
      title: 'Which one, and why',
      text: 'Minutes, price, temperature, what a session feels like and who should leave it out. Up to three at a time.',
      actions: [
        { kind: 'book', label: 'Book a session', service: null },
        { kind: 'link', label: 'All prices', href: '/price-list' },
      ],
    },
    {
      kind: 'comparison',
      title: 'Side by side',
      intro:
        'Sessions feel different to different people, and no list replaces your doctor. If you are unsure whether ' +
        'something suits you, ask before you book.',
      services: services.map(comparedService),
    },
    {
      kind: 'closing',
      title: 'Still between two?',
      text: 'Call and say what you would like from it. The team tells you which fits, and when neither does.',
      actions: [
        { kind: 'call', label: 'Call us' },
        { kind: 'book', label: 'Book a session', service: null },
      ],
    },
  ],
}
