import { existsSync, renameSync, rmSync } from 'node:fs'

/**
 * Puts a folder in the place of another, which is gone for no longer than one name takes. Throws a sentence where somebody keeps it from being
 * moved; then all is as it was.
 */
export function replaceFolder(place: string, next: string): void {
  const former = `${place}-former`
  rmSync(former, { recursive: true, force: true })
  try {
    if (existsSync(place)) renameSync(place, former)
    renameSync(next, place)
  } catch (cause) {
    if (existsSync(former) && !existsSync(place)) renameSync(former, place)
    throw new Error(`${place} cannot be replaced: close what has it open or stands in it, then build again.`, { cause })
  }
  rmSync(former, { recursive: true, force: true })
}
