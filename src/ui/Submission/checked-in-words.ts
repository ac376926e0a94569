import { schemaResolver, type FormErrors } from '@mantine/form'

/** Checks what is typed by a form's schema, whose issues carry a key each, and says each in the form's words; one without words is said by its key, never left out. */
export function checkedInWords<Key extends string>(
  schema: Parameters<typeof schemaResolver>[0],
  words: Readonly<Record<Key, string>>,
): (values: unknown) => FormErrors {
  const check = schemaResolver(schema, { sync: true })
  const said = new Map<unknown, string>(Object.entries(words))
  return (values) =>
    Object.fromEntries(Object.entries(check(values)).map(([name, key]) => [name, said.get(key) ?? key]))
}
