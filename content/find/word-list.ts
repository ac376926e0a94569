/** The words of a text. */
export function wordList(text: string): readonly string[] {
  return text.trim().split(/\s+/)
}
