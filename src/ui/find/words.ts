const misspelt = ['therapy', 'treatment', 'session', 'service', 'terapia']

/** Whether a word says nothing; some such words may be misspelt. */
export function fillerAmong(fillers: string): (word: string) => boolean {
  const known = new Set(fillers.split(' '))
  return (word) => known.has(word) || misspelt.some((filler) => likeness(word, filler) > 0)
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
  if (Math.abs(typed.length - known.length) > most) return 0
  const [sound, sounded] = [soundOf(known), soundOf(typed)]
  if (typed[0] !== known[0] && sound[0] !== sounded[0]) return 0
  const letters = lettersApart(typed, known)
  if (letters === 1) return 0.8
  return letters <= most || (sound.length > 2 && sound === sounded) ? 0.7 : 0
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
