import * as fc from 'fast-check'
import { assign, enqueueActions, fromPromise, raise, setup, type AnyStateMachine } from 'xstate'
import type { AnyFlowModel } from './explore.ts'
import { modelOf } from './small-machines.ts'

type Counter = 'x' | 'y'
type Context = Record<Counter, number>

interface Doing {
  kind: 'add' | 'double' | 'clear' | 'raise' | 'enqueue'
  counter: Counter
}

interface Way {
  /** The number of the target among all states and history states; null for no target. */
  target: number | null
  reenter: boolean
  guard: { counter: Counter; bound: number; isBelow: boolean } | null
  actions: Doing[]
}

/** A state of a random machine, with its transitions, delays and child states. */
export interface Plan {
  kind: 'atomic' | 'final' | 'compound' | 'parallel'
  children: Plan[]
  history: 'shallow' | 'deep' | null
  on: Partial<Record<string, Way[]>>
  always: Way[]
  after: Partial<Record<string, Way[]>>
  invoke: { done: Way[]; error: Way } | null
  done: Way | null
  entry: Doing[]
  exit: Doing[]
}

const counter = fc.constantFrom<Counter>('x', 'y')
const doing = (...kinds: Doing['kind'][]) =>
  fc.array(fc.record({ kind: fc.constantFrom(...kinds), counter }), { maxLength: 1 })
const way: fc.Arbitrary<Way> = fc.record({
  target: fc.option(fc.nat(30), { freq: 4 }),
  reenter: fc.boolean(),
  guard: fc.option(fc.record({ counter, bound: fc.integer({ min: 1, max: 2 }), isBelow: fc.boolean() }), { freq: 2 }),
  actions: doing('add', 'double', 'clear', 'raise', 'enqueue'),
})
/** A transition that can be taken twice at most, so that few machines loop without end. */
const countingWay: fc.Arbitrary<Way> = fc
  .record({ target: fc.nat(30), reenter: fc.boolean(), counter })
  .map(({ counter: of, ...rest }) => ({
    ...rest,
    guard: { counter: of, bound: 2, isBelow: true },
    actions: [{ kind: 'add', counter: of }],
  }))
const fewWays = fc.array(way, { minLength: 1, maxLength: 2 })
const delay = fc.constantFrom('0', '100', '200', '300', 'short', 'growing')
const mostly = <Value>(usual: Value, other: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: other })
const rarely = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { freq: 3, nil: null })

const body = {
  history: fc.constantFrom(null, null, 'shallow' as const, 'deep' as const),
  on: fc.dictionary(fc.constantFrom('a', 'b', 'c', '*'), fewWays, { maxKeys: 2 }),
  always: mostly<Way[]>([], fc.array(countingWay, { maxLength: 2 })),
  after: mostly<Partial<Record<string, Way[]>>>({}, fc.dictionary(delay, fewWays, { maxKeys: 2 })),
  invoke: mostly<Plan['invoke']>(
    null,
    fc.record({ done: fewWays, error: way.map((one) => ({ ...one, guard: null })) }),
  ),
  done: rarely(way),
  entry: doing('add', 'double'),
  exit: doing('add', 'double'),
}

const { plan } = fc.letrec<{ plan: Plan; leaf: Plan; inner: Plan }>((tie) => ({
  plan: fc.oneof(
    { maxDepth: 2, depthIdentifier: 'plan', withCrossShrink: true },
    tie('leaf'),
    tie('inner'),
    tie('inner'),
  ),
  leaf: fc.record({ ...body, kind: fc.constantFrom('atomic', 'atomic', 'atomic', 'final'), children: fc.constant([]) }),
  inner: fc.record({
    ...body,
    kind: fc.constantFrom('compound', 'compound', 'parallel'),
    children: fc.array(tie('plan'), { minLength: 2, maxLength: 3, depthIdentifier: 'plan' }),
  }),
}))

/** Plans of random machines; a plan built twice gives two equal machines. */
export const plans: fc.Arbitrary<Plan> = fc.record({
  ...body,
  kind: fc.constantFrom('compound', 'compound', 'parallel'),
  children: fc.array(plan, { minLength: 2, maxLength: 3 }),
  always: fc.constant([]),
})

const fresh: Context = { x: 0, y: 0 }

