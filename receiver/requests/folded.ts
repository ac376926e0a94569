/** Letters that Unicode does not take apart, as an English keyboard types them. */
const plain: Readonly<Record<string, string>> = {
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  '’': "'",
  '‘': "'",
  ʼ: "'",
}

/**
 * A text as it is searched: in small letters, without accents, invisible marks and NUL, which PostgreSQL does not take,
 * and with straight apostrophes.
 */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}\0]/gu, '')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ıßæøđł’‘ʼ]/g, (letter) => plain[letter] ?? letter)
}
