import { describe, expect, test } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { flows } from '../../machines/registry.ts'
import { transitionIds } from '../paths/core/explore.ts'
import * as smallMachines from '../paths/core/small-machines.ts'
import { layoutChart, type Box, type ChartLayout, type Point } from './chart.ts'
import { chartSvg } from './chart-svg.ts'

const small = Object.entries(smallMachines).flatMap(([id, value]): [string, AnyStateMachine][] =>
  typeof value === 'object' && 'root' in value ? [[id, value]] : [],
)
const machines: [string, AnyStateMachine][] = [
  ...Object.entries(flows).map(([id, { machine }]): [string, AnyStateMachine] => [id, machine]),
  ...small,
]

const plain = () => ''
const counted = () => '120\u00a0·\u00a0120\u00a0·\u00a0–'
const charts = machines.flatMap(([id, machine]) => [
  { name: id, machine, footnoteOf: plain },
  { name: `${id} with counts`, machine, footnoteOf: counted },
])

interface Named {
  name: string
  box: Box
}

function labelsOf({ transitions }: ChartLayout): Named[] {
  return transitions.map(({ transition, label }) => ({ name: transition.id, box: label.box }))
}

/** The texts in the boxes of states. */
function wordsOf({ states, anywheres }: ChartLayout): Named[] {
  const lines = states.flatMap(({ title, notes, internal }) => [
    ...title,
    ...notes,
    ...internal.flatMap((one) => one.lines),
  ])
  return [...lines, ...anywheres.flatMap((one) => one.lines)].map((box) => ({ name: box.text, box }))
}

function boxesOf({ states }: ChartLayout): Named[] {
  return states.flatMap(({ state, ...box }) => (state.states.length === 0 ? [{ name: state.path, box }] : []))
}

/** The names of the boxes that overlap. */
function overlaps(ones: readonly Named[], others: readonly Named[]): string[] {
  return ones.flatMap((one) =>
    others.filter((other) => other !== one && meet(one.box, other.box)).map((other) => `${one.name} on ${other.name}`),
  )
}

function meet(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  )
}

/** The straight pieces of all routes as boxes without width; a piece has the name of its transition. */
function piecesOf({ transitions }: ChartLayout): Named[] {
  return transitions.flatMap(({ transition, routes }) =>
    routes.flatMap((route) =>
      route.slice(1).map((to, index) => ({ name: transition.id, box: between(route[index] ?? to, to) })),
    ),
  )
}

function between(one: Point, other: Point): Box {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)]
  return { x, y, width: Math.abs(one.x - other.x), height: Math.abs(one.y - other.y) }
}

describe.each(charts)('the chart of $name', ({ machine, footnoteOf }) => {
  const drawn = layoutChart(machine, footnoteOf)

  test('has no label on another, on a state or on words', async () => {
    const layout = await drawn
    const labels = labelsOf(layout)
    expect(overlaps(labels, [...labels, ...boxesOf(layout), ...wordsOf(layout)])).toEqual([])
  })

  test('has no words on other words', async () => {
    const words = wordsOf(await drawn)
    expect(overlaps(words, words)).toEqual([])
  })

  test('has no label and no words in the way of another transition', async () => {
    const layout = await drawn
    const pieces = piecesOf(layout)
    const crossed = overlaps(labelsOf(layout), pieces).filter((pair) => {
      const [label, route] = pair.split(' on ')
      return label !== route
    })
    expect([...crossed, ...overlaps(wordsOf(layout), pieces)]).toEqual([])
  })

  test('has nothing outside its canvas', async () => {
    const layout = await drawn
    const { width, height } = layout
    const all = [...labelsOf(layout), ...wordsOf(layout), ...boxesOf(layout), ...piecesOf(layout)]
    const isOutside = ({ box }: Named) =>
      box.x < 0 || box.y < 0 || box.x + box.width > width || box.y + box.height > height
    expect(all.filter(isOutside)).toEqual([])
  })

  test('keeps words within their state', async () => {
    const { states } = await drawn
    const isWithin = (line: Box, box: Box) => line.x >= box.x && line.x + line.width <= box.x + box.width
    const strays = states.flatMap(({ title, notes, internal, ...box }) =>
      [...title, ...notes, ...internal.flatMap(({ lines }) => lines)].filter((line) => !isWithin(line, box)),
    )
    expect(strays).toEqual([])
  })

  test('shows every transition and state once, by the names of the path kit', async () => {
    const svg = chartSvg(await drawn)
    const transitions = [...svg.matchAll(/data-transition="([^"]*)"/g)].map(([, id = '']) => id)
    expect(transitions.toSorted()).toEqual([...transitionIds(machine).values()].toSorted())
    const states = [...svg.matchAll(/data-state="([^"]*)"/g)].map(([, path]) => path)
    expect(states).toEqual([...new Set(states)])
  })

  test('is the same each time', async () => {
    expect(chartSvg(await layoutChart(machine, footnoteOf))).toBe(chartSvg(await drawn))
  })
})
