import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { transitionIds } from '../paths/core/explore.ts'

/**
 * What triggers a transition: an event, a delay, the result or error of an invoked actor or child state, or nothing.
 */
type TransitionKind = 'event' | 'delay' | 'done' | 'error' | 'always'

export interface ChartTransition {
  /** As the path kit names it: 'open.location on history.back #1'. */
  id: string
  kind: TransitionKind
  /** Dotted path of the state; '' is the machine itself. */
  source: string
  /** Empty where the machine stays in its state. */
  targets: readonly string[]
  /** Its trigger in a few words: 'location.pick', 'after patience (8 s)', 'loadServices done'. */
  trigger: string
  /** '[isKnown]'; '[else]' after guarded twins; '' where there is none. */
  guard: string
  /** '/ keepList, announce'; '' where there are none. */
  actions: string
  description: string
  /** The last line of its label: how often tests have taken the transition. */
  footnote: string
}

export interface ChartState {
  path: string
  name: string
  kind: 'plain' | 'compound' | 'parallel' | 'final' | 'history'
  /** The name of its initial child state; null where it has no children. */
  initial: string | null
  /** Its entry and exit actions and its invoked actors: 'entry / forget', 'invoke load'. */
  notes: readonly string[]
  description: string
  states: readonly ChartState[]
}

export interface ChartParts {
  root: ChartState
  transitions: readonly ChartTransition[]
}

interface Named {
  type: string
  params?: unknown
}

/** Everything of a machine that its chart shows; `footnoteOf` adds a line to a transition's label. */
export function partsOf(machine: AnyStateMachine, footnoteOf: (id: string) => string = () => ''): ChartParts {
  const ids = transitionIds(machine)
  return {
    root: stateOf(machine.root),
    transitions: [...ids].map(([definition, id]) => ({
      ...transitionOf(machine, definition, id),
      footnote: footnoteOf(id),
    })),
  }
}

function stateOf(node: AnyStateNode): ChartState {
  return {
    path: pathOf(node),
    name: node.path.at(-1) ?? node.machine.id,
    kind: kindOf(node),
    initial: node.type === 'compound' ? pathOf(node.initial.target[0] ?? node) : null,
    notes: notesOf(node),
    description: node.description ?? '',
    states: Object.values(node.states).map(stateOf),
  }
}

function kindOf({ type }: AnyStateNode): ChartState['kind'] {
  return type === 'atomic' ? 'plain' : type
}

/**
 * The entry and exit actions from the configuration, since XState adds an action for each delay to the state's own
 * lists.
 */
function notesOf({ config, invoke, tags }: AnyStateNode): string[] {
  return [
    ...listOf(config.entry).map((action) => `entry / ${nameOf(action)}`),
    ...listOf(config.exit).map((action) => `exit / ${nameOf(action)}`),
    ...invoke.map(({ id, src }) => (typeof src === 'string' && src !== id ? `invoke ${id}: ${src}` : `invoke ${id}`)),
    ...(tags.length > 0 ? [`tags ${tags.join(', ')}`] : []),
  ]
}

function transitionOf(machine: AnyStateMachine, definition: AnyTransitionDefinition, id: string) {
  const { source, target = [], guard, actions } = definition
  const twin = Number(/ #(\d+)$/.exec(id)?.[1] ?? 0)
  const guards = guard ? nameOf(guard) : twin > 1 ? 'else' : ''
  return {
    id,
    ...triggerOf(machine, definition.eventType, twin),
    source: pathOf(source),
    targets: target.map(pathOf),
    guard: guards && `[${guards}]`,
    actions: actions.length > 0 ? `/\u00a0${actions.map(nameOf).join(', ')}` : '',
    description: definition.description ?? '',
  }
}

function triggerOf(machine: AnyStateMachine, type: string, twin: number): Pick<ChartTransition, 'kind' | 'trigger'> {
  const suffix = twin > 0 ? ` #${twin}` : ''
  const [, what, of, name = ''] = /^xstate\.(after|done|error)\.((?:actor|state)\.)?(.*)$/.exec(type) ?? []
  if (type === '') return { kind: 'always', trigger: `always${suffix}` }
  if (what === 'after') return { kind: 'delay', trigger: `after ${delayName(machine, name)}${suffix}` }
  if (what === 'error') return { kind: 'error', trigger: `${name} error${suffix}` }
  if (what === 'done') return { kind: 'done', trigger: `${of === 'state.' ? '' : `${name} `}done${suffix}` }
  return { kind: 'event', trigger: `${type === '*' ? 'any other event' : type}${suffix}` }
}

/** The delay in an event's type, with its length: 'patience (8 s)' for 'patience.embed.loading'. */
function delayName(machine: AnyStateMachine, name: string): string {
  const [delay = ''] = name.split('.')
  const length: unknown = machine.implementations.delays[delay]
  if (typeof length === 'number') return `${delay} (${duration(length)})`
  return /^\d+$/.test(delay) ? duration(Number(delay)) : delay
}

function duration(milliseconds: number): string {
  return milliseconds < 1000 ? `${milliseconds}\u00a0ms` : `${milliseconds / 1000}\u00a0s`
}

/** The name of a guard or an action, with those of its parameters that are plain values and not functions. */
function nameOf(implementation: unknown): string {
  if (typeof implementation === 'string') return implementation
  if (typeof implementation === 'function') return implementation.name || 'inline'
  if (!isNamed(implementation)) return 'inline'
  const { type, params } = implementation
  if (typeof params !== 'object' || params === null) return type
  const values = Object.values(params).map((value) => (typeof value === 'string' ? value : JSON.stringify(value)))
  return `${type}(${values.join(', ')})`
}

function listOf(value: unknown): readonly unknown[] {
  return value === undefined ? [] : Array.isArray(value) ? value : [value]
}

function isNamed(value: unknown): value is Named {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

function pathOf({ path }: AnyStateNode): string {
  return path.join('.')
}
