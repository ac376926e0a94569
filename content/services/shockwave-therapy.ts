import type { Service } from '../types.ts'

export const shockwaveTherapy: Service = {
  slug: 'shockwave-therapy',
  name: 'Shockwave Therapy',
  icon: 'wave',
  href: '/services/shockwave-therapy',
  card: {
    title: 'Shockwave Therapy',
    summary: 'Sound-wave sessions for men, planned in a private consultation.',
  },
  detail: {
    title: 'Shockwave Therapy',
    description:
      'A series of sound-wave sessions for men, given in a private room. Treatment requires a consultation with a ' +
      'physician or licensed professional, who explains what it can and cannot do for you.',
    benefits: [
      'A private consultation before anything else',
      'No needles and no surgery',
      'Sessions short enough for a lunch break',
      'A plan with a known number of sessions',
    ],
    duration: '20-30 minutes',
    price: 'From $400',
    suitableFor: ['Men', 'Private care', 'Planned series'],
    process: [
      'Consultation with a physician or licensed professional',
      'A plan made for you, if the treatment suits you',
      'The session itself, in a private room',
      'A follow-up talk about how it went',
    ],
  },
  booking: {
    id: 'shockwave-men',
    name: 'Shockwave Therapy for Men',
    description: 'Sound-wave sessions for men. Treatment requires a physician or licensed-professional consultation.',
    aliases: ['Shockwave Therapy'],
  },
}
