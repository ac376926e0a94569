import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { testRun } from '../../scripts/support/test-run.ts'
import { chosenStepListener } from '../paths/core/chosen.ts'
import type { Goal, Path, Suite } from '../paths/core/cover.ts'
import type { AnyFlowModel } from '../paths/core/explore.ts'
import { walk, type Walker } from '../paths/core/run.ts'
import { textAlone } from '../paths/core/walk-failure.ts'
import { recordRun } from '../paths/history.ts'
import { versionOf } from '../paths/versions.ts'

export type Level = 'machine' | 'dom' | 'browser'

export const levels: readonly Level[] = ['machine', 'dom', 'browser']

/** Where test runs leave what the atlas shows, unless the environment names another folder. */
export const resultsFolder = process.env['TEST_RESULTS'] ?? join(import.meta.dirname, '../../test-results')

type WalkResult = 'passed' | 'failed' | 'timed out' | 'interrupted'

/** What went wrong on a walk. */
interface WalkFailure {
  /** The step that failed, or during which the time was over; 0 is the start. */
  step: number
  /** Lines: what was expected and what was there. */
  text: string
  /** The picture of the page, relative to the folder of the results. */
  picture?: string
  /** The command that walks the path again. */
  command: string
}

/** One walk of one path, as `test-results/walks/<level>/<flow>/<path>.json`. */
export interface WalkRecord {
  flow: string
  level: Level
  /** The goal of the suite that the path belongs to, and the most steps of its paths. */
  goal: Goal
  budget: number
  path: string
  result: WalkResult
  /** Ids of the edges that passed, in the order of the path. */
  edges: readonly string[]
  /** When the walk began, in ISO 8601. */
  at: string
  ms: number
  /** The test run, and the commit that it tested. */
  run: string
  commit: string
  /** The hashes of the machine and of its lock file. */
  machine: string
  lock: string
  failure?: WalkFailure
}

/** How the test ended that walked a path: the verdict of the program that ran it. */
export interface Ending {
  result: WalkResult
  /** What the program says of it, where it did not pass. */
  text: string
  /** A WebP picture of the page, where it did not pass. */
  picture?: Buffer
}

/** Has a function called once the current test has ended. */
export type WhenEnded = (close: (ending: Ending) => void) => void

/**
 * Walks a path of a suite at a level, from the walker's arrival on, and reports its steps as the environment asks for.
 * Its record says 'interrupted' until the test has ended, and then what the test's program says: a walk that ends after
 * its time is not 'passed', nor is one whose test fails after the last step. Rejects with the step that failed and the
 * command that replays the path.
 */
export async function walkRecorded(
  level: Level,
  { model, suite, path }: { model: AnyFlowModel; suite: Suite; path: Path },
  arrive: () => Walker | Promise<Walker>,
  whenEnded: WhenEnded,
  results: string = resultsFolder,
): Promise<void> {
  const recording = recordingOf(level, model, suite, path, results)
  whenEnded(recording.close)
  const onStep = chosenStepListener(model, path)
  try {
    await walk(path, await arrive(), (step, failure) => {
      onStep(step, failure)
      if (!failure) recording.pass(step)
    })
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause)
    recording.fail(message)
    throw textAlone(`${message}\nReplay it: ${commandOf(level, path)}`)
  }
}

/** The records of a flow's walks at a level, of whatever version; empty where there was no run. */
export function readWalks(level: Level, flow: string, results: string = resultsFolder): WalkRecord[] {
  const folder = join(results, 'walks', level, flow)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name): Partial<WalkRecord> => JSON.parse(readFileSync(join(folder, name), 'utf8')))
    .filter(isWhole)
}

/** Whether a record says what it is of: those of earlier formats do not. */
function isWhole(record: Partial<WalkRecord>): record is WalkRecord {
  return record.machine !== undefined && record.budget !== undefined
}

/** What is known of a walk while it goes on. */
function recordingOf(level: Level, model: AnyFlowModel, { goal, budget }: Suite, path: Path, results: string) {
  const started = performance.now()
  const at = new Date(performance.timeOrigin + started).toISOString()
  const known = { flow: model.id, level, goal, budget, path: path.id, at, ...testRun(), ...versionOf(model) }
  let passed = -1
  let complaint = ''
  let isClosed = false
  const edges = () => path.steps.slice(0, Math.max(0, passed)).map(({ edge }) => edge.id)
  const failure = (text: string) => ({
    step: Math.min(passed + 1, path.steps.length),
    text,
    command: commandOf(level, path),
  })
  write(results, {
    ...known,
    result: 'interrupted',
    edges: [],
    ms: 0,
    failure: failure('The run ended before this walk did.'),
  })
  return {
    pass: (step: number) => {
      if (!isClosed) passed = step
    },
    fail: (message: string) => {
      if (!isClosed) complaint = message
    },
    /** Writes how the walk ended. What still happens on the walk afterwards changes nothing. */
    close: ({ result, text, picture }: Ending) => {
      isClosed = true
      const record = { ...known, result, edges: edges(), ms: Math.round(performance.now() - started) }
      const said = result === 'failed' && complaint ? complaint : [text, complaint].filter(Boolean).join('\n')
      const pictured = picture && { picture: keepPicture(results, record, picture) }
      write(results, result === 'passed' ? record : { ...record, failure: { ...failure(said), ...pictured } })
      if (result !== 'interrupted') recordRun(record, { ...record, result }, join(results, 'history.jsonl'))
    },
  }
}

function commandOf(level: Level, { id }: Path): string {
  return `npm run paths -- --path ${id} --level ${level}`
}

function keepPicture(results: string, { level, flow, path }: WalkRecord, picture: Buffer): string {
  const name = `failures/${level}/${flow}/${path}.webp`
  mkdirSync(dirname(join(results, name)), { recursive: true })
  writeFileSync(join(results, name), picture)
  return name
}

function write(results: string, record: WalkRecord): void {
  const folder = join(results, 'walks', record.level, record.flow)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${record.path}.json`), JSON.stringify(record))
}
