/** Words of the weight-loss program that do not stand in its page. Source: docs/product/weight-loss.md. */
import type { Phrase } from './common.ts'

export const steps = { question: 'GLP Question', plan: 'Choose Your Plan' }
export const progress = 'Your progress'

export function progressAt(percent: number, step: string): string {
  return `${percent}%: ${step}`
}

export const proceed = 'Continue'
export const chooseFirst = 'Choose yes or no to continue.'
export const backToQuestion = 'Back to GLP Question'

export function pricingTable(plan: string): string {
  return `Pricing table: ${plan}`
}

/** Where the page is not alive yet, in the place of the button. */
export function stillLoading<Drawn>(phone: Drawn): Phrase<Drawn> {
  return ['Still loading. The plans are also listed below, or call ', phone, '.']
}

export function orderByPhone<Drawn>(phone: Drawn): Phrase<Drawn> {
  return ['Order by phone: ', phone]
}

/** The document that the provider's tables stand in. */
export const pricingTables = 'Plans and prices'
