/** The most characters that are looked at, and that are kept. */
const mostRead = 600
const mostKept = 200

/**
 * A text of a report without what could tell of a visitor: one line, without queries of addresses and what looks like
 * an e-mail address; numbers, telephone numbers and ids become `#`, so that reports of the same kind have one text.
 */
export function cleaned(text: string): string {
  return decoded(text.slice(0, mostRead))
    .normalize('NFKC')
    .slice(0, mostRead)
    .replaceAll(/[\p{C}\p{Z}\s]+/gu, ' ')
    .replaceAll(/[?#&]\S*/g, '')
    .replaceAll(/[^\s<>"'(),:;/]* ?@ ?[^\s<>"'(),:;/]*/g, '(address)')
    .replaceAll(/[\p{L}\p{N}_-]+/gu, (word) => (isId(word) ? '#' : word))
    .replaceAll(/[+(]{0,2}\p{N}(?:[\p{N} ().+/-]*\p{N})?/gu, '#')
    .slice(0, mostKept)
    .trim()
}

/** The path of an address without its query, cleaned; anything that is no address, cleaned. */
export function cleanedPath(address: string): string {
  const path = URL.canParse(address) ? new URL(address).pathname : address
  return cleaned(path) || '/'
}

/** Whether a word is an id rather than a name such as `h1`: letters with digits, or longer than words are. */
function isId(word: string): boolean {
  return (word.length >= 8 && /\p{L}/u.test(word) && /\p{N}/u.test(word)) || /[^-]{24}/.test(word)
}

function decoded(text: string): string {
  return text.replaceAll(/(?:%[0-9a-f]{2})+/gi, (code) => {
    try {
      return decodeURIComponent(code)
    } catch {
      return ''
    }
  })
}
