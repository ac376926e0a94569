import { expect, test } from 'vitest'
import { isKept, isWhole } from './bench.ts'
import { compare, createBook } from './book.ts'
import { runExport } from './export-run.ts'
import { runTrial } from './trial.ts'

test('killed ten times while others look, back up, delete and fill its disk, a receiver loses and undoes nothing', async () => {
  const figures = await runTrial({ kills: 10, seed: 2 })
  expect(figures).toMatchObject({ lost: 0, undone: 0 })
  expect(new Set(figures.integrity)).toEqual(new Set(['ok']))
  expect(figures.acknowledged).toBeGreaterThan(100)
  expect([figures.looks, figures.backups, figures.deleted, figures.fullDisks].filter((times) => times === 0)).toEqual(
    [],
  )
}, 300_000)

test('of 5,000 stored requests, 50 of them hostile, the export holds each, within its memory', async () => {
  const figures = await runExport({ rows: 5000, hostile: 50 })
  expect(figures).toMatchObject({ missing: 0, uneven: 0, columns: 36 })
  expect(isWhole(figures)).toBe(true)
}, 60_000)

test('what is lost, what came back and what is being deleted are kept apart', () => {
  const book = createBook()
  for (const id of ['kept', 'lost', 'leaving']) book.kept.add(id)
  book.leaving.add('leaving')
  for (const id of ['gone', 'back']) book.deleted.add(id)
  expect(compare(book, new Set(['kept', 'back']))).toEqual({ lost: ['lost'], undone: ['back'] })
})

test('a single fault is one too many', () => {
  const trial = { lost: 0, undone: 0, integrity: ['ok', 'ok'] }
  const exported = { missing: 0, uneven: 0, memory: 350 }
  expect([isKept(trial), isWhole(exported)]).toEqual([true, true])
  for (const fault of [
    { lost: 1 },
    { undone: 1 },
    { integrity: [] },
    { integrity: ['ok', 'row 7 missing from index'] },
  ])
    expect(isKept({ ...trial, ...fault })).toBe(false)
  for (const fault of [{ missing: 1 }, { uneven: 1 }, { memory: 351 }])
    expect(isWhole({ ...exported, ...fault })).toBe(false)
})
