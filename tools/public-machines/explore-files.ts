import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Line, Machine, Way } from './results.ts'

/** How long a way may take for one machine, and how much memory. */
const limits = { seconds: 40, megabytes: 1000 }

const program = join(import.meta.dirname, 'explore-file.ts')

/** What came of one file: its machines, or why it gives none. */
export interface FileResult {
  file: string
  machines: readonly Machine[]
  failed?: string
}

/** Explores the machines of a file in processes of their own; a way that takes too long is stopped, and counts as refused. */
export async function exploreFile(folder: string, file: string): Promise<FileResult> {
  const machines = new Map<number, Machine>()
  const skipped: string[] = []
  let failed: string | undefined
  for (let stopped = true; stopped;) {
    let current: { index: number; way: Way } | undefined
    for await (const line of linesOf(folder, file, skipped)) {
      if (line.kind === 'failed') failed = line.reason
      if (line.kind === 'machine') {
        const { index, id, transitions } = line
        machines.set(index, machines.get(index) ?? { file, id, transitions: transitions.length, found: {} })
      }
      if (line.kind === 'begin') current = line
      if (line.kind === 'found') {
        const machine = machines.get(line.index)
        if (machine) machine.found[line.way] = line.found
        current = undefined
        skipped.push(`${line.index} ${line.way}`)
      }
    }
    const unfinished = current && `${current.index} ${current.way}`
    stopped = unfinished !== undefined && !skipped.includes(unfinished)
    if (!stopped || !current || unfinished === undefined) continue
    skipped.push(unfinished)
    const machine = machines.get(current.index)
    if (machine)
      machine.found[current.way] = { taken: 0, paths: 0, untaken: [], notes: [], refused: stoppedReason(current.way) }
  }
  return { file, machines: [...machines.values()], ...(failed !== undefined && { failed }) }
}

/** The lines that one process prints, until it ends or prints nothing for too long. */
async function* linesOf(folder: string, file: string, skipped: readonly string[]): AsyncGenerator<Line> {
  const path = join(folder, file)
  const name = file.split(/[\\/]/)[0] ?? ''
  const memory = `--max-old-space-size=${limits.megabytes}`
  const running = spawn(process.execPath, [...process.execArgv, memory, program, path, name, skipped.join()], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const stop = () => running.kill('SIGKILL')
  let timer = setTimeout(stop, 3 * limits.seconds * 1000)
  for await (const text of createInterface(running.stdout)) {
    if (!text.startsWith('line ')) continue
    clearTimeout(timer)
    timer = setTimeout(stop, limits.seconds * 1000)
    yield parsed(text.slice('line '.length))
  }
  clearTimeout(timer)
  if (running.exitCode === null && running.signalCode === null) await once(running, 'close')
}

function parsed(text: string): Line {
  const line: Line = JSON.parse(text)
  return line
}

/** Where a way did not end: the reason in words. */
export function stoppedReason(way: Way): string {
  return `${way} did not end within ${limits.seconds} s and ${limits.megabytes} MB`
}
