import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../scripts/support/setup.mjs'
import { runExport, type ExportFigures } from './export-run.ts'
import type { Amount } from './stored.ts'
import { runTrial, type Trial, type TrialFigures } from './trial.ts'

/** The most memory that a receiver may need for its export, in MiB. */
export const memoryBudget = 150

/**
 * Runs the trial of kills and the export, prints both results and writes them to `test-results/bench/receiver.json`.
 * Returns the exit status: 1 where a request was lost or the export needed more memory than allowed.
 */
export async function benchReceiver({ kills, seed, rows, hostile }: Trial & Amount): Promise<number> {
  const trial = await runTrial({ kills, seed })
  console.log(trialInWords(trial))
  const exported = await runExport({ rows, hostile })
  console.log(exportInWords(exported))
  const folder = join(root, 'test-results/bench')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'receiver.json'), `${JSON.stringify({ trial, exported }, null, 2)}\n`)
  return isKept(trial) && isWhole(exported) ? 0 : 1
}

/** Whether nothing was lost, nothing deleted came back, and SQLite found every file in order. */
export function isKept({ lost, undone, integrity }: Pick<TrialFigures, 'lost' | 'undone' | 'integrity'>): boolean {
  return lost === 0 && undone === 0 && integrity.length > 0 && integrity.every((word) => word === 'ok')
}

/** Whether every row was exported with the same number of cells and within the memory budget. */
export function isWhole({ missing, uneven, memory }: Pick<ExportFigures, 'missing' | 'uneven' | 'memory'>): boolean {
  return missing === 0 && uneven === 0 && memory <= memoryBudget
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
