const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/

/**
 * The moment that a part reports as booked, such as `2026-12-01T10:30:00-05:00`; null where it reports none, or none
 * that a clock could show with certainty: without an offset it could be any of a day's hours.
 */
export function reportedStart(value: unknown): string | null {
  return typeof value === 'string' && instant.test(value) && Number.isFinite(Date.parse(value)) ? value : null
}
