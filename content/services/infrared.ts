import type { Service } from '../types.ts'

export const infrared: Service = {
  slug: 'infrared',
  name: 'Infrared Sauna',
  icon: 'flame',
  href: '/services/infrared',
  card: {
    title: 'Infrared Sauna',
    summary: 'Gentle dry heat in a cabin, milder than a traditional sauna.',
  },
  detail: {
    title: 'Infrared Sauna',
    description:
      'A cabin heated by infrared light to 140-160°F. The warmth builds slowly, the air stays easy to breathe, and the ' +
      'time is yours.',
    benefits: [
      'Slow, even warmth',
      'A quiet half hour away from screens',
      'Often chosen after training',
      'Pairs well with a cold session',
    ],
    duration: '30-45 minutes',
    price: 'From $40',
    suitableFor: ['Relaxation', 'After training', 'Cold days'],
    process: [
      'We show you the cabin and set the heat',
      'You drink some water and change',
      'You sit or lie back while the cabin warms you',
      'You cool down slowly before you leave',
    ],
  },
  booking: {
    id: 'infrared-sauna',
    name: 'Infrared Sauna',
    description: 'Gentle dry heat in an infrared cabin.',
    aliases: ['Infrared'],
  },
}
