import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { commitOf } from '../../../scripts/support/since.ts'
import { cover, type Path } from '../core/cover.ts'
import { explore, type AnyFlowModel } from '../core/explore.ts'
import { counted } from '../core/words.ts'
import { behaviourOf, complaintText } from './lock.ts'
import { lockFile, parseLock, type Lock, type LockedSituation } from './lock-file.ts'
import { ignoredIn, lockOf } from './record.ts'

/** How a flow differs from another version of it. */
export interface Since {
  flow: string
  sentences: readonly string[]
  /** The ids of today's paths that take what has changed. */
  touched: readonly string[]
  /** The transitions that do otherwise than then, as 'booking: open booking.close'. */
  changed: readonly string[]
  /** The number of today's paths. */
  paths: number
}

/**
 * How each flow behaves differently than in a version that git names by `ref`, by that version's locked paths. Throws a
 * sentence where git has no such version.
 */
export function since(ref: string, models: readonly AnyFlowModel[]): Since[] {
  const commit = commitOf(ref)
  return models.map((model) => sinceLock(model, git(['show', `${commit}:${lockFile(model.id)}`]), ref))
}

/** The same for one flow, from the text of its lock in that version; null where there was none. */
export function sinceLock(model: AnyFlowModel, text: string | null, ref: string): Since {
  const today = lockOf(model)
  const all = today.paths.map(({ id }) => id)
  const graph = explore(model)
  const flow = { flow: model.id, paths: all.length, changed: named(model, graph.transitions) }
  if (text === null) return { ...flow, sentences: [`the flow is new since ${ref}.`], touched: all }
  const lock = parseLock(text)
  if (!lock)
    return {
      ...flow,
      sentences: [`its lock at ${ref} says paths only, so that all paths count as changed.`],
      touched: all,
    }
  const sentences = behaviourOf(lock, model).map(complaintText)
  const { paths } = cover(graph, 'edges')
  const touched = touchedPaths(lock, today, paths)
  const isUnseen = sentences.length === 0 && touched.length > 0
  const unseen = `every path of ${ref} behaves as it did, and something is new.`
  const changed = named(model, changedTransitions(lock, today, paths))
  return { ...flow, sentences: isUnseen ? [unseen] : sentences, touched, changed }
}

function named({ id }: AnyFlowModel, transitions: readonly string[]): string[] {
  return transitions.map((transition) => `${id}: ${transition}`)
}

/** For people: what differs in each flow, and which paths that touches. */
export function sinceText(ref: string, flows: readonly Since[]): string {
  const lines = flows.flatMap(({ flow, sentences, touched, paths }) => [
    ...sentences.map((sentence) => `${flow}: ${sentence}`),
    ...(touched.length > 0
      ? [`${flow}: touches ${touched.length} of ${counted(paths, 'path')}: ${touched.join(', ')}`]
      : []),
  ])
  return lines.length === 0 ? `No flow behaves differently than at ${ref}.` : lines.join('\n')
}

/**
 * Today's paths that come to a situation, or take a step, that the other version did not have. They are gone through in
 * the order of the suite, since what a situation ignores is tried by the first of them that comes there.
 */
function touchedPaths(before: Lock, today: Lock, paths: readonly Path[]): string[] {
  const known = partsOf(before)
  const visited = new Set<LockedSituation>()
  const inOrder = paths.flatMap(({ id }) => today.paths.find((path) => path.id === id) ?? [])
  return inOrder
    .filter(({ steps }) => partsOn(today, steps, visited).some((part) => !known.has(part)))
    .map(({ id }) => id)
}

/** The transitions of today's steps that the other version did not have. */
function changedTransitions(before: Lock, today: Lock, paths: readonly Path[]): string[] {
  const known = partsOf(before)
  const changed = today.paths.flatMap(({ id, steps }) => {
    const path = paths.find((each) => each.id === id)
    let situation = today.situations[today.start.rests]
    return steps.flatMap((step, index) => {
      if (!situation) return []
      const isKnown = known.has(reactionText(today, situation, step))
      situation = today.situations[situation.reacts[step]?.rests ?? '']
      return isKnown ? [] : (path?.steps[index]?.edge.transitions ?? [])
    })
  })
  return [...new Set(changed)]
}

/** All that a version of a flow does, as texts. */
function partsOf(lock: Lock): ReadonlySet<string> {
  return new Set([startText(lock), ...Object.values(lock.situations).flatMap((each) => textsOf(lock, each))])
}

/** Everything that a path of a lock meets, as text; what is to be ignored only in situations that no path before it met. */
function partsOn(lock: Lock, steps: readonly string[], visited: Set<LockedSituation>): string[] {
  const parts = [startText(lock)]
  let situation = lock.situations[lock.start.rests]
  for (const step of [...steps, undefined]) {
    if (!situation) return parts
    if (!visited.has(situation)) parts.push(...ignoredTexts(lock, situation))
    visited.add(situation)
    if (step === undefined) return parts
    parts.push(reactionText(lock, situation, step))
    situation = lock.situations[situation.reacts[step]?.rests ?? '']
  }
  return parts
}

function textsOf(lock: Lock, situation: LockedSituation): string[] {
  return [
    ...ignoredTexts(lock, situation),
    ...Object.keys(situation.reacts).map((key) => reactionText(lock, situation, key)),
  ]
}

function startText(lock: Lock): string {
  return JSON.stringify([lock.input, lock.start.does, placeOf(lock.situations[lock.start.rests])])
}

function ignoredTexts(lock: Lock, situation: LockedSituation): string[] {
  return ignoredIn(lock, situation).map((name) => JSON.stringify([placeOf(situation), name, lock.stimuli[name]]))
}

/** Without the guards' names, which may change where the behaviour does not. */
function reactionText(lock: Lock, situation: LockedSituation, key: string): string {
  const { does, rests } = situation.reacts[key] ?? { does: [], rests: '' }
  const deeds = does.map((deed) => ('take' in deed ? { ...deed, if: undefined } : deed))
  return JSON.stringify([placeOf(situation), key, lock.stimuli[key], deeds, placeOf(lock.situations[rests])])
}

function placeOf(situation: LockedSituation | undefined): unknown {
  return situation && [situation.leaves, situation.shows, situation.also]
}

function git(args: readonly string[]): string | null {
  const { status, stdout } = spawnSync('git', args, {
    cwd: join(import.meta.dirname, '../../..'),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 64 * 1024 * 1024,
  })
  return status === 0 ? stdout : null
}
