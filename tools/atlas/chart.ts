import ELK, { type ElkNode, type ElkShape } from 'elkjs/lib/elk.bundled.js'
import type { AnyStateMachine } from 'xstate'
import { graphOf, idOf, leadsInside, statesOf } from './chart-graph.ts'
import { anywhereText, boxMargin, isLoop } from './chart-labels.ts'
import { partsOf, type ChartParts, type ChartState, type ChartTransition } from './chart-parts.ts'
import { placedEdge, placedLoops, placedState, routeOf, type Placed } from './chart-place.ts'

export interface Point {
  x: number
  y: number
}

export interface Box extends Point {
  width: number
  height: number
}

/** A line of text and its box. */
export interface PlacedLine extends Box {
  text: string
  size: number
  isBold: boolean
}

interface PlacedText {
  box: Box
  lines: readonly PlacedLine[]
}

/** A transition without a target, as lines in its state's box. */
export interface PlacedInternal extends PlacedText {
  transition: ChartTransition
}

export interface PlacedState extends Box {
  state: ChartState
  /** 0 for the machine itself. */
  depth: number
  title: readonly PlacedLine[]
  notes: readonly PlacedLine[]
  internal: readonly PlacedInternal[]
}

export interface PlacedTransition {
  transition: ChartTransition
  /** From the source to each target. */
  routes: readonly (readonly Point[])[]
  label: PlacedText
}

/** The positions of all parts of a machine's chart, in pixels from the top left corner. */
export interface ChartLayout {
  id: string
  description: string
  width: number
  height: number
  /** Outer states before those within them. */
  states: readonly PlacedState[]
  transitions: readonly PlacedTransition[]
  /** The initial mark of each compound state: a dot, and the route to its first child. */
  initials: readonly { box: Box; route: readonly Point[] }[]
  /** The marks from which transitions begin that lead from a state to one inside it. */
  anywheres: readonly PlacedText[]
}

/**
 * Lays a machine's chart out from left to right. Pure: the same machine gives the same numbers everywhere. `footnoteOf`
 * adds a line to the label of a transition.
 */
export async function layoutChart(
  machine: AnyStateMachine,
  footnoteOf?: (transition: string) => string,
): Promise<ChartLayout> {
  const parts = partsOf(machine, footnoteOf)
  const laidOut = await new ELK().layout(graphOf(parts))
  const placed = readerOf(laidOut)
  const { width, height } = boxOf(laidOut)
  const states = statesOf(parts.root).map((state) => placedState(state, parts, placed))
  return {
    id: machine.id,
    description: parts.root.description,
    width,
    height,
    states,
    transitions: [
      ...parts.transitions
        .filter((transition) => transition.targets.length > 0 && !isLoop(transition))
        .map((transition) => placedEdge(transition, placed)),
      ...states.flatMap((state) => placedLoops(state, loopsAt(state.state, parts))),
    ],
    initials: statesOf(parts.root).flatMap(({ path, initial }) =>
      initial === null
        ? []
        : [{ box: placed.node(idOf.mark(path)), route: routeOf(placed.edge(idOf.initial(path)), idOf.mark(path)) }],
    ),
    anywheres: anywheresOf(parts, placed),
  }
}

function loopsAt({ path }: ChartState, { transitions }: ChartParts): ChartTransition[] {
  return transitions.filter((transition) => transition.source === path && isLoop(transition))
}

function anywheresOf({ transitions }: ChartParts, placed: Placed): PlacedText[] {
  const sources = new Set(transitions.filter(leadsInside).map(({ source }) => source))
  return [...sources].map((path) => {
    const box = placed.node(idOf.anywhere(path))
    return { box, lines: [{ ...anywhereText, x: box.x + boxMargin.x, y: box.y + 4 }] }
  })
}

function readerOf(graph: ElkNode): Placed {
  const nodes = new Map(descendants(graph).map((node) => [node.id, boxOf(node)]))
  const edges = new Map((graph.edges ?? []).map((edge) => [edge.id, edge]))
  return {
    node: (id) => {
      const box = nodes.get(id)
      if (!box) throw new Error(`the layout has no '${id}'`)
      return box
    },
    edge: (id) => edges.get(id),
  }
}

function descendants(node: ElkNode): ElkNode[] {
  return [node, ...(node.children ?? []).flatMap(descendants)]
}

function boxOf({ x = 0, y = 0, width = 0, height = 0 }: ElkShape): Box {
  return { x, y, width, height }
}
