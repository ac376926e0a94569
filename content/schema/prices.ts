import { z } from 'zod'
import { filled, path, text } from './parts.ts'

const amount = z
  .string()
  .regex(
    /^(From )?\$[\d,]+(\/month|\/session| per month)?$/,
    "is not a price like '$39', 'From $199', '$299/month' or '$199 per month'",
  )
export const plainAmount = z.string().regex(/^\$[\d,]+$/, "is not a price like '$150'")

export const offerPackage = z
  .strictObject({
    title: text,
    description: text,
    services: filled(text),
    /** As it is shown: '$39', 'From $199', '$199 per month'. */
    price: amount,
    /** Null where none is specified; the same for the duration and the savings. */
    originalPrice: plainAmount.nullable(),
    duration: text.nullable(),
    badge: text,
    savings: text.nullable(),
    popular: z.boolean(),
    type: z.enum(['superhuman', 'ageless', 'weight-loss']),
    buttonText: text,
  })
  .refine(isSavingRight, { path: ['savings'], error: 'is not what the two prices make' })
/** A package of docs/product/home.md, P-HOME-2 to P-HOME-5. */
export interface OfferPackage extends z.output<typeof offerPackage> {}

export const treatment = z.strictObject({
  title: text,
  description: text,
  benefits: filled(text),
  price: amount,
  popular: z.boolean(),
  buttonText: text,
  buttonLink: path,
})
/** A course or an injection of docs/product/home.md, P-HOME-7 and P-HOME-8. */
export interface Treatment extends z.output<typeof treatment> {}

export const vitaminShot = z.strictObject({ title: text, text, price: plainAmount })
export interface VitaminShot extends z.output<typeof vitaminShot> {}

/** Whether a saving in percent, where both prices are given, is that of the prices. */
function isSavingRight({
  price,
  originalPrice,
  savings,
}: {
  price: string
  originalPrice: string | null
  savings: string | null
}) {
  const percent = /^Save (\d+)%$/.exec(savings ?? '')?.[1]
  if (percent === undefined || originalPrice === null) return true
  return Math.round(100 * (1 - dollars(price) / dollars(originalPrice))) === Number(percent)
}

function dollars(price: string): number {
  return Number(price.replace(/\D/g, ''))
}
