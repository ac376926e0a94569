import { mkdirSync } from 'node:fs'
import { startReceiver, type ReceiverProcess } from './receiver-process.ts'

/** One of a trial's receivers, which is killed and started again; it has its own temporary folder. */
export interface Slot {
  /** The address of the receiver; '' while it does not run. */
  base: () => string
  pid: () => number[]
  start: () => Promise<void>
  kill: () => Promise<void>
}

/** A receiver on a file. `start` repeats until the receiver runs, since it does not start on a full disk. */
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
