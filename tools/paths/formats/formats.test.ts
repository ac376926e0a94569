import { expect, test } from 'vitest'
import { doorModel } from '../../../tests/support/door.ts'
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
        "folded": 0,
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
