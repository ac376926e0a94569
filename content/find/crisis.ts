/**
 * What somebody types who is in danger, in words as `wordsOf` gives them. Phrases, since 'die', 'live' and 'breathe' are
 * everyday words, and begun words: 'suicidal', 'overdosed'. 'To die for' and 'take my life back' are not among them.
 */
const crisis: readonly RegExp[] = [
  /\b(sui?[cs]id|depres|anorex|bulimi|choking|eating disorder|trastorno alimen|(over|sobre)dos|self ?harm|matarme|quiero morir)/,
  /\b(kill|harm|hurt|cutt?)(ing)? \w+ ?self(?! \w+ing)|\b(end|tak)(e|ing)? my (own )?life(?! back)|\bend it all/,
  /\b(to|\w+na) die\b(?! for)|^die$|like dying|\b(be|off|was) dead$|\b(dont|not?) \w+ (to )?(live|vivir)\b/,
  /\bcan ?(t|not) (\w+ ){0,2}breath|no puedo respirar|me ahog/,
]

/** Stands for all that somebody in danger typed: nothing else is looked for. An entry of needs.ts has it. */
export const crisisWord = 'depression'

/** Whether somebody in danger typed these words. */
export function isCrisis(words: readonly string[]): boolean {
  return crisis.some((phrases) => phrases.test(words.join(' ')))
}
