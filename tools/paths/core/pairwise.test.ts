import { describe, expect, test } from 'vitest'
import { assign, setup } from 'xstate'
import { flows } from '../../../machines/registry.ts'
import { cover, type Walk } from './cover.ts'
import { dataPairs, textOf } from './data-pairs.ts'
import { explore, nameOf, type AnyFlowModel, type Edge, type Graph } from './explore.ts'
import { flowModel } from './flow-model.ts'
import { pairwiseWalks } from './pairwise.ts'

const begun = { size: '' }

/** An order of three choices, one after the other; what is large is not paid in cash. */
const orderModel: AnyFlowModel = flowModel({
  id: 'order',
  machine: setup({
    types: { context: begun },
    guards: { isSmallOrByCard: ({ context }, { by }: { by: string }) => context.size !== 'L' || by === 'card' },
    actions: { keepSize: assign({ size: (_, { size }: { size: string }) => size }) },
  }).createMachine({
    id: 'order',
    context: begun,
    initial: 'sizes',
    states: {
      sizes: {
        on: {
          'size.pick': {
            target: 'colors',
            actions: { type: 'keepSize', params: ({ event }) => ({ size: String(event['size']) }) },
          },
        },
      },
      colors: { on: { 'color.pick': 'paying' } },
      paying: {
        on: {
          pay: {
            guard: { type: 'isSmallOrByCard', params: ({ event }) => ({ by: String(event['by']) }) },
            target: 'paid',
          },
        },
      },
      paid: { on: { again: 'sizes' } },
    },
  }),
  input: undefined,
  events: {
    'size.pick': { S: { size: 'S' }, M: { size: 'M' }, L: { size: 'L' } },
    'color.pick': { red: { color: 'red' }, blue: { color: 'blue' } },
    pay: { 'by card': { by: 'card' }, 'in cash': { by: 'cash' } },
    again: { '': {} },
  },
  outcomes: {},
  transient: [],
  key: ({ context }) => context.size,
  words: {
    states: { sizes: 'sizes', colors: 'colors', paying: 'paying', paid: 'paid' },
    steps: {},
    refusals: { 'size.pick': '', 'color.pick': '', pay: '', again: '' },
  },
})

/** A walk from the first of a flow's starts. */
function walkFrom({ starts }: Graph, edges: readonly Edge[]): Walk {
  const [start] = starts
  if (!start) throw new Error('a flow has a start')
  return { start, edges }
}

/** Everything that walks of at most so many edges hold, found by walking them all. */
function heldByAll(graph: Graph, most: number): Set<string> {
  const { heldBy } = dataPairs(graph)
  const held = new Set<string>()
  const walks: Edge[][] = [[]]
  for (const walk of walks) {
    for (const target of heldBy(walkFrom(graph, walk))) held.add(target)
    const at = walk.at(-1)?.to ?? graph.initial
    if (walk.length < most)
      walks.push(...graph.edges.filter(({ from }) => from.key === at.key).map((edge) => [...walk, edge]))
  }
  return held
}

describe('pairwise', () => {
  const graph = explore(orderModel)

  /** The walk that these stimuli make from the start. */
  function walkOf(...names: string[]): Edge[] {
    return names.reduce<Edge[]>((walk, name) => {
      const at = walk.at(-1)?.to ?? graph.initial
      return [...walk, ...graph.edges.filter(({ from, stimulus }) => from.key === at.key && nameOf(stimulus) === name)]
    }, [])
  }

  test('asks for every two values that can meet, and for each value, but not for a pair that a guard forbids', () => {
    const { targets, missing } = pairwiseWalks(graph, 3)
    expect(targets).toHaveLength(3 * 2 + 3 * 2 + 2 * 2 - 1 + 7)
    expect(targets).toContain('pay: by card + size.pick: L')
    expect(targets).not.toContain('pay: in cash + size.pick: L')
    expect(missing).toEqual([])
  })

  test('takes as few paths as a covering array where a path has room for one order', () => {
    const { paths, covered } = cover(graph, 'pairwise', 3)
    expect(paths.map(({ title }) => title)).toHaveLength(6)
    expect(covered).toBe(22)
  })

  test('takes several orders in a path where there is room, and does not mix their values', () => {
    const { paths, covered } = cover(graph, 'pairwise', 11)
    expect(paths.map(({ steps }) => steps.length)).toEqual([11, 10])
    expect(covered).toBe(22)
    const { heldBy } = dataPairs(graph)
    const edges = walkOf('size.pick: S', 'color.pick: red', 'pay: by card', 'again', 'size.pick: M')
    expect([...heldBy(walkFrom(graph, edges))]).toEqual([
      'size.pick: S',
      'color.pick: red + size.pick: S',
      'pay: by card + size.pick: S',
      'color.pick: red',
      'color.pick: red + pay: by card',
      'pay: by card',
      'size.pick: M',
    ])
  })

  test('pairs the inputs, where there are several, with every value', () => {
    const guests = { ...orderModel, inputs: { 'a guest': undefined, 'a member': undefined } }
    const { paths, targets, covered } = cover(explore(guests), 'pairwise', 3)
    expect([targets, covered]).toEqual([22 + 2 * 7, 22 + 2 * 7])
    expect([...new Set(paths.map(({ start }) => start.input))]).toEqual(['a guest', 'a member'])
    expect(paths.length).toBeLessThan(10)
  })

  test('says which pairs are out of the budget', () => {
    const { targets, covered, outOfBudget } = cover(graph, 'pairwise', 2)
    expect(outOfBudget.every((target) => target.includes('pay'))).toBe(true)
    expect(outOfBudget).toHaveLength(3 * 2 - 1 + 2 * 2 + 2)
    expect(targets - covered).toBe(outOfBudget.length)
  })

  test.each(Object.entries(flows))('holds all that walks of four steps of %s can hold, and more', (_, model) => {
    const small = explore(model)
    const { walks } = pairwiseWalks(small, 12)
    const { heldBy, targets } = dataPairs(small)
    const held = new Set(walks.flatMap((walk) => [...heldBy(walk)]))
    expect([...heldByAll(small, 3)].filter((target) => !held.has(target))).toEqual([])
    expect([...held].filter((target) => !targets.map(textOf).includes(target))).toEqual([])
    expect(walks.filter(({ edges }) => edges.length > 12)).toEqual([])
    const broken = walks.filter(({ start, edges }) =>
      edges.some(({ from }, at) => from.key !== (edges[at - 1]?.to ?? start.situation).key),
    )
    expect(broken).toEqual([])
  })
})
