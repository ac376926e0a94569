/** Any value as JSON; actors without their ids, which differ from run to run. */
export function plainData(value: unknown): unknown {
  return plainPart(value, [])
}

function plainPart(value: unknown, around: readonly object[]): unknown {
  if (typeof value === 'bigint' || typeof value === 'symbol') return String(value)
  if (typeof value === 'function') return 'a function'
  if (typeof value !== 'object' || value === null) return value
  if (around.includes(value)) return 'a circle'
  if ('sessionId' in value && 'send' in value) return 'an actor'
  if (value instanceof Date) return value.getTime()
  if (value instanceof Error) return value.message
  const inside = [...around, value]
  if (value instanceof Map || value instanceof Set || Array.isArray(value))
    return [...value].map((part: unknown) => plainPart(part, inside))
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plainPart(part, inside)]))
}
