import { cover, type Goal, type Suite } from '../core/cover.ts'
import { explore, nameOf, type AnyFlowModel, type Graph, type Situation, type Stimulus } from '../core/explore.ts'
import type { Lock, LockedPath, LockedReaction, LockedSituation, LockedStimulus } from './lock-file.ts'
import { observerOf, type Seen } from './observer.ts'
import { isSame, plain } from './plain.ts'
import { waysOf } from './ways.ts'

interface Recording extends LockedSituation {
  reacts: Record<string, LockedReaction>
}

/**
 * The oracle of a model's machine as it is today: walks the paths of a suite, and keeps all that is seen on them. Throws
 * where exploring does, and for a model with named inputs.
 */
export function lockOf(model: AnyFlowModel, goal: Goal = 'edges'): Lock {
  return record(model, cover(explore(model), goal), explore(model))
}

function record(model: AnyFlowModel, suite: Suite, graph: Graph): Lock {
  if (Object.keys(model.inputs ?? {}).length > 0)
    throw new Error(`${model.id}: a flow with named inputs cannot be locked: make a model for each of them.`)
  const observer = observerOf(model)
  const names = namesOf(graph.situations)
  const nameAt = ({ key }: Situation) => names.get(key) ?? key
  const situations: Record<string, Recording> = Object.fromEntries(
    graph.situations.map((situation) => [nameAt(situation), recordingOf(model, situation)]),
  )
  const start = observer.start(model.input)
  const input = plain(model.input)

  function keep(from: Situation, stimulus: Stimulus, seen: Seen, to: Situation): string {
    const reacts = situations[nameAt(from)]?.reacts ?? {}
    const reaction = { does: seen.does, rests: nameAt(to) }
    const key =
      keysOf(nameOf(stimulus)).find((each) => reacts[each] === undefined || isSame(reacts[each], reaction)) ?? ''
    reacts[key] = reaction
    return key
  }

  const paths = suite.paths.map(({ id, steps }): LockedPath => {
    let seen = start
    const keys = steps.map(({ edge: { from, to, stimulus } }) => {
      seen = observer.react(seen, stimulus)
      if (!seen.rest.leaves.startsWith(to.leaves.join(' & ')))
        throw new Error(`${model.id}: '${nameOf(stimulus)}' led to ${seen.rest.leaves}, and in exploring to ${to.key}.`)
      return keep(from, stimulus, seen, to)
    })
    return { id, steps: keys }
  })
  return {
    machine: model.id,
    goal: suite.goal,
    maxSteps: suite.budget,
    ...(input !== undefined && { input }),
    chart: [...waysOf(model.machine).values()],
    stimuli: stimuliOf(graph),
    start: { does: start.does, rests: nameAt(graph.initial) },
    situations,
    paths: paths.toSorted((one, other) => (one.steps.join() < other.steps.join() ? -1 : 1)),
  }
}

/** The keys under which a situation keeps its answers to a stimulus. */
function keysOf(name: string): string[] {
  return [name, ...Array.from({ length: 98 }, (_, index) => `${name} (${index + 2})`)]
}

/** The name of the stimulus of a key. */
export function stimulusNameOf({ stimuli }: Pick<Lock, 'stimuli'>, key: string): string {
  return stimuli[key] === undefined ? key.replace(/ \(\d+\)$/, '') : key
}

/** Situations by their leaf states, numbered where several have the same. */
function namesOf(situations: readonly Situation[]): Map<string, string> {
  const counts = new Map<string, number>()
  return new Map(
    situations.map(({ key, leaves }) => {
      const place = leaves.join(' & ') || '(root)'
      const count = (counts.get(place) ?? 0) + 1
      counts.set(place, count)
      return [key, count === 1 ? place : `${place} (${count})`]
    }),
  )
}

function recordingOf(model: AnyFlowModel, { key, leaves, snapshot, ignored }: Situation): Recording {
  const shows = plain(model.key(snapshot)) ?? null
  const also = key.slice(`${leaves.join(' & ')} ${JSON.stringify(model.key(snapshot))}`.length).trim()
  return {
    leaves: leaves.join(' & ') + (snapshot.status === 'active' ? '' : ', where it ends'),
    shows,
    ...(also !== '' && { also }),
    ignores: shortened(model, ignored),
    reacts: {},
  }
}

/** The names of events; one name without a class for a type of which all classes are meant. */
function shortened({ events }: AnyFlowModel, ignored: readonly Stimulus[]): string[] {
  const areAll = (name: string) => {
    const count = ignored.filter((other) => other.name === name).length
    return count > 1 && count === Object.keys(events[name] ?? {}).length
  }
  return [...new Set(ignored.map((stimulus) => (areAll(stimulus.name) ? stimulus.name : nameOf(stimulus))))]
}

/** The names of all stimuli that a situation of a lock ignores. */
export function ignoredIn({ stimuli }: Pick<Lock, 'stimuli'>, { ignores }: LockedSituation): string[] {
  const names = Object.keys(stimuli)
  return ignores.flatMap((name) => (stimuli[name] ? [name] : names.filter((each) => each.startsWith(`${name}: `))))
}

function stimuliOf({ situations, edges }: Graph): Record<string, LockedStimulus> {
  const all = [...situations.flatMap(({ ignored }) => ignored), ...edges.map(({ stimulus }) => stimulus)]
  const named = new Map(all.map((stimulus) => [nameOf(stimulus), lockedStimulus(stimulus)]))
  return Object.fromEntries([...named].toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

function lockedStimulus({ kind, name, event }: Stimulus): LockedStimulus {
  if (kind === 'delay') return { delay: name.replace(/^after /, '') }
  return { ...Object(plain(event)), type: event.type }
}
