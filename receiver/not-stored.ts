/**
 * Thrown when nothing was stored and the request must be sent again. The message is for the log and contains nothing of
 * a lead.
 */
export class NotStored extends Error {}

/**
 * The reason why nothing was stored, for the log. Messages of other errors may contain what they were given, so of
 * those only SQLite's text for its error code, the system's code or the error's class is used.
 */
export function reasonOf(error: unknown): string {
  if (error instanceof NotStored) return error.message
  if (!(error instanceof Error)) return 'unknown'
  const texts = ['errstr', 'code'].map((name): unknown => Reflect.get(error, name))
  return texts.find((value) => typeof value === 'string') ?? error.name
}
