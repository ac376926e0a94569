/**
 * Whether two words differ in one letter: another in its place, one too many, one missing, or two neighbors exchanged.
 * Their first letters must be the same. Equal words do not differ.
 */
export function isOneLetterOff(one: string, other: string): boolean {
  if (one === other || one.charAt(0) !== other.charAt(0) || Math.abs(one.length - other.length) > 1) return false
  let at = 0
  while (one[at] === other[at]) at++
  const rest = (word: string, from: number) => word.slice(from)
  return (
    rest(one, at + 1) === rest(other, at + 1) ||
    rest(one, at + 1) === rest(other, at) ||
    rest(one, at) === rest(other, at + 1) ||
    (one[at] === other[at + 1] && one[at + 1] === other[at] && rest(one, at + 2) === rest(other, at + 2))
  )
}
