import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { csvReader } from './csv-reader.ts'
import { startReceiver } from './receiver-process.ts'
import { writeStored, type Amount } from './stored.ts'

export interface ExportFigures extends Amount {
  /** The number of stored requests that the export lacks, has twice or has in another order. */
  missing: number
  /** The number of records with more or fewer cells than the header. */
  uneven: number
  columns: number
  /** The most memory that the receiver's process ever had, in MiB. */
  memory: number
  megabytes: number
  seconds: number
}

const token = 'the-token-of-a-measurement'

/** Exports a file of stored requests over HTTP from a new receiver, and reads the result as any client would. */
export async function runExport(amount: Amount): Promise<ExportFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'receiver-export-'))
  const file = join(folder, 'leads.db')
  const ids = writeStored(file, amount)
  const receiver = await startReceiver({ RECEIVER_FILE: file, RECEIVER_EXPORT_TOKEN: token })
  const started = performance.now()
  try {
    const { head, found, uneven, length } = await read(`${receiver.inbox}/leads.csv`)
    return {
      ...amount,
      missing: ids.filter((id, index) => found[index] !== id).length + Math.max(0, found.length - ids.length),
      uneven,
      columns: head.length,
      memory: memoryOf(receiver.child.pid ?? 0),
      megabytes: length / 1e6,
      seconds: (performance.now() - started) / 1000,
    }
  } finally {
    await receiver.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function read(address: string) {
  const { status, body } = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
  if (status !== 200 || body === null) throw new Error(`The export was answered with ${status}.`)
  const [head, found]: [string[], string[]] = [[], []]
  let [uneven, length] = [0, 0]
  const reader = csvReader((cells) => {
    if (head.length === 0) head.push(...cells)
    else {
      found.push(cells[2] ?? '')
      uneven += cells.length === head.length ? 0 : 1
    }
  })
  const decoder = new TextDecoder()
  for await (const piece of body) {
    length += piece.length
    reader.read(decoder.decode(piece, { stream: true }))
  }
  reader.end()
  return { head, found, uneven, length }
}

/** A process's memory in MiB: the peak where the system reports it (Linux), otherwise the current size. */
function memoryOf(pid: number): number {
  const status = `/proc/${pid}/status`
  const kibibytes = existsSync(status)
    ? /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(status, 'utf8'))?.[1]
    : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })
  return Math.round(Number(kibibytes) / 1024)
}
