import { isSame } from './plain.ts'

/** The parts in which two values differ, as text; null where they are the same. */
export function changeOf(was: unknown, now: unknown): { was: string; now: string } | null {
  if (isSame(was, now)) return null
  const [before, after] = [partsOf(was), partsOf(now)]
  if (!before || !after) return { was: textOf(was), now: textOf(now) }
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => !isSame(before[key], after[key]),
  )
  const shown = (parts: Readonly<Record<string, unknown>>) =>
    changed.map((key) => `${key} ${textOf(parts[key])}`).join(', ')
  return { was: shown(before), now: shown(after) }
}

function partsOf(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
}

const longest = 120

/** A value as one short text. */
export function textOf(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value)
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}
