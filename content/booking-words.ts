/** The words by which a button names a service to the booking wizard, and where they stand. */
export interface BookingWords {
  path: readonly string[]
  words: string
}

/** Every button's booking words within a page, however deep. */
export function bookingWordsIn(value: unknown, path: readonly string[] = []): BookingWords[] {
  if (typeof value !== 'object' || value === null) return []
  const children: [string, unknown][] = Object.entries(value)
  return [...ownWords(value, path), ...children.flatMap(([key, child]) => bookingWordsIn(child, [...path, key]))]
}

function ownWords(value: object, path: readonly string[]): BookingWords[] {
  const isButton = 'kind' in value && (value.kind === 'book' || value.kind === 'unwired')
  return isButton && 'service' in value && typeof value.service === 'string'
    ? [{ path: [...path, 'service'], words: value.service }]
    : []
}
