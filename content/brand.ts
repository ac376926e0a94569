import type { Brand } from './types.ts'

/** The only place that spells the brand out (docs/decisions/01-brand.md). */
export const brand: Brand = {
  name: 'Kelvin Wellness',
  shortName: 'Kelvin',
  email: 'hello@example.com',
  phone: { e164: '+16095550100', display: '(609) 555-0100' },
  sample: true,
}
