import { createMachine, fromPromise, type AnyStateMachine } from 'xstate'

/** Never answers: who walks the machine decides what an actor answers. */
const silent = fromPromise(() => new Promise(() => undefined))

const doNothing = () => undefined

/**
 * A copy of a machine that has no effect outside: its own actions do nothing, and its actors never answer. Guards,
 * delays, `assign` and XState's other actions stay as they are.
 */
export function stubbed(machine: AnyStateMachine): AnyStateMachine {
  const { actions, actors, ...others } = machine.implementations
  const copy: AnyStateMachine = createMachine(stateWithout(machine.config))
  return copy.provide({
    ...others,
    actions: mapped(actions, (_, action) => (isOwn(action) ? doNothing : action)),
    actors: mapped(actors, () => silent),
  })
}

type Config = Record<string, unknown>

const holdsTransitions = new Set(['always', 'onDone', 'onError', 'onSnapshot'])
const holdsTransitionsByName = new Set(['on', 'after'])

function stateWithout(state: object): Config {
  return mapped<unknown, unknown>({ ...state }, (key, value) => {
    if (key === 'entry' || key === 'exit') return eachOf(value, actionWithout)
    if (holdsTransitions.has(key)) return eachOf(value, transitionWithout)
    if (holdsTransitionsByName.has(key)) return partsOf(value, (_, each) => eachOf(each, transitionWithout))
    if (key === 'invoke') return eachOf(value, invokeWithout)
    if (key === 'states') return partsOf(value, (_, child) => (isObject(child) ? stateWithout(child) : child))
    return value
  })
}

function transitionWithout(transition: unknown): unknown {
  return partsOf(transition, (key, value) => (key === 'actions' ? eachOf(value, actionWithout) : value))
}

function invokeWithout(invoke: unknown): unknown {
  return partsOf(invoke, (key, value) => {
    if (holdsTransitions.has(key)) return eachOf(value, transitionWithout)
    if (key === 'src' && typeof value !== 'string') return silent
    return value
  })
}

function actionWithout(action: unknown): unknown {
  return isOwn(action) ? doNothing : action
}

/** Whether an action is a function of the machine's own, not one of XState's or a name. */
function isOwn(action: unknown): boolean {
  return typeof action === 'function' && !('resolve' in action)
}

function eachOf(value: unknown, change: (one: unknown) => unknown): unknown {
  return Array.isArray(value) ? value.map(change) : change(value)
}

function partsOf(value: unknown, change: (key: string, part: unknown) => unknown): unknown {
  return isObject(value) ? mapped<unknown, unknown>({ ...value }, change) : value
}

function mapped<Value, Other>(parts: Record<string, Value>, change: (key: string, part: Value) => Other) {
  return Object.fromEntries(Object.entries(parts).map(([key, part]) => [key, change(key, part)]))
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
