/** The id of the service that a button books, and where it stands. */
export interface BookedService {
  path: readonly string[]
  id: string
}

/** Every service that a page's buttons book, however deep. */
export function bookedServicesIn(value: unknown, path: readonly string[] = []): BookedService[] {
  if (typeof value !== 'object' || value === null) return []
  const children: [string, unknown][] = Object.entries(value)
  return [...ownService(value, path), ...children.flatMap(([key, child]) => bookedServicesIn(child, [...path, key]))]
}

function ownService(value: object, path: readonly string[]): BookedService[] {
  const isButton = 'kind' in value && (value.kind === 'book' || value.kind === 'unwired')
  return isButton && 'service' in value && typeof value.service === 'string'
    ? [{ path: [...path, 'service'], id: value.service }]
    : []
}
