import { createHash } from 'node:crypto'
import { z } from 'zod'
import { recordKinds, recordSchema } from '../../content/schema/records.ts'

/**
 * A name for the shape of all records, which changes when the schema of one changes. It is part of the records'
 * address: a page requests records of the shape that it was built for, and gets those or none.
 */
export function recordShape(): string {
  const shapes = recordKinds.map((name) => z.toJSONSchema(recordSchema(name), { unrepresentable: 'any' }))
  return createHash('sha256').update(JSON.stringify(shapes)).digest('hex').slice(0, 8)
}
