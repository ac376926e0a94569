import { closeSync, fsyncSync, openSync } from 'node:fs'

/** Makes an empty file that only its owner reads and writes. Throws where there is one of that name. */
export function createPrivate(file: string): void {
  closeSync(openSync(file, 'wx', 0o600))
}

/** Resolves once a file's content is on the disk. */
export function syncFile(file: string): void {
  const handle = openSync(file, 'r+')
  fsyncSync(handle)
  closeSync(handle)
}
