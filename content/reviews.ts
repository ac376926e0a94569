import type { Review } from './types.ts'

/** Invented until the owner puts real ones in their place (docs/decisions/02-samples.md); the ratings are out of 10. */
export const reviews: readonly Review[] = [
  {
    name: 'Marisol T.',
    location: 'Red Bank',
    text: 'Someone explains every step before you are in the chamber. After that, three minutes are short.',
    rating: 10,
    sample: true,
  },
  {
    name: 'Glenn A.',
    location: 'Princeton',
    text: 'I book from the train, walk in, and I am back at my desk within the hour. No waiting room small talk.',
    rating: 9,
    sample: true,
  },
  {
    name: 'Ruth-Ann K.',
    location: 'Cincinnati',
    text: 'They told me honestly which of the treatments I did not need. That is why I came back.',
    rating: 10,
    sample: true,
  },
  {
    name: 'Devin O.',
    location: 'Westfield',
    text: 'Compression after a long run, sauna on Sundays. Parking is the only thing I would change.',
    rating: 8,
    sample: true,
  },
  {
    name: 'Siobhan L.',
    location: 'Montclair',
    text: 'A calm place with people who remember your name and your bad knee.',
    rating: 9,
    sample: true,
  },
]
