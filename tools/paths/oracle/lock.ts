import type { AnyFlowModel } from '../core/explore.ts'
import { counted } from '../core/words.ts'
import { walkLocked } from './check.ts'
import { complaintsOf, type Complaint } from './complaints.ts'
import { lockFile, parseLock, readLockText, textOf, writeLockText, type Lock } from './lock-file.ts'
import { lockOf } from './record.ts'
import { outdatedParts } from './outdated.ts'
import { waysOf } from './ways.ts'

const remedy = 'If that is meant, run `npm run paths:lock` and review its diff.'

/** Writes a flow's lock file as its machine is today; returns whether that changed it. */
export function writeLock(model: AnyFlowModel): boolean {
  return writeLockText(model.id, textOf(lockOf(model)))
}

/** Whether a flow's lock file has the path with this id. */
export function isLocked(flow: string, path: string): boolean {
  const text = readLockText(flow)
  return text !== null && parseLock(text)?.paths.some(({ id }) => id === path) === true
}

/**
 * Walks the locked paths on a model's machine: one complaint for each cause for which it behaves differently; briefly,
 * only what the first path shows that shows anything.
 */
export function behaviourOf(lock: Lock, model: AnyFlowModel, isBrief = false): Complaint[] {
  return complaintsOf(lock, walkLocked(lock, model, isBrief), [...waysOf(model.machine).values()])
}

/**
 * What is wrong between a flow and its lock file, one sentence each: what its machine does differently, what has no
 * locked path yet, and what the lock says of paths and events that are no more.
 */
export function lockProblems(model: AnyFlowModel, text: string | null = readLockText(model.id)): string[] {
  const file = lockFile(model.id)
  if (text === null) return [`${file} is missing. Run \`npm run paths:lock\`.`]
  const lock = parseLock(text)
  if (!lock)
    return [`${file} is of the older form, which does not say what the machine does. Run \`npm run paths:lock\`.`]
  const behaviour = behaviourOf(lock, model)
  const problems = [...behaviour.map(complaintText), ...outdatedParts(lock, model, text, behaviour.length > 0)]
  return problems.length === 0 ? [] : [...problems, remedy].map((problem) => `${model.id}: ${problem}`)
}

const shownPaths = 3

/** A complaint with the paths that show it. */
export function complaintText({ sentence, paths }: Complaint): string {
  const shown = paths.slice(0, shownPaths)
  const more = paths.length - shown.length
  const others = more > 0 ? ` and ${more.toLocaleString('en-US')} more` : ''
  return `${sentence}. Seen on ${counted(paths.length, 'path')}: ${shown.join(', ')}${others}.`
}
