import { DatabaseSync } from 'node:sqlite'

/** How many requests are stored, and how many of these are made to break an export. */
export interface Amount {
  rows: number
  hostile: number
}

const bytes = 60_000

/** Bodies that an earlier receiver accepted, each up to 64 KiB. */
const hostileBodies: readonly ((number: number) => string)[] = [
  () => `${'{"a":'.repeat(2600)}1${'}'.repeat(2600)}`,
  () => `{"id":"x","a":${'['.repeat(bytes / 2)}${']'.repeat(bytes / 2)}}`,
  (number) =>
    JSON.stringify(Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`key-${number}-${index}`, 'x']))),
  () => JSON.stringify({ firstName: '=HYPERLINK("http://evil.test")', more: '"'.repeat(bytes / 2) }),
  () => JSON.stringify({ firstName: { toString: 'x' }, lastName: ['"', '\r\n'] }),
  () => JSON.stringify({ motivation: '\r\n",'.repeat(bytes / 6), page: '\u0000\uD800🙂' }),
  () => '{"__proto__":{"toJSON":"x"},"constructor":{"name":"y"},"hasOwnProperty":1}',
  () => '[]',
  () => 'null',
  () => `no JSON, ${'x'.repeat(bytes)}`,
]

/** Writes stored requests into a new file for a receiver. Returns their ids in order. */
export function writeStored(file: string, { rows, hostile }: Amount): string[] {
  const database = new DatabaseSync(file)
  database.exec(
    'CREATE TABLE leads (id TEXT PRIMARY KEY, kind TEXT NOT NULL, body TEXT NOT NULL, received TEXT NOT NULL) STRICT; BEGIN',
  )
  const insert = database.prepare('INSERT INTO leads VALUES (?, ?, ?, ?)')
  const every = hostile === 0 ? rows : Math.max(1, Math.round(rows / hostile))
  const ids = Array.from({ length: rows }, (_, number) => {
    const id = `stored-request-${String(number).padStart(7, '0')}`
    const hostileBody = hostile === 0 ? undefined : hostileBodies[(number / every) % hostileBodies.length]
    insert.run(id, 'lead', hostileBody?.(number) ?? honestBody(id), '2026-11-23T10:00:00.000Z')
    return id
  })
  database.exec('COMMIT')
  database.close()
  return ids
}

function honestBody(id: string): string {
  const typed = { firstName: 'Zoë', lastName: 'O’Brien', email: 'zoe@example.com', phone: '(609) 555-0140' }
  return JSON.stringify({ ...typed, id, offer: 'Superhuman Sampler', page: '/', consent: 'yes' })
}
