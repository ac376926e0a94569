import { existsSync, renameSync, rmSync } from 'node:fs'

/**
 * Replaces a folder by another; in between it is missing only for the moment of a rename. Throws one sentence, and
 * changes nothing, where the folder cannot be moved.
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
