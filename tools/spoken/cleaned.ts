/** What the browsers say of themselves, at times that differ. */
const ownWords = [
  /^(Finished loading|Loading\. )/,
  /^New Tab/,
  /\b(frame|document web)\.$/,
  /^Screen reader (on|off)\.$/,
]

/** Back leads to an address that the browser writes into its history while the visitor is on the way. */
const visitedBack = 'Back visited link.'

/** What was said of the page, in one way of writing: without the browser's own words, and with single blanks. */
export function cleaned(said: readonly string[]): string[] {
  return said
    .map((text) => text.replaceAll(/\s+/g, ' ').trim())
    .map((text) => (text === visitedBack ? 'Back link.' : text))
    .filter((text) => text !== '' && !ownWords.some((words) => words.test(text)))
}
