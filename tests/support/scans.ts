import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { resultsFolder } from '../../tools/atlas/walk-record.ts'
import { explore } from '../../tools/paths/core/explore.ts'
import { testedFlows } from '../flows/all.ts'
import { linesOf, summaryOf, type Scan } from './scan-summary.ts'

/**
 * The folder of the scans, inside the one that Playwright empties before each run, so that no scan is older than the
 * run.
 */
const folder = join(resultsFolder, 'playwright/scans')

/**
 * Writes axe's findings in a situation to a file of its own, so that parallel workers do not write to the same file.
 */
export function keepScan(scan: Scan): void {
  mkdirSync(folder, { recursive: true })
  const name = createHash('sha256').update(scan.situation).digest('hex').slice(0, 16)
  writeFileSync(join(folder, `${scan.flow} ${name}.json`), JSON.stringify(scan))
}

/**
 * Writes the summary of the last browser run's scans to `test-results/axe.json` and prints it. Returns whether every
 * situation of the registry was checked without a finding.
 */
export function checkScans(): boolean {
  const known = Object.entries(testedFlows).flatMap(([flow, { model }]) =>
    explore(model).situations.map(({ key }) => ({ flow, situation: key })),
  )
  const summary = summaryOf(known, readScans())
  writeFileSync(join(resultsFolder, 'axe.json'), `${JSON.stringify(summary, null, 2)}\n`)
  console.log(linesOf(summary).join('\n'))
  return summary.missing.length + summary.violations.length === 0
}

function readScans(): Scan[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder).map((name): Scan => JSON.parse(readFileSync(join(folder, name), 'utf8')))
}
