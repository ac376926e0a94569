import type { Service } from '../types.ts'

export const telehealth: Service = {
  slug: 'telehealth',
  name: 'Telehealth',
  icon: 'video',
  href: '/services/telehealth',
  card: {
    title: 'Telehealth',
    summary: 'Talk to a licensed professional by video, from where you are.',
  },
  detail: {
    title: 'Telehealth',
    description:
      'A video visit with a licensed professional, who listens, answers and writes a plan where one is called for. You ' +
      'need a quiet place and a phone or computer with a camera.',
    benefits: [
      'No travel and no waiting room',
      'A licensed professional on the other side',
      'Your plan within 24 hours',
      'Delivery in 2-5 business days with free shipping, where something is prescribed',
    ],
    duration: '30-45 minutes',
    price: 'From $75',
    suitableFor: ['Visits from home', 'Weight-loss programs', 'Follow-ups'],
    process: [
      'You answer a few health questions',
      'You meet the licensed professional by video',
      'You receive your plan within 24 hours',
      'You follow up when you need to',
    ],
  },
  booking: null,
}
