/** A new id for what a visitor submits, the same for every further try: a UUID; 32 hex digits outside secure contexts. */
export function newSubmissionId(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID()
  return [...globalThis.crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}
