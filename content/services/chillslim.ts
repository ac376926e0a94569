import type { Service } from '../types.ts'

export const chillslim: Service = {
  slug: 'chillslim',
  name: 'ChillSlim',
  icon: 'body-shaping',
  href: '/services/chillslim',
  card: {
    title: 'ChillSlim',
    summary: 'Body shaping with controlled cold, area by area. No needles and no downtime planned.',
  },
  detail: {
    title: 'ChillSlim',
    description:
      'A handheld applicator moves controlled cold over one area of the body. You lie down, the specialist works, and ' +
      'you can go straight back to your day.',
    benefits: [
      'Works on one chosen area at a time',
      'No needles and no surgery',
      'Most guests go back to their day directly afterwards',
      'A plan made with you before the first session',
    ],
    duration: '35-60 minutes',
    price: 'From $300',
    suitableFor: ['Body shaping', 'Abdomen', 'Thighs', 'Arms'],
    process: [
      'We talk about the area and what is realistic for you',
      'We measure and mark the area',
      'The specialist moves the cold applicator over it',
      'We note the result and agree on whether to repeat it',
    ],
  },
  booking: {
    id: 'cryo-body-shaping',
    name: 'Cryo Body Shaping',
    description: 'ChillSlim body shaping with controlled cold, one area per session.',
    aliases: ['ChillSlim'],
  },
}
