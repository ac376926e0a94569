import { demonstrationFrames } from './part-frames.ts'
import type { PartFrame, PricingProvider, WeightLossPlan, WeightLossProgram } from './types.ts'

const note = '3-month program with B12, online'
const semaglutide = { price: '$199/month', note, sample: true } as const
const tirzepatide = { price: '$299/month', note, sample: true } as const

/** The plans of a first program, which the page also lists where there is no JavaScript. */
export const startingPlans: readonly [WeightLossPlan, WeightLossPlan] = [
  {
    ...semaglutide,
    title: 'Semaglutide',
    items: ['Consultation before anything is prescribed', 'B12 included', 'Check-ins with the medical team'],
  },
  {
    ...tirzepatide,
    title: 'Tirzepatide',
    items: ['Consultation before anything is prescribed', 'B12 included', 'Check-ins with the medical team'],
  },
]

const continuingPlans: readonly [WeightLossPlan, WeightLossPlan] = [
  {
    ...tirzepatide,
    title: 'Continue tirzepatide',
    items: ['Review of your treatment first', 'B12 included', 'Check-ins with the medical team'],
  },
  {
    ...semaglutide,
    title: 'Continue semaglutide',
    items: ['Review of your treatment first', 'B12 included', 'Check-ins with the medical team'],
  },
]

/** The weight-loss program's two steps. Source: docs/product/weight-loss.md,
 * docs/decisions/10-demonstrated-plans.md, docs/decisions/28-glp-answer.md. */
export function weightLossProgram(
  pricing: PricingProvider | null,
  frame: PartFrame = demonstrationFrames.pricing,
): WeightLossProgram {
  const [yesFirst = null, yesSecond = null] = pricing?.tables.yes ?? []
  const [noFirst = null, noSecond = null] = pricing?.tables.no ?? []
  return {
    question: {
      title: 'Before We Begin',
      text: 'Are you currently taking a GLP medication?',
      explanation: 'GLP medications include Semaglutide, Tirzepatide, Ozempic, Wegovy, Mounjaro or Zepbound.',
      help: 'If you are not sure, look for the name on the package.',
      labels: { yes: 'Yes, I take one now', no: 'No, I do not' },
      provider:
        'The next step loads pricing tables from our card payment provider, who can tell your answer from the tables ' +
        'that are shown; the site itself keeps it in this tab only.',
    },
    plans: {
      title: 'Choose Your Weight Loss Plan',
      yes: {
        text: 'Special pricing for current GLP medication users. Our medical team will help you optimize your current treatment.',
        tables: [
          { plan: continuingPlans[0], frame, id: yesFirst },
          { plan: continuingPlans[1], frame, id: yesSecond },
        ],
      },
      no: {
        text: 'Select the perfect weight loss program for your journey. Our medical-grade treatments are designed to help you achieve sustainable results.',
        tables: [
          { plan: startingPlans[0], frame, id: noFirst },
          { plan: startingPlans[1], frame, id: noSecond },
        ],
      },
    },
  }
}
