import { wordsOf } from './words-of.ts'

/**
 * Words of matters that nobody has with a clinic ('movie', 'loan'), or that only a call settles ('cancel'): what is typed
 * with one of them is about something else, even if it names an illness ('cancer horoscope') or resembles one.
 */
export const elsewhere: ReadonlySet<string> = new Set(
  wordsOf('career horoscope song lyrics film movie gift recipe episode loan emoji tax summary cancel'),
)
