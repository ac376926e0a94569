import type { ElkExtendedEdge } from 'elkjs/lib/elk.bundled.js'
import type { Box, PlacedLine, PlacedState, PlacedTransition, Point } from './chart.ts'
import { idOf, startOf } from './chart-graph.ts'
import {
  boxMargin,
  boxTextOf,
  internalGap,
  labelMargin,
  labelOf,
  labelSizeOf,
  loopGap,
  headerSize,
  loopsWidth,
  spaceUnderLoops,
} from './chart-labels.ts'
import type { ChartParts, ChartState, ChartTransition } from './chart-parts.ts'
import type { TextLine } from './chart-text.ts'

/** The nodes and edges that elk has laid out, by id. */
export interface Placed {
  node: (id: string) => Box
  edge: (id: string) => ElkExtendedEdge | undefined
}

/** A state's box with its words. */
export function placedState(state: ChartState, { transitions }: ChartParts, placed: Placed): PlacedState {
  const text = boxTextOf(state, transitions)
  const box = placed.node(idOf.state(state.path))
  const slack = state.states.length === 0 ? (box.height - headerSize(text).height) / 2 : 0
  const { title, notes, internal } = text
  const x = box.x + boxMargin.x
  const placedTitle = stack(title, { x, y: box.y + boxMargin.y + slack })
  const titleEnd = below(placedTitle, box.y)
  const placedNotes = stack(notes, { x, y: titleEnd + internalGap })
  let y = below(placedNotes, titleEnd)
  return {
    ...box,
    state,
    depth: state.path === '' ? 0 : state.path.split('.').length,
    title: placedTitle,
    notes: placedNotes,
    internal: internal.map(({ transition, lines }) => {
      const placedLines = stack(lines, { x, y: y + internalGap })
      y = below(placedLines, y)
      return { transition, box: around(placedLines), lines: placedLines }
    }),
  }
}

/** A transition between two states, as elk has routed it. */
export function placedEdge(transition: ChartTransition, placed: Placed): PlacedTransition {
  const { id, source, targets } = transition
  const edges = targets.map((target) => ({ target, edge: placed.edge(idOf.edge(id, target)) }))
  const { x = 0, y = 0 } = edges[0]?.edge?.labels?.[0] ?? {}
  return {
    transition,
    routes: edges.map(({ target, edge }) => routeOf(edge, startOf(source, target))),
    label: placedLabel(transition, { x, y }),
  }
}

/** The transitions that begin and end at a state, one above the other on its box; none crosses another's label. */
export function placedLoops(box: Box, loops: readonly ChartTransition[]): PlacedTransition[] {
  const middle = box.x + box.width / 2
  const innermost = loops.length === 0 ? 0 : loopsWidth(loops) / 2 - loops.length * loopGap.x
  let bottom = box.y - spaceUnderLoops
  return loops.map((transition, index) => {
    const { width, height } = labelSizeOf(transition)
    const top = bottom - height
    const reach = innermost + index * loopGap.x
    const line = top + height / 2
    bottom = top - loopGap.y
    const at = (x: number, y: number): Point => ({ x, y })
    return {
      transition,
      routes: [
        [at(middle - reach, box.y), at(middle - reach, line), at(middle + reach, line), at(middle + reach, box.y)],
      ],
      label: placedLabel(transition, { x: middle - width / 2, y: top }),
    }
  })
}

/** The points of an edge in order from its start, whether or not it was reversed for the layout. */
export function routeOf(edge: ElkExtendedEdge | undefined, start: string): Point[] {
  const points = (edge?.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) => [
    startPoint,
    ...bendPoints,
    endPoint,
  ])
  return edge?.sources[0] === start ? points : points.toReversed()
}

function placedLabel(transition: ChartTransition, { x, y }: Point): PlacedTransition['label'] {
  const box = { x, y, ...labelSizeOf(transition) }
  const lines = stack(labelOf(transition), { x, y: y + labelMargin.y })
  return { box, lines: lines.map((line) => ({ ...line, x: x + (box.width - line.width) / 2 })) }
}

/** The lines placed one below the other, starting at a corner. */
function stack(lines: readonly TextLine[], { x, y }: Point): PlacedLine[] {
  let top = y
  return lines.map((line) => {
    const placed = { ...line, x, y: top }
    top += line.height
    return placed
  })
}

function below(lines: readonly PlacedLine[], otherwise: number): number {
  const last = lines.at(-1)
  return last ? last.y + last.height : otherwise
}

function around(lines: readonly PlacedLine[]): Box {
  const [first] = lines
  if (!first) return { x: 0, y: 0, width: 0, height: 0 }
  const width = Math.max(...lines.map((line) => line.width))
  return { x: first.x, y: first.y, width, height: below(lines, first.y) - first.y }
}
