import type { Treatment } from './types.ts'

/** The courses of treatment of docs/product/home.md, P-HOME-7. */
export const treatments: readonly Treatment[] = [
  {
    title: 'Sema/B12',
    description: 'Semaglutide combined with B12, prescribed and reviewed month by month.',
    benefits: ['Consultation before the first dose', 'Dose reviewed as you go'],
    price: '$299/month',
    popular: true,
    buttonText: 'See the programs',
    buttonLink: '/order-online',
  },
  {
    title: 'Tirz/B12',
    description: 'Tirzepatide combined with B12, under the same supervision.',
    benefits: ['Consultation before the first dose', 'Someone to ask between visits'],
    price: '$349/month',
    popular: false,
    buttonText: 'Compare plans',
    buttonLink: '/order-online',
  },
  {
    title: 'NAD+',
    description: 'A coenzyme the body makes itself, given as a course of injections.',
    benefits: ['Given by trained staff', 'A monthly rhythm'],
    price: '$199/month',
    popular: false,
    buttonText: 'Read about NAD+',
    buttonLink: '/services/nad-injections',
  },
  {
    title: 'Sermorelin',
    description: 'A peptide on prescription. A licensed professional decides whether it suits you.',
    benefits: ['Consultation required', 'Monthly follow-up'],
    price: '$179/month',
    popular: false,
    buttonText: 'Ask in a consultation',
    buttonLink: '/exam-invite',
  },
  {
    title: 'Glutathione',
    description: 'An antioxidant the body also makes itself, one session at a time.',
    benefits: ['No series needed', 'A short visit'],
    price: '$149/session',
    popular: false,
    buttonText: 'Begin with a consultation',
    buttonLink: '/exam-invite',
  },
]

/** The single injections of docs/product/home.md, P-HOME-8. */
export const injections: readonly Treatment[] = [
  injection('Skinny Plus', 'A blend chosen by people who follow a weight plan.', '$89'),
  injection('Tri-Immune', 'Three nutrients in one shot, popular before the cold season.', '$79'),
  injection('Vitamin D', 'For those whose level is low, which is common in a northern winter.', '$49'),
  injection('Skin Bright', 'A blend often taken together with ChillSkin facials.', '$109'),
  injection('NAC', 'N-acetylcysteine, an amino acid derivative.', '$89'),
  injection('Alpha Lipoic Acid', 'An antioxidant found in small amounts in food.', '$79'),
  injection('Amino Acid Blend', 'Amino acids in one shot, often taken around training.', '$69'),
]

function injection(title: string, description: string, price: string): Treatment {
  return {
    title,
    description,
    benefits: ['Per injection'],
    price,
    popular: false,
    buttonText: 'Ask in a consultation',
    buttonLink: '/exam-invite',
  }
}
