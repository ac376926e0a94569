import type { VitaminShot } from './types.ts'

/** The six vitamin shots of docs/product/home.md, P-HOME-9. */
export const vitaminShots: readonly VitaminShot[] = [
  { title: 'Lipo B', text: 'B vitamins with amino acids, a classic beside a weight plan.', price: '$89' },
  { title: 'Lipo C', text: 'The same idea with vitamin C added.', price: '$79' },
  { title: 'NAD+', text: 'A coenzyme every cell works with, as a single shot.', price: '$199' },
  { title: 'Glutathione', text: 'An antioxidant the body also makes itself.', price: '$149' },
  { title: 'B12', text: 'The small one: in and out in five minutes.', price: '$45' },
  { title: 'D3', text: 'For the months with little sun.', price: '$55' },
]
