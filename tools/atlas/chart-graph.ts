import type { ElkExtendedEdge, ElkLabel, ElkNode, LayoutOptions } from 'elkjs/lib/elk.bundled.js'
import {
  anywhereText,
  boxMargin,
  boxTextOf,
  headerSize,
  isLoop,
  labelSizeOf,
  loopsHeight,
  loopsWidth,
} from './chart-labels.ts'
import type { ChartParts, ChartState, ChartTransition } from './chart-parts.ts'

const markSize = 12

const layout: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.direction': 'RIGHT',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.padding': '[top=8,left=8,bottom=8,right=8]',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.thoroughness': '20',
}

const spacing: LayoutOptions = {
  'elk.spacing.nodeNode': '22',
  'elk.spacing.edgeNode': '12',
  'elk.spacing.edgeEdge': '10',
  'elk.spacing.edgeLabel': '4',
  'elk.spacing.portPort': '9',
  'elk.layered.spacing.nodeNodeBetweenLayers': '12',
  'elk.layered.spacing.edgeNodeBetweenLayers': '12',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '7',
}

/**
 * The graph that elk lays out: states as nested nodes, initial marks as nodes, labels with their sizes. Transitions
 * from a state to itself are left out: they are drawn in the space that a node has above its box.
 */
export function graphOf({ root, transitions }: ChartParts): ElkNode {
  const nodes = statesOf(root)
  return {
    id: 'chart',
    layoutOptions: { ...layout, ...spacing },
    children: [nodeOf(root, transitions)],
    edges: [...nodes.flatMap(initialEdge), ...edgesOf(nodes, transitions)],
  }
}

/** A state and all states within it, outer ones first. */
export function statesOf(state: ChartState): ChartState[] {
  return [state, ...state.states.flatMap(statesOf)]
}

/** The ids of what elk lays out. */
export const idOf = {
  state: (path: string) => `state ${path}`,
  mark: (path: string) => `mark ${path}`,
  initial: (path: string) => `initial ${path}`,
  anywhere: (path: string) => `anywhere ${path}`,
  edge: (transition: string, target: string) => `${transition} -> ${target}`,
}

/**
 * The id of the node from which a transition's edge begins: its state, or a mark inside the state where it leads to one
 * of the state's own children.
 */
export function startOf(source: string, target: string): string {
  return isWithin(target, source) ? idOf.anywhere(source) : idOf.state(source)
}

/** Whether a transition leads from a state to one inside it. */
export function leadsInside({ source, targets }: ChartTransition): boolean {
  return targets.some((target) => isWithin(target, source))
}

function isWithin(path: string, outer: string): boolean {
  return path !== outer && (outer === '' || path.startsWith(`${outer}.`))
}

function nodeOf(state: ChartState, transitions: readonly ChartTransition[]): ElkNode {
  const text = boxTextOf(state, transitions)
  const { width, height } = headerSize(text)
  const node = { id: idOf.state(state.path), labels: roomForLoops(text.loops) }
  const layoutOptions = {
    ...spacing,
    'elk.nodeSize.constraints': '[PORTS, MINIMUM_SIZE]',
    'elk.nodeSize.minimum': `(${width},${height})`,
    'elk.nodeLabels.placement': '[OUTSIDE, V_TOP, H_CENTER]',
  }
  if (state.states.length === 0) return { ...node, width, height, layoutOptions }
  return {
    ...node,
    children: [...marksOf(state, transitions), ...state.states.map((child) => nodeOf(child, transitions))],
    layoutOptions: { ...layoutOptions, 'elk.padding': `[top=${height + 10},left=14,bottom=16,right=14]` },
  }
}

function roomForLoops(loops: readonly ChartTransition[]): ElkLabel[] {
  return loops.length === 0 ? [] : [{ text: 'loops', width: loopsWidth(loops), height: loopsHeight(loops) }]
}

function marksOf({ path, initial }: ChartState, transitions: readonly ChartTransition[]): ElkNode[] {
  const goesInside = transitions.some((transition) => transition.source === path && leadsInside(transition))
  const { width, height } = anywhereText
  return [
    ...(initial === null ? [] : [{ id: idOf.mark(path), width: markSize, height: markSize }]),
    ...(goesInside ? [{ id: idOf.anywhere(path), width: width + 2 * boxMargin.x, height: height + 8 }] : []),
  ]
}

function initialEdge({ path, initial }: ChartState): ElkExtendedEdge[] {
  if (initial === null) return []
  return [{ id: idOf.initial(path), sources: [idOf.mark(path)], targets: [idOf.state(initial)] }]
}

/**
 * The edges, all in the direction in which the machine is written, so that the chart reads in that direction. Edges
 * that lead back are reversed before the layout and reversed again after it (`routeOf`).
 */
function edgesOf(nodes: readonly ChartState[], transitions: readonly ChartTransition[]): ElkExtendedEdge[] {
  const order = nodes.map(({ path }) => path)
  return transitions
    .filter((transition) => !isLoop(transition))
    .flatMap((transition) =>
      transition.targets.map((target, index) => {
        const ends = [startOf(transition.source, target), idOf.state(target)]
        const leadsBack = order.indexOf(target) < order.indexOf(transition.source)
        const [from = '', to = ''] = leadsBack ? ends.toReversed() : ends
        const labels = index === 0 ? [labelBox(transition)] : []
        return { id: idOf.edge(transition.id, target), sources: [from], targets: [to], labels }
      }),
    )
}

function labelBox(transition: ChartTransition): ElkLabel {
  const layoutOptions = { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' }
  return { text: transition.id, ...labelSizeOf(transition), layoutOptions }
}
