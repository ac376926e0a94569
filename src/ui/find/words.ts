/** A text's words: lower case, without accents, apostrophes, fillers and the plural's s. */
export function wordsOf(text: string, fillers: ReadonlySet<string>): string[] {
  return foldedWords(text)
    .filter((word) => !isFiller(word, fillers))
    .map(singular)
}

const misspelt = ['therapy', 'treatment', 'session', 'service', 'terapia', 'tratamiento']

/** Some fillers may be misspelt. */
function isFiller(word: string, fillers: ReadonlySet<string>): boolean {
  return fillers.has(word) || misspelt.some((filler) => likeness(word, filler) > 0)
}

function foldedWords(text: string): string[] {
  const plain = text.normalize('NFD').replace(/[\u0300-\u036f'’]/g, '')
  return plain.toLowerCase().match(/[a-z0-9]+/g) ?? []
}

function singular(word: string): string {
  return word.length > 3 && /[^su]s$/.test(word) ? word.slice(0, -1) : word
}

/**
 * How alike a typed word is to a known one, from 0 to 1: equal, or misspelt by a letter, in words from seven letters on
 * by two, or spelt as it sounds. A swap of neighbours counts as one letter; words of up to four letters have to be equal.
 */
export function likeness(typed: string, known: string): number {
  if (typed === known) return 1
  const shorter = Math.min(typed.length, known.length)
  if (shorter < 5) return 0
  const most = shorter < 7 ? 1 : 2
  const letters = Math.abs(typed.length - known.length) > most ? Infinity : lettersApart(typed, known)
  if (letters === 1) return 0.8
  if (letters === 2 && most === 2 && typed[0] === known[0]) return 0.7
  const sound = soundOf(known)
  return sound.length > 2 && sound === soundOf(typed) ? 0.7 : 0
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

/** Optimal string alignment distance. */
function lettersApart(one: string, other: string): number {
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, place) => place)
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isEqual = one[row - 1] === other[column - 1]
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      next.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (next[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (isEqual ? 0 : 1),
          isSwapped ? (before[column - 2] ?? 0) + 1 : Infinity,
        ),
      )
    }
    before = last
    last = next
  }
  return last[other.length] ?? 0
}
