import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { flows } from '../../machines/registry.ts'
import { testRun } from '../../scripts/support/test-run.ts'
import { cover } from '../paths/core/cover.ts'
import { explore, type AnyFlowModel } from '../paths/core/explore.ts'
import type { Walker } from '../paths/core/run.ts'
import { readHistory } from '../paths/history.ts'
import { versionOf } from '../paths/versions.ts'
import { readWalks, walkRecorded, type Ending } from './walk-record.ts'

const model: AnyFlowModel = flows['service-detail']
const suite = cover(explore(model), 'edges')
const walker: Walker = { perform: async () => undefined, refuse: async () => undefined, check: async () => undefined }

let results = ''
beforeEach(() => {
  results = mkdtempSync(join(tmpdir(), 'walks-'))
})
afterEach(() => rmSync(results, { recursive: true }))

/** Begins to walk the flow's path; `end` says how the test ended. */
function begin(arrive: () => Walker | Promise<Walker>) {
  const [path] = suite.paths
  if (!path) throw new Error('the flow has no path')
  let end: (ending: Ending) => void = () => undefined
  const whenEnded = (close: (ending: Ending) => void) => {
    end = close
  }
  const walked = walkRecorded('dom', { model, suite, path }, arrive, whenEnded, results)
  return { path, walked, end: (ending: Ending) => end(ending) }
}

function record() {
  const [found, ...others] = readWalks('dom', model.id, results)
  expect(others).toEqual([])
  return found
}

const passed = { result: 'passed', text: '' } as const
const late = { result: 'timed out', text: 'Test timed out in 20 s.' } as const

test('A walk that passed is recorded with what it was of, and added to the history', async () => {
  const { path, walked, end } = begin(() => walker)
  await walked
  end(passed)
  const { at = '', ms = -1 } = record() ?? {}
  const { run, commit } = testRun()
  const { machine, lock } = versionOf(model)
  expect(record()).toEqual({
    flow: model.id,
    level: 'dom',
    goal: 'edges',
    budget: 12,
    path: path.id,
    result: 'passed',
    edges: path.steps.map(({ edge }) => edge.id),
    at,
    ms,
    run,
    commit,
    machine,
    lock,
  })
  expect(new Date(at).toISOString()).toBe(at)
  expect(readHistory(join(results, 'history.jsonl'))).toEqual([
    { flow: model.id, path: path.id, level: 'dom', runs: [{ at, run, commit, machine, result: 'passed', ms }] },
  ])
})

test('A walk is interrupted until its test has ended', async () => {
  const { path, walked } = begin(() => walker)
  const failure = {
    step: 0,
    text: 'The run ended before this walk did.',
    command: `npm run paths -- --path ${path.id} --level dom`,
  }
  expect(record()).toMatchObject({ result: 'interrupted', edges: [], failure })
  await walked
  expect(record()).toMatchObject({ result: 'interrupted' })
  expect(readHistory(join(results, 'history.jsonl'))).toEqual([])
})

test('A walk that goes on when its time is over has timed out, whatever it does then', async () => {
  let goOn: () => void = () => undefined
  const stopped = new Promise<void>((resolve) => {
    goOn = resolve
  })
  let performed = 0
  const perform = async () => {
    performed += 1
    if (performed === 3) await stopped
  }
  const { path, walked, end } = begin(() => ({ ...walker, perform }))
  await expect.poll(() => performed).toBe(3)
  end(late)
  goOn()
  await walked
  expect(record()).toMatchObject({
    result: 'timed out',
    edges: path.steps.slice(0, 2).map(({ edge }) => edge.id),
    failure: { step: 3, text: late.text },
  })
})

test('A walk whose test fails after its last step has failed', async () => {
  const { path, walked, end } = begin(() => walker)
  await walked
  end({ result: 'failed', text: 'the policy refused a script' })
  expect(record()).toMatchObject({
    result: 'failed',
    failure: { step: path.steps.length, text: 'the policy refused a script' },
  })
})

test('A failure is kept whole: its step, all its lines, its picture and its command', async () => {
  const lines = 'expected: the list of clinics\nwas there: nothing'
  let performed = 0
  const perform = async () => {
    performed += 1
    if (performed === 2) throw new Error(lines)
  }
  const { path, walked, end } = begin(() => ({ ...walker, perform }))
  const command = `npm run paths -- --path ${path.id} --level dom`
  await expect(walked).rejects.toThrow(`${lines}\nReplay it: ${command}`)
  end({ result: 'failed', text: 'Error: and so on', picture: Buffer.from('picture') })
  const { failure } = record() ?? {}
  expect(failure).toEqual({
    step: 2,
    text: expect.stringContaining(lines),
    command,
    picture: `failures/dom/${model.id}/${path.id}.webp`,
  })
  expect(failure?.text).not.toContain('and so on')
  expect(readFileSync(join(results, failure?.picture ?? ''), 'utf8')).toBe('picture')
})

test('A walk that cannot begin has failed at the start', async () => {
  const { walked, end } = begin(() => Promise.reject(new Error('the page does not open')))
  await expect(walked).rejects.toThrow('the page does not open')
  end({ result: 'failed', text: '' })
  expect(record()).toMatchObject({ result: 'failed', edges: [], failure: { step: 0, text: 'the page does not open' } })
})
