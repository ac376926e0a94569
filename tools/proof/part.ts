import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/support/setup.mjs'
import type { BrowserRun } from './browser-run.ts'

/** One line of the proof: what was asked, what came of it. */
export interface Figure {
  title: string
  /** What the figure is measured against. */
  bar: string
  figure: string
  isMet: boolean
}

/** A command that proves something, and the figures that it leaves. */
export interface Part {
  id: string
  title: string
  bar: string
  /** As a person would type it. */
  command: string
  /** Beginnings of the browser test files that it stands on: all parts' run together, once. */
  browser?: readonly string[]
  /** Rejects where the command leaves no figure. */
  run: (browser: BrowserRun) => Promise<Figure[]>
}

/** A record that a command is to leave under test-results/: an old one is removed, so that none is taken for a new one. */
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
