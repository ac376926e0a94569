/** One field of a context before and after an event; missing where it was not there. */
export interface Change {
  path: string
  before?: unknown
  after?: unknown
}

/** The fields in which two contexts differ, each by its path. */
export function changesOf(before: unknown, after: unknown, path = ''): Change[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  if (!isRecord(before) || !isRecord(after)) return [{ path: path || '(all)', before, after }]
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].flatMap((key) => changesOf(before[key], after[key], path ? `${path}.${key}` : key))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
