import { rmSync } from 'node:fs'
import { recordsFolder } from '../../tests/hostile/record.ts'
import { writeEvidence } from '../../scripts/support/evidence.ts'
import { describeMachine } from '../../scripts/support/machine.ts'
import { runBrowser, type BrowserRun } from './browser-run.ts'
import { freshRecord, type Part } from './part.ts'
import { parts } from './parts.ts'
import { described, evidenceOf, type Line } from './table.ts'

const longest = 20

/**
 * Runs all parts, or those named, and prints a line for each figure. A run of all of them writes
 * docs/evidence/proof.md. Returns the exit status: 1 where a figure is missing or misses its target.
 */
export async function prove(ids: readonly string[]): Promise<number> {
  const unknown = ids.filter((id) => !parts.some((part) => part.id === id))
  if (unknown.length > 0) {
    console.error(`npm run proof knows ${parts.map(({ id }) => id).join(', ')}, not ${unknown.join(', ')}.`)
    return 1
  }
  const started = performance.now()
  const asked = parts.filter(({ id }) => ids.length === 0 || ids.includes(id))
  rmSync(recordsFolder, { recursive: true, force: true })
  for (const name of asked.flatMap((part) => part.records ?? [])) freshRecord(name)
  const browser = await runBrowser(asked.flatMap((part) => part.browser ?? []))
  const lines: Line[] = []
  for (const part of asked) lines.push(...(await linesOf(part, browser)))
  if (ids.length === 0) lines.push(timeOf(performance.now() - started))
  console.log(`\n${lines.map(described).join('\n')}`)
  if (ids.length === 0) writeEvidence(evidenceOf(lines, describeMachine()))
  return lines.every(({ isMet }) => isMet) ? 0 : 1
}

/** The lines of a part, or one line with the error where it gives none. */
async function linesOf(part: Part, browser: BrowserRun): Promise<Line[]> {
  const { title, bar, command } = part
  console.log(`\n${part.id}: ${title}`)
  try {
    return (await part.run(browser)).map((figure) => ({ ...figure, command }))
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error)
    return [{ title, bar, figure: `none: ${reason}`, isMet: false, command }]
  }
}

function timeOf(milliseconds: number): Line {
  const minutes = milliseconds / 60_000
  return {
    title: 'all of the above',
    bar: `under ${longest} min`,
    figure: `${minutes.toFixed(1)} min`,
    isMet: minutes < longest,
    command: 'npm run proof',
  }
}
