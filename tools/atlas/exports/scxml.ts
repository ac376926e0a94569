import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { escape } from '../pages/html.ts'
import { delayOf } from './delay-of.ts'

/**
 * A machine as SCXML (W3C, 2015). Guards and actions become calls by name in conditions and scripts; a delay becomes an
 * event that the state sends to itself on entry and cancels on exit.
 */
export function scxmlOf(machine: AnyStateMachine): string {
  const root = element(
    'scxml',
    {
      xmlns: 'http://www.w3.org/2005/07/scxml',
      version: '1.0',
      datamodel: 'ecmascript',
      name: machine.id,
      initial: idOf(machine.root),
    },
    stateOf(machine.root),
  )
  return ['<?xml version="1.0" encoding="UTF-8"?>', ...root, ''].join('\n')
}

function stateOf(node: AnyStateNode): string[] {
  if (node.type === 'history')
    return element('history', { id: idOf(node), type: node.history === 'deep' ? 'deep' : 'shallow' }, [])
  const delays = delaysOf(node)
  const initial: Record<string, string> =
    node.type === 'compound' ? { initial: node.initial.target.map(idOf).join(' ') } : {}
  const names = { atomic: 'state', compound: 'state', parallel: 'parallel', final: 'final' }
  return element(names[node.type], { id: idOf(node), ...initial }, [
    ...block('onentry', [...scriptsOf(node.config.entry), ...delays.map((delay) => sendOf(node, delay))]),
    ...block('onexit', [
      ...scriptsOf(node.config.exit),
      ...delays.map((delay) => `<cancel sendid="${delayId(node, delay)}"/>`),
    ]),
    ...node.invoke.map(
      ({ id, src }) => `<invoke id="${escape(id)}" src="${escape(typeof src === 'string' ? src : id)}"/>`,
    ),
    ...transitionsOf(node).flatMap(transitionOf),
    ...Object.values(node.states).flatMap(stateOf),
  ])
}

function transitionsOf(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...(node.always ?? []), ...[...node.transitions.values()].flat()]
}

function transitionOf(definition: AnyTransitionDefinition): string[] {
  const { source, target = [], guard, actions, reenter } = definition
  const event = eventOf(definition)
  const attributes = {
    ...(event ? { event } : {}),
    ...(guard ? { cond: callOf(guard) } : {}),
    ...(target.length > 0 ? { target: target.map(idOf).join(' ') } : {}),
    ...(target.length > 0 && !reenter && source.type === 'compound' ? { type: 'internal' } : {}),
  }
  return element('transition', attributes, scriptsOf(actions))
}

function eventOf({ source, eventType }: AnyTransitionDefinition): string {
  const [, kind, ...rest] = eventType.split('.')
  if (!eventType.startsWith('xstate.')) return eventType
  if (kind === 'after') return delayId(source, rest[0] ?? '')
  if (kind === 'done' && rest[0] === 'state') return `done.state.${idOf(source)}`
  return `${kind === 'done' ? 'done.invoke' : 'error.invoke'}.${rest.slice(1).join('.')}`
}

function delaysOf(node: AnyStateNode): string[] {
  return Object.keys(node.config.after ?? {})
}

function sendOf(node: AnyStateNode, delay: string): string {
  const id = delayId(node, delay)
  return `<send id="${id}" event="${id}" delay="${delayOf(node.machine, delay)}ms"/>`
}

function delayId(node: AnyStateNode, delay: string): string {
  return escape(`after.${delay}.${idOf(node)}`)
}

function scriptsOf(actions: unknown): string[] {
  const all: readonly unknown[] = actions === undefined ? [] : Array.isArray(actions) ? actions : [actions]
  return all.map((action) => `<script>${escape(callOf(action))}</script>`)
}

function callOf(implementation: unknown): string {
  if (typeof implementation === 'string') return `${implementation}()`
  if (typeof implementation !== 'object' || implementation === null || !('type' in implementation)) return 'inline()'
  const params = 'params' in implementation && typeof implementation.params === 'object' ? implementation.params : null
  return `${String(implementation.type)}(${params ? JSON.stringify(params) : ''})`
}

function idOf(node: AnyStateNode): string {
  return [node.machine.id, ...node.path].join('.')
}

function block(name: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : element(name, {}, lines)
}

function element(name: string, attributes: Readonly<Record<string, string>>, lines: readonly string[]): string[] {
  const opening = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escape(value)}"`)].join(' ')
  return lines.length === 0 ? [`<${opening}/>`] : [`<${opening}>`, ...lines.map((line) => `  ${line}`), `</${name}>`]
}
