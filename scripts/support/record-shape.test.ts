import { expect, test } from 'vitest'
import { recordKinds, recordSchema } from '../../content/schema/records.ts'
import { recordNames } from '../../content/records.ts'
import { recordShape } from './record-shape.ts'

test('the shape of the records has a name, the same each time', () => {
  expect(recordShape()).toMatch(/^[0-9a-f]{8}$/)
  expect(recordShape()).toBe(recordShape())
})

test('every record is of a kind that the shape covers', () => {
  const covered = new Set(recordKinds.map(recordSchema))
  const uncovered = recordNames().filter((name) => !covered.has(recordSchema(name)))
  expect(uncovered).toEqual([])
})
