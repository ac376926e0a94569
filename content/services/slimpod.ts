import type { Service } from '../types.ts'

export const slimpod: Service = {
  slug: 'slimpod',
  name: 'Slim Pod',
  icon: 'capsule',
  href: '/services/slimpod',
  card: null,
  detail: null,
  booking: {
    id: 'slim-pod',
    name: 'Slim Pod',
    description: 'A Slim Pod session: 30 minutes for one area, 45 minutes for several.',
    aliases: ['SlimPod'],
  },
}
