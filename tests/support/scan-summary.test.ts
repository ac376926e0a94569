import { expect, test } from 'vitest'
import { filmOf } from '../../tools/atlas/film.ts'
import { cover } from '../../tools/paths/core/cover.ts'
import { explore } from '../../tools/paths/core/explore.ts'
import { testedFlows } from '../flows/all.ts'
import { linesOf, summaryOf, type Scan } from './scan-summary.ts'

const clean = { violations: [], incomplete: [] }
const closed: Scan = { flow: 'booking', situation: 'closed', light: clean, forced: clean }
const known = ['closed', 'open'].map((situation) => ({ flow: 'booking', situation }))

test('Each situation of the registry is looked at on exactly one path of its flow', () => {
  for (const { model } of Object.values(testedFlows)) {
    const graph = explore(model)
    const film = filmOf(cover(graph, 'edges'))
    const keys = graph.situations.map(({ key }) => key)
    expect([...film.values()].flatMap((seen) => [...seen]).toSorted()).toEqual(keys.toSorted())
  }
})

test('A situation that no scan is of is missing, and a scan is two states', () => {
  const summary = summaryOf(known, [closed])
  expect(summary).toMatchObject({ situations: 2, states: 2, missing: ['booking open'], violations: [] })
  expect(linesOf(summary)).toEqual([
    'axe: 1 of 2 situations in light and in forced colors, 2 states, 0 findings, 0 kinds to review',
    'missing: booking open',
  ])
})

test('A finding names its situation and its colors; what is to be reviewed is counted once per kind', () => {
  const open: Scan = {
    flow: 'booking',
    situation: 'open',
    light: { violations: ['label: input'], incomplete: ['color-contrast (bgImage): h1'] },
    forced: { violations: ['region: p'], incomplete: ['color-contrast (bgImage): h1'] },
  }
  const summary = summaryOf(known, [closed, open])
  expect(summary.missing).toEqual([])
  expect(summary.violations).toEqual(['booking open: label: input', 'booking open with forced colors: region: p'])
  expect(summary.review).toEqual({ 'color-contrast (bgImage): h1': 2 })
})
