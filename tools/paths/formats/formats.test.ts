import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { doorModel } from '../../../tests/support/door.ts'
import { modelOf, parallel } from '../core/small-machines.ts'
import { cover } from '../core/cover.ts'
import { explore } from '../core/explore.ts'
import { printPaths, type Covered } from './formats.ts'

const graph = explore(doorModel)
const door = [{ graph, suite: cover(graph, 'edges') }]

/** The JUnit of flows, with every time at 0. */
const junit = async (flows: readonly Covered[]) => (await printPaths(flows, 'junit')).replaceAll(/\d\.\d{3}/g, '0.000')

test('a list has a block per path', async () => {
  expect(await printPaths(door, 'list')).toMatchInlineSnapshot(`
    "front-door: A guest lets five seconds pass (df23b231b3)
      the door is closed, it is dark
      the guest tries the door with the key -> the door is open, it is light
      the guest closes the door -> the door is closed, it is dark
      the guest tries the door with the key -> the door is open, it is light
      five seconds pass -> the door is closed, it is dark"
  `)
})

test('a feature file has a scenario per path, with what is ignored', async () => {
  expect(await printPaths(door, 'gherkin')).toMatchInlineSnapshot(`
    "Feature: Front door
      A guest comes in.

      @df23b231b3
      Scenario: A guest closes the door
        Given the door is closed
        And it is dark
        And opening the door without the key has no effect
        And closing the door is not offered
        When the guest tries the door with the key
        Then the door is open
        And it is light
        And opening the door again has no effect
        When the guest closes the door
        Then the door is closed
        And it is dark

      @df23b231b3
      Scenario: A guest lets five seconds pass
        Given the door is closed
        And it is dark
        When the guest tries the door with the key
        Then the door is open
        And it is light
        When five seconds pass
        Then the door is closed
        And it is dark"
  `)
})

test('JSON has all of a path', async () => {
  expect(await printPaths([{ graph, suite: cover(graph, 'edges', 1) }], 'json')).toMatchInlineSnapshot(`
    "[
      {
        "machine": "front-door",
        "goal": "edges",
        "maxSteps": 1,
        "situations": 2,
        "transitions": 3,
        "edges": 3,
        "targets": 3,
        "covered": 1,
        "outOfBudget": [
          "open null door.close",
          "open null after spring"
        ],
        "unreachable": [],
        "paths": [
          {
            "id": "a33e4132d9",
            "title": "A guest tries the door with the key and comes in",
            "start": {
              "key": "closed null",
              "states": [
                "closed"
              ],
              "words": [
                "the door is closed",
                "it is dark"
              ],
              "ignored": [
                "door.open: without the key",
                "door.close"
              ]
            },
            "steps": [
              {
                "stimulus": "door.open: with the key",
                "kind": "event",
                "event": {
                  "type": "door.open",
                  "hasKey": true
                },
                "words": "the guest tries the door with the key",
                "transitions": [
                  "closed door.open"
                ],
                "arrives": {
                  "key": "open null",
                  "states": [
                    "open"
                  ],
                  "words": [
                    "the door is open",
                    "it is light"
                  ],
                  "ignored": [
                    "door.open: with the key",
                    "door.open: without the key"
                  ]
                }
              }
            ]
          }
        ]
      }
    ]"
  `)
})

test('JUnit has a testsuite per flow and a testcase per path', async () => {
  expect(await junit(door)).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <testsuites name="paths">
      <testsuite name="front-door" tests="1" failures="0" time="0.000">
        <properties>
          <property name="goal" value="edges"/>
          <property name="max-steps" value="12"/>
        </properties>
        <testcase classname="front-door" name="A guest lets five seconds pass (df23b231b3)" time="0.000">
          <system-out>ok    0  the start (0.000 s)
    ok    1  the guest tries the door with the key (0.000 s)
    ok    2  the guest closes the door (0.000 s)
    ok    3  the guest tries the door with the key (0.000 s)
    ok    4  five seconds pass (0.000 s)</system-out>
        </testcase>
      </testsuite>
    </testsuites>"
  `)
})

test('JUnit says which path its machine does not follow', async () => {
  const [path] = cover(graph, 'edges').paths
  const wrong = { ...graph, model: { ...graph.model, key: () => 'elsewhere' } }
  const paths = path ? [{ ...path, steps: [] }] : []
  expect(await junit([{ graph: wrong, suite: { ...cover(graph, 'edges'), paths } }])).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <testsuites name="paths">
      <testsuite name="front-door" tests="1" failures="1" time="0.000">
        <properties>
          <property name="goal" value="edges"/>
          <property name="max-steps" value="12"/>
        </properties>
        <testcase classname="front-door" name="A guest lets five seconds pass (df23b231b3)" time="0.000">
          <failure message="path df23b231b3, step 0 of 0 (start): expected closed null, found closed &quot;elsewhere&quot;">path df23b231b3, step 0 of 0 (start): expected closed null, found closed "elsewhere"</failure>
          <system-out>FAIL  0  the start (0.000 s)</system-out>
        </testcase>
      </testsuite>
    </testsuites>"
  `)
})

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
