import { statSync } from 'node:fs'
import { basename } from 'node:path'
import { NotStored } from '../not-stored.ts'

/**
 * Remembers the files of a database (the database, its write-ahead log and the log's index). The function that it
 * returns throws once one of them was removed or replaced, since what is written afterwards would be lost.
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

/**
 * Reads directory entries only: opening and closing one of these files in this process would drop SQLite's locks on it
 * (POSIX).
 */
function identityOf(file: string): string {
  return [file, `${file}-wal`, `${file}-shm`].map(entryAt).join(' ')
}

function entryAt(path: string): string {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false })
  return found === undefined ? 'none' : `${found.dev}:${found.ino}`
}
