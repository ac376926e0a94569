import type { Service } from '../types.ts'

export const compressionTherapy: Service = {
  slug: 'compression-therapy',
  name: 'Compression Therapy',
  icon: 'compression',
  href: '/services/compression-therapy',
  card: {
    title: 'Compression Therapy',
    summary: 'Air sleeves that press and release in waves, while you sit back.',
  },
  detail: {
    title: 'Compression Therapy',
    description:
      'Sleeves around the legs or arms fill with air and release it in waves. It feels like a firm, even massage, and ' +
      'you can read meanwhile.',
    benefits: [
      'A rest for tired legs',
      'Pressure set to what feels right for you',
      'You stay dressed',
      'Popular with runners and people who stand all day',
    ],
    duration: '20-30 minutes',
    price: 'From $35',
    suitableFor: ['Tired legs', 'After training', 'Standing jobs', 'After travel'],
    process: [
      'We ask about your circulation and any recent injury',
      'You sit back and we fit the sleeves',
      'The sleeves fill and release in waves',
      'We take them off and you walk a few steps before you leave',
    ],
  },
  booking: {
    id: 'compression-therapy',
    name: 'Compression Therapy',
    description: 'Air compression for legs or arms, in waves.',
    aliases: ['Compression'],
  },
}
