import type { Service } from '../types.ts'

export const semaglutide: Service = {
  slug: 'semaglutide',
  name: 'Medical Weight Loss',
  icon: 'syringe',
  href: '/services/semaglutide',
  card: {
    title: 'Semaglutide',
    summary: 'A weight-loss program under medical supervision, after a consultation.',
  },
  detail: {
    title: 'Semaglutide',
    description:
      'A medical weight-loss program with semaglutide, a GLP-1 medication. Treatment requires a consultation with a ' +
      'physician or licensed professional, who decides whether it is right for you.',
    benefits: [
      'A licensed professional reviews your health first',
      'A plan written for you',
      'Regular check-ins while you are on the program',
      'Someone to ask when a question comes up',
    ],
    duration: 'Ongoing',
    price: 'From $299/month',
    suitableFor: ['Adults', 'Long-term weight goals', 'Supervised programs'],
    process: [
      'Consultation with a physician or licensed professional',
      'A plan made for you, if the treatment suits you',
      'Treatment as prescribed',
      'Support and follow-up for as long as you are on the program',
    ],
  },
  booking: {
    id: 'glp1-therapy',
    name: 'GLP-1 Therapy',
    description: 'Medical weight loss. Treatment requires a physician or licensed-professional consultation.',
    aliases: ['Semaglutide', 'Medical Weight Loss'],
  },
}