const vocabulary = setup({
  types: { context: fresh },
  actors: { work: fromPromise(() => Promise.resolve(1)) },
  guards: {
    compares: ({ context }, { counter, bound, isBelow }: { counter: Counter; bound: number; isBelow: boolean }) =>
      context[counter] < bound === isBelow,
  },
  delays: { short: 150, growing: ({ context }) => 100 * (context.x + 1) },
  actions: {
    add: assign((args, of: Counter) => ({ [of]: Math.min(args.context[of] + 1, 2) })),
    clear: assign((_, of: Counter) => ({ [of]: 0 })),
    double: assign((args, of: Counter) => ({ [of]: Math.min(args.context[of] * 2, 2) })),
  },
})

/** The model of a machine built to plan: three events, two outcomes, the whole context as key. */
export function modelOfPlan(root: Plan): AnyFlowModel {
  const answers = { done: { '': 1 }, error: { '': new Error('no answer') } }
  const invokes = [root, ...keysOf(root)].map((_, index) => `work ${index}`)
  return modelOf(machineOf(root), ['a', 'b', 'c'], Object.fromEntries(invokes.map((id) => [id, answers])))
}

function machineOf(root: Plan): AnyStateMachine {
  const keys = keysOf(root)
  let built = 0
  const config = { id: 'random', context: fresh, options: { maxIterations: 20 }, ...stateOf(root, []) }
  return vocabulary.createMachine(config)

  function stateOf(plan: Plan, outside: readonly string[]): object {
    const number = built++
    const inside = [...outside, `past ${number}`]
    const { history, children, kind } = plan
    const states = children.map((child, index) => [`s${index}`, stateOf(child, inside)] as const)
    const past =
      history && children.length > 0 ? [['past', { id: `past ${number}`, type: 'history', history }] as const] : []
    return {
      ...(number > 0 && { id: `state ${number}` }),
      ...(kind === 'atomic' ? {} : { type: kind }),
      ...(kind === 'compound' && { initial: 's0' }),
      ...(children.length > 0 && { states: Object.fromEntries([...states, ...past]) }),
      entry: plan.entry.map(actionOf),
      exit: plan.exit.map(actionOf),
      ...(kind !== 'final' && hangingOn(plan, number, inside)),
    }
  }

  function hangingOn(plan: Plan, number: number, inside: readonly string[]): object {
    const transitionOf = (way: Way) => transitionFrom(inside, way)
    const waysOf = (ways: Partial<Record<string, Way[]>>) =>
      Object.fromEntries(
        Object.entries(ways).map(([name, list = []]) => {
          const isRaising = name === 'a' || name === 'b'
          return [name, list.map((way) => transitionOf(isRaising ? way : withoutRaise(way)))]
        }),
      )
    const { on, always, after, invoke, done, children } = plan
    return {
      on: waysOf(on),
      after: waysOf(after),
      always: always.map(transitionOf),
      ...(children.length > 0 && done && { onDone: transitionOf(done) }),
      ...(invoke && {
        invoke: {
          id: `work ${number}`,
          src: 'work',
          onDone: invoke.done.map(transitionOf),
          onError: transitionOf(invoke.error),
        },
      }),
    }
  }

  /** Leaves out the targets that XState gets wrong: a state that is entered from inside by its own history. */
  function transitionFrom(inside: readonly string[], { target, reenter, guard, actions }: Way): object {
    const key = target === null ? undefined : keys[target % keys.length]
    return {
      ...(key !== undefined && !inside.includes(key) && { target: `#${key}`, reenter }),
      ...(guard && { guard: { type: 'compares', params: guard } }),
      actions: actions.map(actionOf),
    }
  }
}

function withoutRaise(way: Way): Way {
  return { ...way, actions: way.actions.filter(({ kind }) => kind !== 'raise') }
}

/** Ids of all states but the root, history states included, in the order in which they are built. */
function keysOf(root: Plan): string[] {
  let built = 0
  const keys = (plan: Plan): string[] => {
    const number = built++
    const past = plan.history && plan.children.length > 0 ? [`past ${number}`] : []
    return [...(number > 0 ? [`state ${number}`] : []), ...past, ...plan.children.flatMap(keys)]
  }
  return keys(root)
}

function actionOf({ kind, counter: of }: Doing): unknown {
  if (kind === 'raise') return raise({ type: 'c' })
  if (kind === 'enqueue') return enqueueActions(({ enqueue }) => enqueue({ type: 'add', params: of }))
  return { type: kind, params: of }
}
