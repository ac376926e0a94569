import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { foldersOf } from './build.ts'

/**
 * The differences between two builds, one line for each file. There should be none, since no file that is served may
 * depend on time or chance.
 */
export function differences(one: string, other: string): string[] {
  const [first, second] = [foldersOf(one).dist, foldersOf(other).dist]
  const files = new Set([...filesIn(first), ...filesIn(second)])
  return [...files].toSorted().flatMap((file) => {
    const [before, after] = [contentOf(join(first, file)), contentOf(join(second, file))]
    if (before === null || after === null) return [`${file} is only in ${before === null ? other : one}`]
    return before.equals(after) ? [] : [`${file} differs between ${one} and ${other}`]
  })
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
}

function contentOf(file: string): Buffer | null {
  try {
    return readFileSync(file)
  } catch {
    return null
  }
}
