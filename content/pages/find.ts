import { brand } from '../brand.ts'
import type { PageContent } from '../types.ts'

export const find: PageContent = {
  path: '/find',
  title: 'Find what to book',
  description: `Every service, wish and clinic of ${brand.name}: search by a name, another name, what you wish for, or a place.`,
  sample: false,
  updated: '2026-11-25',
  climate: 'cold',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'Find',
      title: 'Say it in your words',
      text: 'A service, another name for it, what you wish for, or a place: in English or Spanish, spelt as you like.',
      actions: [{ kind: 'call', label: `Call ${brand.phone.display}` }],
    },
    {
      kind: 'closing',
      title: 'Or ask a person',
      text: 'We know the services and the clinics, and say so where something is not for you.',
      actions: [
        { kind: 'call', label: `Call ${brand.phone.display}` },
        { kind: 'link', label: 'All prices', href: '/price-list' },
      ],
    },
  ],
}
