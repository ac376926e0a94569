import type { Heard } from './visitor.ts'

/** A transcript: what was heard after each key, below the versions that said it. */
export interface Transcript {
  versions: string
  heard: readonly Heard[]
}

/** The transcript as it is committed: a line for each key, and below it a line for each thing said. */
export function textOf({ versions, heard }: Transcript): string {
  const lines = heard.flatMap(({ key, says }) => [`[${key}]`, ...says.map((text) => `  ${text}`)])
  return `${versions}\n\n${lines.join('\n')}\n`
}

/**
 * Where two transcripts differ, as sentences: which key, what was said before, and what is said now. The versions are
 * not compared. Empty where none differs.
 */
export function differences(before: string, now: string): string[] {
  const [old, recent] = [entriesOf(before), entriesOf(now)]
  const length = Math.max(old.length, recent.length)
  const found = Array.from({ length }, (_, place) => place).filter((place) => old[place] !== recent[place])
  return found.slice(0, 5).map((place) => {
    const was = old[place] ?? 'nothing more'
    return `step ${place + 1}\n    before: ${oneLine(was)}\n    now:    ${oneLine(recent[place] ?? 'nothing more')}`
  })
}

/** The entries of a committed transcript: each a key, and below it what is said. */
export function entriesOf(text: string): string[] {
  return text
    .split('\n\n')
    .slice(1)
    .join('\n\n')
    .split(/\n(?=\[)/)
    .map((entry) => entry.trim())
}

/** Whether a walk could not be finished: then its last entry says why. */
export function isBrokenOff(text: string): boolean {
  return entriesOf(text).at(-1)?.startsWith('[end]') ?? false
}

function oneLine(entry: string): string {
  return entry.replaceAll(/\n\s*/g, ' | ')
}
