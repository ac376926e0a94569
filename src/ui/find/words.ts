import { misspelt } from '../../../content/find/misspelt.ts'

/** Whether a word says nothing; some such words may be misspelt. */
export function fillerAmong(fillers: readonly string[] = []): (word: string) => boolean {
  const known = new Set(fillers)
  return (word) => known.has(word) || misspelt.some((filler) => likeness(word, filler) > 0)
}

/**
 * How alike a typed word is to a known one, from 0 to 1: equal, or misspelt by a letter, in words from seven letters on
 * by two, or spelt as it sounds. A swap of neighbours counts as one letter; words of up to four letters have to be equal.
 * Long words, which are hardly mistaken, are the same with a letter off.
 */
export function likeness(typed: string, known: string): number {
  if (typed === known) return 1
  const shorter = Math.min(typed.length, known.length)
  if (shorter < 5) return 0
  const most = shorter < 7 ? 1 : 2
  if (Math.abs(typed.length - known.length) > most) return 0
  const [sound, sounded] = [soundOf(known), soundOf(typed)]
  if (typed[0] !== known[0] && sound[0] !== sounded[0]) return 0
  const isHeard = sound.length > 2 && sound === sounded
  if (isWithin(1, typed, known) || (isHeard && sound.length > 4)) return known.length >= 9 ? 1 : 0.8
  return isHeard || isWithin(most, typed, known) ? 0.7 : 0
}

const sounds = new Map<string, string>()

/** What is left of a word when letters that sound alike are one, doubled ones too, and vowels go but for a first one. */
function soundOf(word: string): string {
  const kept = sounds.get(word)
  if (kept !== undefined) return kept
  const alike = word
    .replace(/ph/g, 'f')
    .replace(/[sc]h|c(?=[eiy])|z/g, 's')
    .replace(/ck|c|q/g, 'k')
    .replace(/x/g, 'ks')
    .replace(/(.)\1+/g, '$1')
  const sound = alike.slice(0, 1) + alike.slice(1).replace(/[aeiouyhw]/g, '')
  sounds.set(word, sound)
  return sound
}

/** Whether so many letters at most are other ones, too many, missing or exchanged with their neighbour. */
function isWithin(most: number, one: string, other: string): boolean {
  if (one === other || most === 0) return one === other
  let at = 0
  while (one[at] === other[at]) at += 1
  const isLeft = (from: number, otherFrom: number) =>
    isWithin(most - 1, one.slice(at + from), other.slice(at + otherFrom))
  return (
    isLeft(1, 1) ||
    isLeft(1, 0) ||
    isLeft(0, 1) ||
    (one[at] === other[at + 1] && one[at + 1] === other[at] && isLeft(2, 2))
  )
}
