import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cover } from './core/cover.ts'
import { explore, type AnyFlowModel, type Situation } from './core/explore.ts'
import { counted } from './core/words.ts'

const machines = join(import.meta.dirname, '../../machines')

interface LockedPath {
  id: string
  title: string
  /** The states that the path visits, from its start. */
  stands: string
}

/** The text of a flow's lock file: the paths of its edge suite, by title. */
export function lockOf(model: AnyFlowModel): string {
  const { goal, budget, paths } = cover(explore(model), 'edges')
  const locked: LockedPath[] = paths.map(({ id, title, start, steps }) => ({
    id,
    title,
    stands: [start.situation, ...steps.map(({ edge }) => edge.to)].map(placeOf).join(' > '),
  }))
  const sorted = locked.toSorted((one, other) => (one.title < other.title ? -1 : 1))
  return `${JSON.stringify({ machine: model.id, goal, maxSteps: budget, paths: sorted }, null, 2)}\n`
}

/** Writes a flow's lock file; returns whether that changed it. */
export function writeLock(model: AnyFlowModel): boolean {
  const text = lockOf(model)
  if (readLock(model) === text) return false
  writeFileSync(lockFile(model), text)
  return true
}

/** One sentence where a flow's lock file differs from its machine and model; null where it does not. */
export function lockComplaint(model: AnyFlowModel, locked: string | null = readLock(model)): string | null {
  const text = lockOf(model)
  if (locked === text) return null
  const remedy = 'If the change is meant, run `npm run paths:lock` and review its diff.'
  if (locked === null) return `machines/${model.id}/paths.lock.json is missing. Run \`npm run paths:lock\`.`
  const [before, now] = [entries(locked), entries(text)]
  const added = now.filter((line) => !before.includes(line)).length
  const removed = before.filter((line) => !now.includes(line)).length
  return `machines/${model.id}/paths.lock.json differs from the machine and its model: ${counted(added, 'path')} new or changed, ${removed} gone. ${remedy}`
}

function placeOf({ leaves }: Situation): string {
  return leaves.join(' & ')
}

function entries(text: string): string[] {
  return text.match(/^ {4}\{\n[\s\S]*?\n {4}\}/gm) ?? []
}

function lockFile(model: AnyFlowModel): string {
  return join(machines, model.id, 'paths.lock.json')
}

function readLock(model: AnyFlowModel): string | null {
  const file = lockFile(model)
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}
