import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../scripts/support/setup.mjs'
import { markdownTable, writeEvidence, type Evidence } from '../../../scripts/support/evidence.ts'
import { ensurePostgres } from '../../../scripts/support/setup.mjs'
import { startPostgres } from '../../../tests/support/postgres.ts'
import { runExport, type ExportFigures } from './export-run.ts'
import { isSwift, loadBar, runLoad, type LoadFigures } from './load.ts'
import type { Amount } from './stored.ts'
import { runTrial, type Trial, type TrialFigures } from './trial.ts'

/** The most memory in MiB that a receiver may need: 130 at rest, the rest to bring an old file to its shape and export it. */
export const memoryBudget = 350

/** The size of the run whose figures are in docs/evidence/bench-receiver.md. */
export const wholeRun = { kills: 200, rows: 100_000, hostile: 1000, seconds: 30 } as const

/** What the benchmark does; `seconds` of load on each database. */
type Whole = Trial & Amount & { seconds: number }

/**
 * Runs the trial of kills, the export and the load, prints the results and writes them to `test-results/bench/receiver.json`.
 * Returns the exit status: 1 where a request was lost, the export needed more memory than allowed, or the load was not borne.
 */
export async function benchReceiver({ kills, seed, rows, hostile, seconds }: Whole): Promise<number> {
  const trial = await runTrial({ kills, seed })
  console.log(trialInWords(trial))
  const exported = await runExport({ rows, hostile })
  console.log(exportInWords(exported))
  const loads = await loadBoth(seconds)
  for (const load of loads) console.log(loadInWords(load))
  const folder = join(root, 'test-results/bench')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'receiver.json'), `${JSON.stringify({ trial, exported, loads }, null, 2)}\n`)
  const isAsked = kills >= wholeRun.kills && rows >= wholeRun.rows && hostile >= wholeRun.hostile
  if (isAsked && seconds >= wholeRun.seconds && loads.length === 2)
    writeEvidence(evidenceOf({ trial, exported, loads }))
  return isKept(trial) && isWhole(exported) && loads.length === 2 && loads.every(isSwift) ? 0 : 1
}

/** Whether nothing was lost, nothing deleted came back, and SQLite found every file in order. */
export function isKept({ lost, undone, integrity }: Pick<TrialFigures, 'lost' | 'undone' | 'integrity'>): boolean {
  return lost === 0 && undone === 0 && integrity.length > 0 && integrity.every((word) => word === 'ok')
}

/** Whether every row was exported with the same number of cells and within the memory budget. */
export function isWhole({ missing, uneven, memory }: Pick<ExportFigures, 'missing' | 'uneven' | 'memory'>): boolean {
  return missing === 0 && uneven === 0 && memory <= memoryBudget
}

interface Results {
  trial: TrialFigures
  exported: ExportFigures
  loads: readonly LoadFigures[]
}

function evidenceOf({ trial, exported, loads }: Results): Evidence {
  const head = ['database', 'requests a second', 'the disk confirms', 'acknowledged', 'lost', 'median', 'p99']
  const rows = loads.map((load) => [
    load.database === 'sqlite' ? 'SQLite' : 'PostgreSQL',
    String(load.rate),
    `${load.confirmations.toLocaleString('en-US')} a second`,
    load.acknowledged.toLocaleString('en-US'),
    String(load.lost),
    `${load.median} ms`,
    `${load.p99} ms`,
  ])
  return {
    name: 'bench-receiver',
    isMeasured: true,
    title: 'The receiver',
    command: 'npm run bench:receiver',
    paragraphs: [
      trialInWords(trial).replaceAll('\n', ' '),
      exportInWords(exported),
      `Load for ${loads[0]?.seconds ?? 0} s on loopback, the limit for one sender off, each answer after the disk's confirmation: ${loadBar.rate} requests a second are asked for, or ${loadBar.shareOfDisk * 100} % of what the disk confirms if that is less, and 99 of 100 answers within ${loadBar.p99} ms at the server's clock.`,
      markdownTable([head, ...rows]),
    ],
  }
}

async function loadBoth(seconds: number): Promise<LoadFigures[]> {
  const onFile = await runLoad(null, seconds)
  if (ensurePostgres() === undefined) return [onFile]
  const server = await startPostgres({ isSafe: true })
  try {
    return [onFile, await runLoad(await server.createDatabase(), seconds)]
  } finally {
    await server.stop()
  }
}

function loadInWords({ database, rate, seconds, confirmations, ...figures }: LoadFigures): string {
  const { acknowledged, lost, median, p99 } = figures
  const asked = `${rate} requests a second for ${seconds} s (the disk confirms ${confirmations} a second)`
  const refused = Object.entries(figures.refused).map(([status, count]) => `, ${count} answered ${status}`)
  return `${database}, ${asked}: ${acknowledged} acknowledged, ${lost} lost${refused.join('')}, median ${median} ms, p99 ${p99} ms (${loadBar.p99}).`
}

function trialInWords(trial: TrialFigures): string {
  const { kills, writers, disk, looks, backups, fullDisks, deleted, acknowledged, postponed, complaints } = trial
  const done = `${looks} looks, ${backups} backups, ${fullDisks} times full (${disk}), ${deleted} deleted`
  const integrity = trial.integrity.filter((word) => word !== 'ok')
  return [
    `${kills} kills under ${writers} writers, ${done}: ${acknowledged} acknowledged, ${postponed} postponed,`,
    `${trial.lost} lost, ${trial.undone} undone, integrity ${integrity.join('; ') || 'ok'}, ${trial.seconds.toFixed(0)} s.`,
    ...complaints.map((complaint) => `The sqlite3 program: ${complaint}`),
  ].join('\n')
}

function exportInWords({ rows, hostile, missing, uneven, memory, megabytes, seconds }: ExportFigures): string {
  const size = `${megabytes.toFixed(0)} MB in ${seconds.toFixed(0)} s, ${memory} MiB of memory at most`
  return `${rows} rows, ${hostile} hostile: ${missing} missing, ${uneven} uneven, ${size}.`
}
