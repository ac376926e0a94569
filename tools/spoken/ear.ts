import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

const kinds = ['said', 'status', 'busy', 'idle', 'telling', 'told', 'key', 'ready'] as const

/** A line of what Orca does: something said, the status that a part of the page tells, or a mark of its work. */
export interface Line {
  kind: (typeof kinds)[number]
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
  const [, name, text = ''] = /^(\w+) (.*)$/.exec(written) ?? []
  const kind = kinds.find((known) => known === name)
  return kind ? [{ kind, text }] : []
}
