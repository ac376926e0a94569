import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { exploreWithin, situationKey, type AnyFlowModel } from './explore.ts'
import { multiplyingKeys } from './explosion.ts'
import { plainData } from './plain-data.ts'
import { stubbed } from './stubs.ts'
import { statesOf, transitionIds } from './transitions.ts'

type Words = AnyFlowModel['words']

/** What a model says better than its machine alone can. */
export interface ModelOptions {
  id?: string
  input?: unknown
  /** Several inputs by name: paths begin with each. */
  inputs?: Readonly<Record<string, unknown>>
  /** Classes of some types of events; a type that is not named has one class without a payload. */
  events?: AnyFlowModel['events']
  /** What some invoked actors answer, by invoke id; the others answer nothing, or fail. */
  outcomes?: AnyFlowModel['outcomes']
  /**
   * The part of the context that distinguishes situations, as JSON; unless given, all of it but the keys by which there
   * would be too many, each with a note.
   */
  key?: (snapshot: AnyMachineSnapshot) => unknown
  words?: Partial<Words>
}

/**
 * A model for any XState 5 machine, as a start: events, outcomes and words are taken from the machine's own
 * transitions, and its actions and actors are stubbed. Guards are the machine's own. The model is a sketch: a step that
 * fails, mostly for want of a payload or an answer, is left out with a note.
 */
export function modelOf(machine: AnyStateMachine, options: ModelOptions = {}): AnyFlowModel {
  const { id = machine.id, inputs, input = Object.values(inputs ?? {})[0], key = contextWithout([]) } = options
  const events = { ...eventsWithoutPayload(machine), ...options.events }
  const outcomes = withAnswers(id, plainOutcomes(machine), options.outcomes)
  const model: AnyFlowModel = {
    id,
    machine: stubbed(machine),
    isSketch: true,
    input,
    ...(inputs && { inputs }),
    events,
    outcomes,
    transient: [],
    key,
    words: { ...wordsOf(machine, Object.keys(events), Object.keys(outcomes)), ...options.words },
  }
  return options.key ? model : { ...model, ...keyThatEnds(model) }
}

const glance = 300

/**
 * The whole context as key, or what is left of it without the keys that make a first look at the machine explode. Of
 * several such, the one by which most transitions are taken; of equals the one by which exploring ends. With a note for
 * each key left out.
 */
function keyThatEnds(model: AnyFlowModel): Pick<AnyFlowModel, 'key' | 'notes'> {
  const dropped: string[] = []
  let best: { dropped: readonly string[]; taken: number; isWhole: boolean } = { dropped: [], taken: -1, isWhole: false }
  for (;;) {
    const seen = glanceAt({ ...model, key: contextWithout(dropped) })
    const isBetter = seen.taken > best.taken || (seen.taken === best.taken && seen.isWhole && !best.isWhole)
    if (isBetter) best = { dropped: [...dropped], ...seen }
    const next = seen.growing.find((name) => !dropped.includes(name))
    if (seen.isWhole || next === undefined) break
    dropped.push(next)
  }
  return {
    key: contextWithout(best.dropped),
    notes: best.dropped.map(
      (name) =>
        `${model.id}: situations do not differ by '${name}' in the context, since there would be too many: say in the model's 'key' where it matters.`,
    ),
  }
}

function glanceAt(model: AnyFlowModel): { taken: number; isWhole: boolean; growing: readonly string[] } {
  try {
    const { situations, edges, initialTransitions } = exploreWithin(model, glance)
    const taken = new Set([...initialTransitions, ...edges.flatMap(({ transitions }) => transitions)]).size
    const isWhole = situations.length <= glance
    const growing = isWhole ? [] : multiplyingKeys(situations, (snapshot) => situationKey(model, snapshot))
    return { taken, isWhole, growing: growing.map(({ name }) => name) }
  } catch {
    return { taken: -1, isWhole: true, growing: [] }
  }
}

/** One class without a payload for each type of event; a wildcard is tried by an event of no other name. */
function eventsWithoutPayload(machine: AnyStateMachine): AnyFlowModel['events'] {
  const types = machine.events.filter((type) => !type.startsWith('xstate.'))
  return Object.fromEntries(types.map((type) => [type.replace(/\*$/, 'anything else'), { '': {} }]))
}

/** The answers of each invoked actor for which the machine has a transition. */
function plainOutcomes(machine: AnyStateMachine): AnyFlowModel['outcomes'] {
  const invoked = [...new Set(statesOf(machine).flatMap(({ invoke }) => invoke.map(({ id }) => id)))]
  const heard = new Set([...transitionIds(machine).keys()].map(({ eventType }) => eventType))
  return Object.fromEntries(
    invoked.map((id) => [
      id,
      {
        ...(heard.has(`xstate.done.actor.${id}`) && { done: { '': undefined } }),
        ...(heard.has(`xstate.error.actor.${id}`) && { error: { '': new Error('no answer') } }),
        ...(heard.has(`xstate.snapshot.${id}`) && { snapshot: { '': undefined } }),
      },
    ]),
  )
}

/** The plain answers, with those that a model names; throws where it names an actor that is not invoked. */
function withAnswers(
  id: string,
  plainly: AnyFlowModel['outcomes'],
  named: AnyFlowModel['outcomes'] = {},
): AnyFlowModel['outcomes'] {
  const unknown = Object.keys(named).find((actor) => !Object.hasOwn(plainly, actor))
  if (unknown !== undefined)
    throw new Error(`${id}: no actor '${unknown}' is invoked; there is ${Object.keys(plainly).join(', ') || 'none'}.`)
  return Object.fromEntries(Object.entries(plainly).map(([actor, answers]) => [actor, { ...answers, ...named[actor] }]))
}

/** Words made from names: 'open.service' is 'it is in open service', 'booking.back' is 'booking back'. */
function wordsOf(machine: AnyStateMachine, events: readonly string[], actors: readonly string[]): Words {
  const leaves = statesOf(machine).filter(({ states }) => Object.keys(states).length === 0)
  const answers = actors.flatMap((id) => [
    [`${id} done`, `${plain(id)} answers`],
    [`${id} error`, `${plain(id)} fails`],
    [`${id} snapshot`, `${plain(id)} reports`],
  ])
  return {
    states: Object.fromEntries(
      leaves.map(({ path }) => [path.join('.'), `it is in ${plain(path.join(' ')) || plain(machine.id)}`]),
    ),
    steps: Object.fromEntries([...events.map((type) => [type, plain(type)]), ...answers]),
    refusals: Object.fromEntries(events.map((type) => [type, `${plain(type)} has no effect`])),
  }
}

/** A name as words: 'knowsLocation' and 'KNOWS_LOCATION' are 'knows location'. */
function plain(name: string): string {
  const words = name.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').split(/[^\p{L}\p{N}]+/u)
  return words.filter(Boolean).join(' ').toLowerCase()
}

/** The context as JSON without some of its keys. */
function contextWithout(dropped: readonly string[]): AnyFlowModel['key'] {
  return ({ context }) =>
    plainData(Object.fromEntries(Object.entries(context).filter(([name]) => !dropped.includes(name))))
}
