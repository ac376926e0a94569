import type { Service } from '../types.ts'

export const acousticTherapy: Service = {
  slug: 'acoustic-therapy',
  name: 'Acoustic Therapy',
  icon: 'sound',
  href: '/services/acoustic-therapy',
  card: null,
  detail: null,
  booking: {
    id: 'acoustic-therapy',
    name: 'Acoustic Therapy',
    description: 'Sound-wave sessions of 15-30 minutes on one area.',
    aliases: [],
  },
}
