import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../../scripts/support/setup.mjs'
import { places, textsWithout, type Place } from './places.ts'
import { goes, placesTable, withoutThose } from './table.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const place: Place = { id: 'it', does: 'It is.', figure: 'home: CSS', without: [['a.ts', 'was', 'is']] }
const entry = { place, unit: 'ms', withIt: [97, 90, 120], withoutIt: [100, 99, 101] } as const

test('each place has a name of its own', () => {
  expect(new Set(places.map(({ id }) => id)).size).toBe(places.length)
})

test.each(places)('$id can be taken out', (each) => {
  expect(textsWithout([each], read).size).toBeGreaterThan(0)
})

test('all can be taken out together', () => {
  expect(() => textsWithout(places, read)).not.toThrow()
})

test('a text must stand once in its file', () => {
  expect(textsWithout([place], () => 'it was').get('a.ts')).toBe('it is')
  for (const text of ['it is', 'was was']) expect(() => textsWithout([place], () => text)).toThrow('a.ts')
})

test('a place that wins less than 3 % of its figure goes', () => {
  expect([goes(entry), goes({ ...entry, withIt: [97.1] })]).toEqual([false, true])
  expect(placesTable([entry]).split('\n').at(-1)).toBe(
    '| `it`: It is. | home: CSS | 97 ms (90–120) | 100 ms (99–101) | 3 ms (3.0 %) | stays |',
  )
})

test('what is over its limit without the places that go is named', () => {
  const limits = [7, 9].map((now) => ({ name: 'CSS', unit: 'KiB', values: [now], most: 8 }))
  expect(withoutThose([], [])).toBe('None goes.')
  expect(withoutThose([place], limits)).toBe(
    'Without those that go (`it`), all together, 1 of 2 budgets and targets are kept; over: CSS 9.0 KiB of 8.',
  )
})
