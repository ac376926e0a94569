import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/support/setup.mjs'
import type { BrowserRun } from './browser-run.ts'

/** One line of the proof: a requirement and its result. */
export interface Figure {
  title: string
  /** The target of the figure. */
  bar: string
  figure: string
  isMet: boolean
}

/** A command that proves something, with the figures that it gives. */
export interface Part {
  id: string
  title: string
  bar: string
  /** The command as a person would type it. */
  command: string
  /**
   * How the names of the browser test files begin that it depends on. The files of all parts are run together, once.
   */
  browser?: readonly string[]
  /** The records that those files leave under test-results/ for it; earlier ones are removed first. */
  records?: readonly string[]
  /** Rejects where the command gives no figure. */
  run: (browser: BrowserRun) => Promise<Figure[]>
}

/**
 * The line that is added where a command failed: it demands more than its figures show, such as both databases. None
 * where it ended well.
 */
export function failureOf({ title }: Pick<Part, 'title'>, isWell: boolean): Figure[] {
  return isWell ? [] : [{ title: `all else of ${title}`, bar: 'it ends well', figure: 'it did not', isMet: false }]
}

/**
 * A record that a command will write under test-results/. An existing one is removed first, so that it is not taken for
 * the new one.
 */
export function freshRecord(name: string): { read: () => unknown } {
  const file = join(root, 'test-results', name)
  rmSync(file, { force: true, recursive: true })
  return {
    read() {
      if (!existsSync(file)) throw new Error(`no record test-results/${name} was left`)
      const record: unknown = JSON.parse(readFileSync(file, 'utf8'))
      return record
    },
  }
}
