import type { Service } from '../types.ts'

export const chillskin: Service = {
  slug: 'chillskin',
  name: 'ChillSkin',
  icon: 'face-care',
  href: '/services/chillskin',
  card: {
    title: 'ChillSkin',
    summary: 'A cold facial for the face and neck. Cool, calm and free of needles.',
  },
  detail: {
    title: 'ChillSkin',
    description:
      'A facial with controlled cold on the face and neck. The specialist works in slow strokes; most guests find it ' +
      'pleasant and nearly fall asleep.',
    benefits: [
      'A fresher look that many guests notice the same day',
      'No needles and no peeling',
      'No planned downtime',
      'Easy to combine with other visits',
    ],
    duration: '20-30 minutes',
    price: 'From $85',
    suitableFor: ['Face and neck', 'Dull-looking skin', 'Before an event'],
    process: [
      'We look at your skin and ask about allergies',
      'We cleanse the face',
      'The cold applicator passes over face and neck',
      'We finish with a moisturizer and tell you how to care for your skin at home',
    ],
  },
  booking: {
    id: 'cryo-skin',
    name: 'Cryo Skin',
    description: 'A ChillSkin facial with controlled cold on face and neck.',
    aliases: ['ChillSkin', 'CryoFacial'],
  },
}
