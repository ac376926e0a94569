import { describe, expect, test } from 'vitest'
import { machineWalker } from './machine-walker.ts'
import { after, always, club, clubInputs, invoke, modelOf, nested, outcomes, parallel } from './small-machines.ts'
import { cover, goals } from './cover.ts'
import { explore, nameOf } from './explore.ts'
import { walk, type Walker } from './run.ts'

const model = modelOf(nested, ['open', 'next', 'close'])
const [path] = cover(explore(model), 'edges').paths
const honest = () => machineWalker(model)

/** The message of a failed walk; '' where it passes. */
async function complaintOf(walker: Walker): Promise<string> {
  try {
    if (path) await walk(path, walker)
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

describe('a walk', () => {
  test.each(
    [
      modelOf(always, ['learn', 'again']),
      modelOf(after, ['speak']),
      modelOf(invoke, ['retry'], outcomes),
      model,
      modelOf(parallel, ['both', 'right']),
    ].flatMap((walked) => goals.flatMap((goal) => cover(explore(walked), goal).paths.map((way) => ({ walked, way })))),
  )('of $way.id ($way.title) goes through on the machine itself', async ({ walked, way }) => {
    await expect(walk(way, machineWalker(walked))).resolves.toBeUndefined()
  })

  test('begins with the input of its path, where the model has several', async () => {
    const walked = { ...modelOf(club, ['join', 'leave']), input: clubInputs['a guest'], inputs: clubInputs }
    const { paths } = cover(explore(walked), 'edges')
    expect(new Set(paths.map(({ start }) => start.input))).toEqual(new Set(Object.keys(clubInputs)))
    for (const way of paths) await expect(walk(way, machineWalker(walked))).resolves.toBeUndefined()
  })

  test('performs the steps, refuses what is to be ignored, and checks after each', async () => {
    const said: string[] = []
    await complaintOf({
      perform: async (stimulus) => void said.push(`perform ${nameOf(stimulus)}`),
      refuse: async (stimulus) => void said.push(`refuse ${nameOf(stimulus)}`),
      check: async ({ leaves }) => void said.push(`check ${leaves.join(' & ')}`),
    })
    expect(said).toEqual([
      'check closed',
      'refuse next',
      'check closed',
      'refuse close',
      'check closed',
      'perform open',
      'check open.first',
      'refuse open',
      'check open.first',
      'perform next',
      'check open.second',
      'refuse open',
      'check open.second',
      'perform next',
      'check thanks',
      'refuse open',
      'check thanks',
      'refuse next',
      'check thanks',
      'refuse close',
      'check thanks',
    ])
  })
})

test('A refusal that did nothing is not checked by itself, but what is there at the end is', async () => {
  const said: string[] = []
  await complaintOf({
    perform: async (stimulus) => void said.push(`perform ${nameOf(stimulus)}`),
    refuse: async (stimulus) => {
      said.push(`refuse ${nameOf(stimulus)}`)
      return nameOf(stimulus) === 'next'
    },
    check: async ({ leaves }) => void said.push(`check ${leaves.join(' & ')}`),
  })
  expect(said.slice(0, 5)).toEqual(['check closed', 'refuse next', 'check closed', 'refuse close', 'check closed'])
  expect(said.slice(-7)).toEqual([
    'perform next',
    'check thanks',
    'refuse open',
    'refuse next',
    'check thanks',
    'refuse close',
    'check thanks',
  ])
})

describe('a failing walk names the path, the step and', () => {
  test('what was found instead', async () => {
    const { check, refuse } = honest()
    expect(await complaintOf({ perform: async () => undefined, refuse, check })).toBe(
      `path ${path?.id}, step 1 of 3 (open): expected open.first {}, found closed {}`,
    )
  })

  test('the wrong start', async () => {
    const walker = honest()
    const open = path?.steps[0]?.edge.stimulus
    if (open) await walker.perform(open)
    expect(await complaintOf(walker)).toBe(
      `path ${path?.id}, step 0 of 3 (start): expected closed {}, found open.first {}`,
    )
  })

  test('what could not be done', async () => {
    const perform = () => Promise.reject(new Error('there is no button'))
    expect(await complaintOf({ ...honest(), perform })).toBe(`path ${path?.id}, step 1 of 3 (open): there is no button`)
  })

  test('what was offered though it is to be ignored', async () => {
    const refuse = () => Promise.reject(new Error('it is offered'))
    expect(await complaintOf({ ...honest(), refuse })).toBe(
      `path ${path?.id}, step 0 of 3 (start): 'next' is to be ignored in closed: it is offered`,
    )
  })

  test('what changed though it is to be ignored', async () => {
    const { perform, check } = honest()
    const refuse: Walker['refuse'] = () =>
      perform({ kind: 'event', name: 'open', variant: '', event: { type: 'open' } })
    expect(await complaintOf({ perform, check, refuse })).toBe(
      `path ${path?.id}, step 0 of 3 (start): 'next' is to be ignored in closed: expected closed {}, found open.first {}`,
    )
  })
})
