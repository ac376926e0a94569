import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chosenStepListener } from '../paths/core/chosen.ts'
import type { Goal, Path, Suite } from '../paths/core/cover.ts'
import type { AnyFlowModel } from '../paths/core/explore.ts'
import { walk, type StepListener, type Walker } from '../paths/core/run.ts'
import { textAlone } from '../paths/core/walk-failure.ts'

export type Level = 'machine' | 'dom' | 'browser'

export const levels: readonly Level[] = ['machine', 'dom', 'browser']

/** Where test runs leave what the atlas shows. */
export const resultsFolder = join(import.meta.dirname, '../../test-results')

/** One walk of one path, as `test-results/walks/<level>/<flow>/<path>.json`. */
export interface WalkRecord {
  flow: string
  level: Level
  /** The goal of the suite that the path belongs to. */
  goal: Goal
  path: string
  result: 'passed' | 'failed'
  /** Ids of the edges that passed, in the order of the path. */
  edges: readonly string[]
  seconds: number
}

/** A record with the time at which it was written, in milliseconds since 1970. */
export interface DatedRecord extends WalkRecord {
  at: number
}

/**
 * Walks a path of a suite at a level, reports its steps as the environment asks for, and records how the walk ended: one
 * small file per path, so that parallel workers do not write to the same file. Rejects with the step that failed and the
 * command that replays the path.
 */
export async function walkRecorded(
  level: Level,
  { model, suite, path }: { model: AnyFlowModel; suite: Suite; path: Path },
  walker: Walker,
): Promise<void> {
  try {
    await walk(path, walker, recorded(level, model, suite, path))
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause)
    throw textAlone(`${message}\nReplay it: npm run paths -- --path ${path.id} --level ${level}`)
  }
}

function recorded(level: Level, model: AnyFlowModel, { goal }: Suite, path: Path): StepListener {
  const onStep = chosenStepListener(model, path)
  const started = performance.now()
  return (step, failure) => {
    onStep(step, failure)
    if (!failure && step < path.steps.length) return
    const taken = path.steps.slice(0, failure ? Math.max(0, step - 1) : step)
    write({
      flow: model.id,
      level,
      goal,
      path: path.id,
      result: failure ? 'failed' : 'passed',
      edges: taken.map(({ edge }) => edge.id),
      seconds: (performance.now() - started) / 1000,
    })
  }
}

/** The records of a flow's walks at a level from the last runs; empty where there was no run. */
export function readWalks(level: Level, flow: string, results: string = resultsFolder): DatedRecord[] {
  const folder = join(results, 'walks', level, flow)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => {
      const file = join(folder, name)
      const record: WalkRecord = JSON.parse(readFileSync(file, 'utf8'))
      return { ...record, at: statSync(file).mtimeMs }
    })
}

function write(record: WalkRecord): void {
  const folder = join(resultsFolder, 'walks', record.level, record.flow)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${record.path}.json`), JSON.stringify(record))
}
