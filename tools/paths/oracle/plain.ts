const errorMark = '$error'

/** A value as plain data, as a file keeps it: an error becomes its message, and what is no data is left out. */
export function plain(value: unknown): unknown {
  const text = JSON.stringify(value, (_, part: unknown) =>
    part instanceof Error ? { [errorMark]: part.message } : part,
  )
  return text === undefined ? undefined : JSON.parse(text)
}

/** The value that plain data stands for, with its errors. */
export function revived(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(revived)
  if (typeof value !== 'object' || value === null) return value
  const message: unknown = Reflect.get(value, errorMark)
  if (typeof message === 'string') return new Error(message)
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, revived(part)]))
}

/** Whether two values are the same plain data. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}
