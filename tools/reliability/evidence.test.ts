import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { evidencePath, evidenceText } from '../../scripts/support/evidence.ts'
import { root } from '../../scripts/support/setup.mjs'
import { rows } from './rows.ts'
import { evidenceOf } from './table.ts'

test('the reliability page of docs/evidence is what npm run reliability writes', () => {
  const evidence = evidenceOf(rows)
  const written = readFileSync(join(root, evidencePath(evidence.name)), 'utf8')
  expect(written === evidenceText(evidence), 'run npm run reliability').toBe(true)
})

test('each case has words of its own', () => {
  const names = rows.map(({ fault, part }) => `${fault}: ${part}`)
  expect(new Set(names).size).toBe(names.length)
  expect(rows.filter(({ sees }) => sees.trim().length < 5)).toEqual([])
})
