import type { Service } from '../types.ts'

export const shockwavesWomen: Service = {
  slug: 'shockwaves-women',
  name: 'Shockwaves for Women',
  icon: 'heart-wave',
  href: '/services/shockwaves-women',
  card: {
    title: 'Shockwaves for Women',
    summary: 'Sound-wave sessions for women, in private and at your pace.',
  },
  detail: {
    title: 'Shockwaves for Women',
    description:
      'A series of gentle sound-wave sessions for women, given in a private room. Treatment requires a consultation ' +
      'with a physician or licensed professional, and you can bring every question to it.',
    benefits: [
      'A private consultation before anything else',
      'No needles and no surgery',
      'A discreet setting',
      'A plan you can stop at any point',
    ],
    duration: '20-30 minutes',
    price: 'From $400',
    suitableFor: ['Women', 'Private care', 'Planned series'],
    process: [
      'Consultation with a physician or licensed professional',
      'A plan made for you, if the treatment suits you',
      'The session itself, in a private room',
      'A follow-up talk about how it went',
    ],
  },
  booking: {
    id: 'shockwave-women',
    name: 'Shockwave Therapy for Women',
    description: 'Sound-wave sessions for women. Treatment requires a physician or licensed-professional consultation.',
    aliases: ['Shockwaves for Women'],
  },
}
