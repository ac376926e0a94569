import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { doorModel } from '../../../tests/support/door.ts'
import { modelOf, parallel } from '../core/small-machines.ts'
import { cover } from '../core/cover.ts'
import { explore } from '../core/explore.ts'
import { printPaths } from './formats.ts'

const graph = explore(doorModel)
const door = [{ graph, suite: cover(graph, 'edges') }]

test('Mermaid draws the machine', async () => {
  expect(
    await printPaths(
      door.map((flow) => ({ ...flow, suite: cover(graph, 'edges', 2) })),
      'mermaid',
    ),
  ).toMatchInlineSnapshot(`
    "stateDiagram-v2
      direction LR
      [*] --> closed
      state "closed" as closed
      state "open" as open
      closed --> open: door.open [hasKey] / ring
      open --> closed: door.close
      open --> closed: after spring"
  `)
})

test('Mermaid numbers the steps of a single path', async () => {
  expect(await printPaths(door, 'mermaid')).toMatchInlineSnapshot(`
    "stateDiagram-v2
      direction LR
      [*] --> closed
      state "closed" as closed
      state "open" as open
      closed --> open: (1, 3) door.open [hasKey] / ring
      open --> closed: (2) door.close
      open --> closed: (4) after spring
      classDef walked fill:#e7f5ff,stroke:#1971c2,color:#0b4884
      class closed,open walked"
  `)
})

test('Mermaid draws regions', async () => {
  const regions = explore(modelOf(parallel, ['both', 'right']))
  expect(await printPaths([{ graph: regions, suite: { ...cover(regions, 'edges'), paths: [] } }], 'mermaid'))
    .toMatchInlineSnapshot(`
    "stateDiagram-v2
      direction LR
      state "parallel" as parallel_machine {
        state "left" as left {
          [*] --> left_off
          state "off" as left_off
          state "on" as left_on
        }
        --
        state "right" as right {
          [*] --> right_off
          state "off" as right_off
          state "on" as right_on
        }
      }
      left_off --> left_on: both
      right_off --> right_on: both
      right_on --> right_off: right"
  `)
})

test('Mermaid draws no region for the history of a parallel state', async () => {
  const states = {
    left: { initial: 'off', states: { off: {}, on: {} } },
    right: { initial: 'off', states: { off: {} } },
  }
  const machine = createMachine({
    id: 'lights',
    initial: 'dark',
    states: {
      dark: { on: { resume: 'lit.last' } },
      lit: {
        type: 'parallel',
        states: { ...states, last: { type: 'history', history: 'deep' } },
        on: { stop: 'dark' },
      },
    },
  })
  const lights = explore(modelOf(machine, ['resume', 'stop']))
  const diagram = await printPaths([{ graph: lights, suite: { ...cover(lights, 'edges'), paths: [] } }], 'mermaid')
  expect(diagram).toMatchInlineSnapshot(`
    "stateDiagram-v2
      direction LR
      [*] --> dark
      state "dark" as dark
      state "lit" as lit {
        state "history of lit" as lit_last
        state "left" as lit_left {
          [*] --> lit_left_off
          state "off" as lit_left_off
          state "on" as lit_left_on
        }
        --
        state "right" as lit_right {
          [*] --> lit_right_off
          state "off" as lit_right_off
        }
      }
      dark --> lit_last: resume
      lit --> dark: stop"
  `)
})
