import type { Goal } from '../paths/core/cover.ts'
import type { AnyFlowModel } from '../paths/core/explore.ts'
import { behaviourOf } from '../paths/oracle/lock.ts'
import { parseLock, readLockText, type Lock } from '../paths/oracle/lock-file.ts'
import { lockOf } from '../paths/oracle/record.ts'
import { isEquivalent } from './equivalence.ts'
import { copyOf, rebuild } from './machine-config.ts'
import { machineFaultsOf, type MachineFault } from './machine-faults.ts'
import type { Judged } from './results.ts'

/**
 * Seeds each fault of the fixed list in a flow's machine, and asks the oracle, as `npm test` does: walks the paths of a
 * lock on it, negative steps included, and keeps each sentence that says what it does differently. The lock is the
 * flow's lock file unless another is given. Briefly, a fault is judged by the first path that notices it.
 */
export function judgeMachine(model: AnyFlowModel, lock: Lock = committedLock(model), isBrief = false): Judged[] {
  return machineFaultsOf(model.machine).map((fault) => judge(model, lock, isBrief, fault))
}

/** The lock that machine faults are judged by: the lock file for the goal that it has, and one made now for others. */
export function lockFor(model: AnyFlowModel, goal: Goal): Lock {
  return goal === 'edges' ? committedLock(model) : lockOf(model, goal)
}

function committedLock(model: AnyFlowModel): Lock {
  const lock = parseLock(readLockText(model.id) ?? '{}')
  if (!lock) throw new Error(`${model.id} has no lock. Run \`npm run paths:lock\`.`)
  return lock
}

function judge(model: AnyFlowModel, lock: Lock, isBrief: boolean, { seed, ...fault }: MachineFault): Judged {
  const config = copyOf(model.machine)
  seed(config)
  const machine = rebuild(config, model.machine)
  const complaints = behaviourOf(lock, { ...model, machine }, isBrief)
  const [first] = complaints
  if (!first) return { ...fault, status: isEquivalent(model, machine) ? 'equivalent' : 'survived' }
  const sentences = complaints.map(({ sentence }) => sentence)
  const [path = ''] = first.paths
  return { ...fault, status: 'killed', path, complaint: first.sentence, sentences }
}
