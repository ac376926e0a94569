import { schemaResolver, type FormErrors } from '@mantine/form'

/**
 * Checks values by a form's schema, whose issues are keys, and translates each key into the form's words. A key without
 * words is shown itself, never left out.
 */
export function checkedInWords<Key extends string>(
  schema: Parameters<typeof schemaResolver>[0],
  words: Readonly<Record<Key, string>>,
): (values: unknown) => FormErrors {
  const check = schemaResolver(schema, { sync: true })
  const sentences = new Map<unknown, string>(Object.entries(words))
  return (values) =>
    Object.fromEntries(Object.entries(check(values)).map(([name, key]) => [name, sentences.get(key) ?? key]))
}
