import { z } from 'zod'
import { partFrame, priceText, readOnly, text } from './parts.ts'

const plan = z.strictObject({
  title: text,
  price: priceText,
  note: text,
  items: readOnly(z.array(text).min(1)),
  sample: z.boolean(),
})
export interface WeightLossPlan extends z.output<typeof plan> {}

const pricingTable = z.strictObject({
  /** The plan that stands in for it. */
  plan,
  frame: partFrame,
  /** What the provider calls it; null is the demonstration. */
  id: text.nullable(),
})
export interface PricingTable extends z.output<typeof pricingTable> {}

const labels = z.strictObject({ yes: text, no: text })
/** Whether a visitor takes a GLP medication: health data (docs/decisions/28-glp-answer.md). */
export type GlpAnswer = keyof z.output<typeof labels>

const choice = z.strictObject({ text, tables: readOnly(z.tuple([pricingTable, pricingTable])) })

export const weightLossSchema = z.strictObject({
  question: z.strictObject({
    title: text,
    text,
    explanation: text,
    help: text,
    labels,
    /** Who provides the tables, said before they load (docs/decisions/28-glp-answer.md). */
    provider: text,
  }),
  plans: z.strictObject({ title: text, yes: choice, no: choice }),
})
/** The two steps of the weight-loss program. */
export interface WeightLossProgram extends z.output<typeof weightLossSchema> {}
