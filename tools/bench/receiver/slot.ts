import { mkdirSync } from 'node:fs'
import { startReceiver, type ReceiverProcess } from './receiver-process.ts'

/** A place where a receiver runs, is killed and is started again, with a temporary folder of its own. */
export interface Slot {
  /** Where it listens; '' while nothing does. */
  base: () => string
  pid: () => number[]
  start: () => Promise<void>
  kill: () => Promise<void>
}

/** Over a file; `start` tries until the receiver runs: on a full disk it does not. */
export function createSlot(file: string, temporary: string): Slot {
  mkdirSync(temporary, { recursive: true })
  let current: ReceiverProcess | null = null
  return {
    base: () => current?.base ?? '',
    pid: () => (current?.child.pid === undefined ? [] : [current.child.pid]),
    async start() {
      while (current === null) {
        const begun = await startReceiver({ RECEIVER_FILE: file, TMPDIR: temporary })
        if (begun.base === '') await begun.kill()
        else current = begun
      }
    },
    async kill() {
      const killed = current
      current = null
      await killed?.kill()
    },
  }
}
