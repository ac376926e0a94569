/** The phrases of a text, which are separated by commas. */
export function phrases(text: string): readonly string[] {
  return text.split(',').map((phrase) => phrase.replace(/\s+/g, ' ').trim())
}
