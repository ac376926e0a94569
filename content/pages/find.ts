import { brand } from '../brand.ts'
import type { PageContent } from '../types.ts'

export const find: PageContent = {
  path: '/find',
  title: 'Find what to book',
  description: `Every service, need and clinic of ${brand.name}: search by a name, another name, what you need, or a place.`,
  sample: false,
  updated: '2026-11-25',
  climate: 'cold',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'Find',
      title: 'Say it in your words',
      text: 'A service, another name for it, what you need, or a place: in English or Spanish, spelled as you like.',
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
