/** Whether a text is the origin of a website as browsers send it: 'https://www.example.com'. */
export function isOrigin(text: string): boolean {
  return text.startsWith('http') && URL.canParse(text) && new URL(text).origin === text
}

/** An origin that came, for the log. Senders choose what they send, so nothing else is written there, and nothing long. */
export function originForLog(origin: string | undefined): string {
  if (origin === undefined) return 'no origin'
  if (origin === 'null') return "the origin 'null'"
  return isOrigin(origin) && origin.length <= 100 ? origin : 'something that is no website’s origin'
}
