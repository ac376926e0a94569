/** A text's words: lower case, without accents, apostrophes and the plural's s. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/[\u0300-\u036f'’]/g, '')
  return (plain.toLowerCase().match(/[a-z0-9]+/g) ?? []).map(singular)
}

function singular(word: string): string {
  return word.length > 3 && /[^su]s$/.test(word) ? word.slice(0, -1) : word
}
