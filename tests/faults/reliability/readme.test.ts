import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rows } from './rows.ts'
import { withTable } from './table.ts'

const readme = readFileSync(join(import.meta.dirname, '../../../README.md'), 'utf8')

test('the README’s reliability table is what npm run reliability writes', () => {
  expect(withTable(readme, rows) === readme, 'run npm run reliability').toBe(true)
})

test('each case has words of its own', () => {
  const names = rows.map(({ fault, part }) => `${fault}: ${part}`)
  expect(new Set(names).size).toBe(names.length)
  expect(rows.filter(({ sees }) => sees.trim().length < 5)).toEqual([])
})
