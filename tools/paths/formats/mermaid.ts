import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import type { Path } from '../core/cover.ts'
import { transitionIds } from '../core/explore.ts'
import type { Covered } from './formats.ts'

/**
 * A flow's machine as a Mermaid stateDiagram-v2 with hierarchy, regions, guards, actions and delays. For a suite of one
 * path the transitions carry the numbers of its steps, and the states that it visits are marked.
 */
export function mermaidOf(flows: readonly Covered[]): string {
  return flows
    .map(({ graph: { model }, suite }) => {
      const [path, ...others] = suite.paths
      return diagramOf(model.machine, others.length === 0 ? path : undefined)
    })
    .join('\n\n')
}

function diagramOf(machine: AnyStateMachine, path: Path | undefined): string {
  const { root } = machine
  const isDrawn = root.type === 'parallel' || root.transitions.size > 0
  const body = isDrawn ? stateLines(root) : insideLines(root)
  const steps = path ? stepsByTransition(path) : new Map<string, number[]>()
  const arrows = [...transitionIds(machine)].map(([definition, id]) => arrowOf(definition, steps.get(id) ?? []))
  return ['stateDiagram-v2', '  direction LR', ...indented([...body, ...arrows, ...marks(path)])].join('\n')
}

function stateLines(node: AnyStateNode): string[] {
  const opening = `state "${node.parent ? node.key : node.id}" as ${nameOf(node)}`
  if (node.type === 'history') return [`state "history of ${node.parent?.key ?? ''}" as ${nameOf(node)}`]
  if (node.type === 'final') return [opening, `${nameOf(node)} --> [*]`]
  if (Object.keys(node.states).length === 0) return [opening]
  return [`${opening} {`, ...indented(insideLines(node)), '}']
}

function insideLines(node: AnyStateNode): string[] {
  const children = Object.values(node.states)
  if (node.type === 'parallel') return regionLines(children)
  return [...node.initial.target.map((target) => `[*] --> ${nameOf(target)}`), ...children.flatMap(stateLines)]
}

/** The regions of a parallel state. Its history states are no regions: they stand in the first. */
function regionLines(children: readonly AnyStateNode[]): string[] {
  const histories = children.filter(({ type }) => type === 'history')
  const regions = children.filter(({ type }) => type !== 'history')
  return regions.flatMap((region, at) => [
    ...(at === 0 ? histories.flatMap(stateLines) : ['--']),
    ...stateLines(region),
  ])
}

function arrowOf(definition: AnyTransitionDefinition, steps: readonly number[]): string {
  const { source, target, guard, actions } = definition
  const label = [
    ...(steps.length > 0 ? [`(${steps.join(', ')})`] : []),
    triggerOf(definition),
    ...(guard ? [`[${typeOf(guard)}]`] : []),
    ...(actions.length > 0 ? [`/ ${actions.map(typeOf).join(', ')}`] : []),
  ]
  return `${nameOf(source)} --> ${nameOf(target?.[0] ?? source)}: ${label.join(' ')}`
}

/** 'booking.close', 'after patience', 'loadServices done', 'always'. */
function triggerOf({ eventType }: AnyTransitionDefinition): string {
  const [, kind, ...rest] = eventType.split('.')
  if (eventType === '') return 'always'
  if (!eventType.startsWith('xstate.')) return eventType
  if (kind === 'after') return `after ${rest[0] ?? ''}`
  return `${rest.slice(1).join('.')} ${kind ?? ''}`
}

function typeOf(implementation: unknown): string {
  if (typeof implementation === 'string') return implementation
  const isNamed = typeof implementation === 'object' && implementation !== null && 'type' in implementation
  return isNamed ? String(implementation.type) : 'inline'
}

function stepsByTransition({ steps }: Path): Map<string, number[]> {
  const taken = steps.flatMap(({ edge }, index) => edge.transitions.map((id) => [id, index + 1] as const))
  return new Map(taken.map(([id]) => [id, taken.filter(([other]) => other === id).map(([, step]) => step)]))
}

function marks(path: Path | undefined): string[] {
  if (!path) return []
  const leaves = [path.start.situation, ...path.steps.map(({ edge }) => edge.to)].flatMap((at) => at.leaves)
  const names = [...new Set(leaves)].map((leaf) => safe(leaf.split('.')))
  return ['classDef walked fill:#e7f5ff,stroke:#1971c2,color:#0b4884', `class ${names.join(',')} walked`]
}

function nameOf(node: AnyStateNode): string {
  return node.parent ? safe(node.path) : `${safe([node.id])}_machine`
}

const reserved = /^(?:end|state|note|class|classdef|default|click|direction|style|hide|acctitle|accdescr)$/i

function safe(path: readonly string[]): string {
  const name = path.join('_').replace(/\W/g, '_')
  return reserved.test(name) ? `${name}_` : name
}

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`)
}
