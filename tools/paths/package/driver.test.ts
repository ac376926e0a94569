import { describe, expect, test } from 'vitest'
import { createMachine, setup } from 'xstate'
import { createTestModel, getShortestPaths } from 'xstate/graph'
import { explore } from '../core/explore.ts'
import { club, clubInputs } from '../core/small-machines.ts'
import { testPath, type Driver } from './driver.ts'
import { modelOf } from './model-of.ts'
import { pathsAlong } from './paths-along.ts'
import { pathsOf, untakenBy } from './paths-of.ts'
import { describePaths } from './vitest.ts'

type DoorEvent = { type: 'open' } | { type: 'close' } | { type: 'lock'; key: string }

/** For its type. */
function anyEvent(): DoorEvent {
  return { type: 'open' }
}

const door = setup({ types: { events: anyEvent() }, delays: { spring: 500 } }).createMachine({
  id: 'door',
  initial: 'shut',
  states: {
    shut: { on: { open: 'wide', lock: { guard: ({ event }) => event.key === 'ours', target: 'locked' } } },
    wide: { on: { close: 'shut' }, after: { spring: 'shut' } },
    locked: {},
  },
})
const model = modelOf(door, { events: { lock: { 'our key': { key: 'ours' }, 'another key': { key: 'theirs' } } } })
const { paths } = pathsOf(model)

/** A driver of nothing, which writes down what it is asked. */
function writer(said: string[]): Driver<typeof door> {
  const says = (text: string) => () => void said.push(text)
  return {
    events: { open: says('open'), close: says('close'), lock: ({ event }) => said.push(`lock with ${event.key}`) },
    states: { shut: says('is shut'), wide: says('is wide'), locked: says('is locked') },
    refusals: { lock: ({ event }) => said.push(`no lock with ${event.key}`) },
    pass: (milliseconds) => said.push(`${milliseconds} ms`),
    settle: says('settle'),
    end: says('end'),
  }
}

/** The message with which the walks of all paths with a driver end; '' where all pass. */
async function messageOf(driver: Driver<typeof door>): Promise<string> {
  try {
    for (const path of paths) await testPath(path, driver)
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

describe('a driver', () => {
  test('is asked for each step and then for what is shown, and tries in vain what it can', async () => {
    const said: string[] = []
    expect(await messageOf(writer(said))).toBe('')
    expect(said.join(', ')).toBe(
      'is shut, no lock with theirs, settle, is shut, open, settle, is wide, no lock with ours, settle, is wide, ' +
        'no lock with theirs, settle, is wide, close, settle, is shut, lock with ours, settle, is locked, ' +
        'no lock with ours, settle, is locked, no lock with theirs, settle, is locked, end, ' +
        'is shut, open, settle, is wide, 500 ms, settle, is shut, end',
    )
  })

  test('without a way to let time pass fails at a delay', async () => {
    const { pass: _, ...driver } = writer([])
    expect(await messageOf(driver)).toMatch(/ \(after spring\): the driver has no 'pass', and this step waits 500 ms$/)
  })

  test('ends where a step fails', async () => {
    const said: string[] = []
    const { states, ...driver } = writer(said)
    const wide = () => Promise.reject(new Error('it is ajar'))
    expect(await messageOf({ ...driver, states: { ...states, wide } })).toMatch(/step 1 of \d \(open\): it is ajar$/)
    expect(said.at(-1)).toBe('end')
  })
})

test('events and states walk XState’s own paths, and these as paths of the kit, alike', async () => {
  const quick = setup({ types: { events: anyEvent() } }).createMachine({
    id: 'quick',
    initial: 'shut',
    states: { shut: { on: { open: 'wide', lock: 'locked' } }, wide: { on: { close: 'shut' } }, locked: {} },
  })
  const said: string[] = []
  const says = (text: string) => () => void said.push(text)
  const events = { open: says('open'), close: says('close'), lock: says('lock') }
  const states = { shut: says('is shut'), wide: says('is wide'), locked: says('is locked') }
  const shortest = createTestModel(quick, { events: [{ type: 'lock', key: 'ours' }] }).getShortestPaths()
  for (const path of shortest) await path.test({ events, states })
  const byXState = said.splice(0)
  const graph = explore(modelOf(quick, { events: { lock: { '': { key: 'ours' } } } }))
  for (const path of pathsAlong(graph, shortest)) await testPath(path, { events, states })
  expect(said).toEqual(byXState)
  expect(said).toEqual(['is shut', 'open', 'is wide', 'close', 'is shut', 'is shut', 'lock', 'is locked'])
})

test('what paths of another generator leave out is no transition on the way to their start', () => {
  const boot = createMachine({
    id: 'boot',
    initial: 'boot',
    states: { boot: { always: 'a' }, a: { on: { go: 'b' } }, b: { on: { back: 'a' } } },
  })
  const graph = explore(modelOf(boot))
  const shortest = getShortestPaths(boot, { events: [{ type: 'go' }, { type: 'back' }] })
  expect(untakenBy(graph, pathsAlong(graph, shortest))).toEqual(['b back'])
})

test('a step of another generator that does nothing is named', () => {
  expect(() => pathsAlong(explore(model), [{ steps: [{ event: { type: 'close' } }] }])).toThrow(
    `door: {"type":"close"} does nothing in 'shut'.`,
  )
})

describePaths(modelOf(club, { inputs: clubInputs }))
describePaths(model, () => writer([]))
