import { describe, expect, test } from 'vitest'
import { flows } from '../../machines/registry.ts'
import { doorModel } from '../../tests/support/door.ts'
import { chosenFlows, chosenSuite, demandPath, isChosen } from './core/chosen.ts'
import { cover } from './core/cover.ts'
import { explore } from './core/explore.ts'
import { findPath, type Found } from './core/find.ts'
import { replay } from './replay.ts'

const graph = explore(doorModel)

/** Whether a replay on the machine passed, and the lines that it printed. */
async function replayed(found: Found | undefined): Promise<[boolean, string[]]> {
  const said: string[] = []
  if (!found) throw new Error('no such path')
  return [await replay(found, 'machine', false, (line) => said.push(line)), said]
}

describe('a path', () => {
  test('is found by its id in a suite of any goal and budget', () => {
    for (const goal of ['transitions', 'pairs', 'edge-pairs'] as const) {
      for (const budget of [2, 5, 20]) {
        for (const { id, title } of cover(graph, goal, budget).paths) {
          expect(findPath([graph], id, 8)?.path.title).toBe(title)
        }
      }
    }
    expect(findPath([graph], '0123456789', 8)).toBeUndefined()
  })

  test('is replayed step by step', async () => {
    const [path] = cover(graph, 'edges').paths
    expect(await replayed(findPath([graph], path?.id ?? '', 8))).toMatchInlineSnapshot(`
      [
        true,
        [
          "front-door df23b231b3, machine: 4 steps",
          "ok    0  the door is closed, it is dark (2 events in vain)",
          "ok    1  the guest tries the door with the key -> the door is open, it is light (2 events in vain)",
          "ok    2  the guest closes the door -> the door is closed, it is dark",
          "ok    3  the guest tries the door with the key -> the door is open, it is light",
          "ok    4  five seconds pass -> the door is closed, it is dark",
        ],
      ]
    `)
  })

  test('is replayed up to the step that fails', async () => {
    const [path] = cover(graph, 'edges').paths
    const found = findPath([graph], path?.id ?? '', 8)
    const nowhere = path?.steps.map((step) => ({ ...step, edge: { ...step.edge, to: graph.initial } })) ?? []
    expect(await replayed(found && { ...found, path: { ...found.path, steps: nowhere } })).toMatchInlineSnapshot(`
      [
        false,
        [
          "front-door df23b231b3, machine: 4 steps",
          "ok    0  the door is closed, it is dark (2 events in vain)",
          "FAIL  1  the guest tries the door with the key -> the door is closed, it is dark (2 events in vain): expected closed null, found open null",
        ],
      ]
    `)
  })
})

describe('the path tests walk', () => {
  test('the edge suites of all flows, and print no steps', () => {
    expect(chosenFlows(flows, {}).map(([id]) => id)).toEqual(Object.keys(flows))
    expect(chosenSuite(graph, {})).toEqual(cover(graph, 'edges', 12))
  })

  test('the goal and budget of the environment', () => {
    expect(chosenSuite(graph, { PATHS_GOAL: 'edge-pairs', PATHS_MAX_STEPS: '3' })).toEqual(
      cover(graph, 'edge-pairs', 3),
    )
  })

  test('only the flow and the path of the environment', () => {
    const [path] = cover(graph, 'pairs', 3).paths
    const choice = { PATHS_GOAL: 'pairs', PATHS_MAX_STEPS: '3', PATHS_MACHINE: 'embed', PATHS_PATH: path?.id ?? '' }
    expect(chosenFlows(flows, choice).map(([id]) => id)).toEqual(['embed'])
    expect(chosenSuite(graph, choice).paths).toEqual([path])
  })

  test('no flow that does not exist', () => {
    expect(() => chosenFlows({ embed: 1, booking: 2 }, { PATHS_MACHINE: 'all' })).toThrow(
      new Error("PATHS_MACHINE takes embed, booking, not 'all'."),
    )
  })

  test('no path that does not exist', () => {
    const choice = { PATHS_PATH: '0123456789', PATHS_GOAL: 'pairs' }
    expect(() => demandPath(0, choice)).toThrow(new Error("No flow has a path '0123456789' among its pairs."))
    expect(() => demandPath(0, { PATHS_PATH: '0123456789' })).toThrow('among its edges.')
    expect(() => demandPath(0, { PATHS_PATH: '1', PATHS_MACHINE: 'embed' })).toThrow("The flow embed has no path '1'")
    expect(() => demandPath(1, choice)).not.toThrow()
    expect(() => demandPath(0, {})).not.toThrow()
  })

  test.each(['PATHS_GOAL', 'PATHS_MAX_STEPS', 'PATHS_MACHINE', 'PATHS_PATH'])('others than all with %s', (name) => {
    expect(isChosen({ [name]: 'some' })).toBe(true)
    expect(isChosen({ [name]: undefined, OTHER: 'some' })).toBe(false)
  })

  test('no suite whose budget leaves targets out, unless one path is asked for', () => {
    const choice = { PATHS_MAX_STEPS: '1' }
    expect(() => chosenSuite(graph, choice)).toThrow(
      new Error(
        'front-door: 2 of 3 targets of the goal edges are farther than 1 step:\n  open null door.close\n  open null after spring',
      ),
    )
    expect(chosenSuite(graph, { ...choice, PATHS_PATH: 'none' }).paths).toEqual([])
  })

  test('no goal that does not exist', () => {
    expect(() => chosenSuite(graph, { PATHS_GOAL: 'all' })).toThrow(
      new Error("PATHS_GOAL takes transitions, edges, pairs, edge-pairs, pairwise, not 'all'."),
    )
  })
})
