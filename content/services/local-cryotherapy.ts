import type { Service } from '../types.ts'

export const localCryotherapy: Service = {
  slug: 'local-cryotherapy',
  name: 'Local Cryotherapy',
  icon: 'temperature-minus',
  href: '/services/local-cryotherapy',
  card: null,
  detail: null,
  booking: {
    id: 'targeted-cryo',
    name: 'Targeted Cryo',
    description: 'Cold air on one place, such as a knee, a shoulder or the lower back.',
    aliases: ['Local Cryotherapy'],
  },
}
