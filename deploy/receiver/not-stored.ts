/** Nothing was stored, and the request must be sent again. The message is for the log: it holds nothing of a lead. */
export class NotStored extends Error {}

/**
 * Why nothing was stored, for the log: the messages of others may hold what they were given, so that only SQLite's word for its
 * error code, the system's code or the error's class is told.
 */
export function reasonOf(error: unknown): string {
  if (error instanceof NotStored) return error.message
  if (!(error instanceof Error)) return 'unknown'
  const told = ['errstr', 'code'].map((name): unknown => Reflect.get(error, name))
  return told.find((value) => typeof value === 'string') ?? error.name
}
