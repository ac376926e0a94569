import { wordsOf } from './words-of.ts'

/**
 * Words of matters that nobody has with a clinic ('movie', 'loan'): what is typed with one of them is about something
 * else, even if it names an illness ('cancer horoscope').
 */
export const elsewhere: ReadonlySet<string> = new Set(
  wordsOf('movie film song lyrics recipe episode horoscope emoji summary loan tax'),
)
