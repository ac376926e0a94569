import { statSync } from 'node:fs'
import { basename } from 'node:path'
import { NotStored } from './not-stored.ts'

/**
 * Remembers which files stand at a database's place now (the database, its write-ahead log, the log's index); the function that it returns
 * throws once one of them was removed, replaced or emptied: what is written after that nobody would find again.
 */
export function watchPlace(file: string, identify: (file: string) => string = identityOf): () => void {
  const before = identify(file)
  return () => {
    if (identify(file) === before) return
    throw new NotStored(
      `${basename(file)}, its -wal or its -shm was removed or replaced: put it back, or restart the receiver.`,
    )
  }
}

/** Looks at directory entries only: whoever opens and closes these files in this process drops SQLite's locks on them (POSIX). */
function identityOf(file: string): string {
  return [file, `${file}-wal`, `${file}-shm`].map(entryAt).join(' ')
}

function entryAt(path: string): string {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false })
  return found === undefined ? 'none' : `${found.dev}:${found.ino}`
}
