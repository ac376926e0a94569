import { expect, test } from 'vitest'
import { flows } from '../../machines/registry.ts'
import { cover } from '../paths/core/cover.ts'
import { explore } from '../paths/core/explore.ts'
import type { PathHistory, PathRun } from '../paths/history.ts'
import { changesOf, flakyOf } from './changes.ts'

const suite = cover(explore(flows.carousel), 'edges')
const [first = '', ...others] = suite.paths.map(({ id }) => id)
const drawn = [{ id: 'carousel', version: { machine: 'now', lock: 'l' }, suite, suites: [suite] }]

function run(day: number, change: Partial<PathRun> = {}): PathRun {
  const at = new Date(Date.UTC(2026, 10, day)).toISOString()
  return { at, run: `run ${day}`, commit: 'abc', machine: 'now', result: 'passed', ms: 1000, ...change }
}

function history(runs: readonly PathRun[], path: string = first): PathHistory {
  return { flow: 'carousel', path, level: 'dom', runs }
}

const change = { flow: 'carousel', path: first, level: 'dom' } as const

test('A path that no longer passes is newly failing, and the other way round', () => {
  expect(changesOf(drawn, [history([run(1), run(2, { result: 'timed out' })])])).toEqual([
    { ...change, kind: 'newly failing', note: 'timed out, passed on 1 November' },
  ])
  expect(changesOf(drawn, [history([run(1, { result: 'failed' }), run(2)])])).toEqual([
    { ...change, kind: 'newly passing', note: 'failed on 1 November' },
  ])
})

test('Nothing changed where a path still passes, still fails, or was run once', () => {
  const still = [run(1), run(2)]
  const failing = [run(1, { result: 'failed' }), run(2, { result: 'timed out' })]
  expect([still, failing, [run(1)]].flatMap((runs) => changesOf(drawn, [history(runs)]))).toEqual([])
})

test('Two walks of the same run are not compared', () => {
  expect(changesOf(drawn, [history([run(1, { result: 'failed' }), run(1)])])).toEqual([])
})

test('A path is much slower from twice its usual duration on', () => {
  const usual = [run(1), run(2), run(3, { ms: 1200 })]
  expect(changesOf(drawn, [history([...usual, run(4, { ms: 2001 })])])).toEqual([
    { ...change, kind: 'much slower', note: '2.0 s, usually 1.0 s' },
  ])
  expect(changesOf(drawn, [history([...usual, run(4, { ms: 2000 })])])).toEqual([])
  expect(changesOf(drawn, [history([run(1), run(2), run(4, { ms: 9000 })])])).toEqual([])
})

test('Paths are new or removed in the first run of another machine, and no longer in the second', () => {
  const before = { machine: 'before' }
  const known = others.map((path) => history([run(1, before)], path))
  const gone = history([run(1, before)], 'gone')
  const note = 'against the machine of 1 November'
  const expected = [
    { flow: 'carousel', path: first, level: null, kind: 'new path', note },
    { flow: 'carousel', path: 'gone', level: null, kind: 'path removed', note },
  ]
  expect(changesOf(drawn, [...known, gone])).toEqual(expected)
  expect(changesOf(drawn, [...known, gone, history([run(2)])])).toEqual(expected)
  expect(changesOf(drawn, [...known, gone, history([run(2), run(3)])])).toEqual([])
})

test('A path is flaky that both passed and did not pass on the machine as it is', () => {
  const flaky = { ...change, passed: 2, failed: 1 }
  const mixed = [run(1), run(2, { result: 'timed out' }), run(3)]
  expect(flakyOf(drawn, [history(mixed)])).toEqual([{ ...flaky, isAtOneCommit: true }])
  const mended = [run(1), run(2, { result: 'failed', commit: 'abc+' }), run(3)]
  expect(flakyOf(drawn, [history(mended)])).toEqual([{ ...flaky, isAtOneCommit: false }])
  expect(flakyOf(drawn, [history([run(1), run(2, { result: 'failed', machine: 'before' })])])).toEqual([])
  expect(flakyOf(drawn, [history(mixed, 'gone')])).toEqual([])
})
