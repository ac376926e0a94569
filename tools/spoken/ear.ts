import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/** A line of what Orca does: something said, or a mark of its work. */
export interface Line {
  kind: 'said' | 'busy' | 'idle' | 'key' | 'ready'
  text: string
}

export interface Ear {
  /** How many lines there are. */
  position: () => number
  /** The lines from a position on. */
  since: (position: number) => Line[]
  /** Waits for a line from a position on; rejects after a minute, naming what was waited for. */
  until: (what: string, isIt: (line: Line) => boolean, position?: number) => Promise<void>
}

const patience = 60_000

/** Reads the file that Orca writes. */
export function listenTo(file: string): Ear {
  const lines = () => readFileSync(file, 'utf8').split('\n').slice(0, -1).flatMap(lineOf)
  return {
    position: () => lines().length,
    since: (position) => lines().slice(position),
    async until(what, isIt, position = 0) {
      const deadline = performance.now() + patience
      while (!lines().slice(position).some(isIt)) {
        if (performance.now() > deadline) throw new Error(`waited in vain for ${what}`)
        await pause(50)
      }
    },
  }
}

function lineOf(written: string): Line[] {
  const [, kind, text = ''] = /^(\w+) (.*)$/.exec(written) ?? []
  return isKind(kind) ? [{ kind, text }] : []
}

function isKind(kind: string | undefined): kind is Line['kind'] {
  return kind === 'said' || kind === 'busy' || kind === 'idle' || kind === 'key' || kind === 'ready'
}
