import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder whose disk can be made full. */
export interface Disk {
  folder: string
  /** How it becomes full. */
  kind: 'a small disk in memory' | 'a limit on the size of files'
  /** Makes every further write fail. */
  makeFull: (writers: readonly number[]) => void
  free: (writers: readonly number[]) => void
  remove: () => void
}

const mebibyte = 1024 ** 2

/**
 * A disk of 128 MiB in memory where this user may mount one; otherwise a folder, and `makeFull` takes the right to
 * write away from the processes named (Linux, prlimit).
 */
export function createDisk(): Disk {
  const folder = mkdtempSync(join(tmpdir(), 'receiver-disk-'))
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=128m', 'tmpfs', folder]).status === 0
  return isMounted ? mountedAt(folder) : limitedIn(folder)
}

function mountedAt(folder: string): Disk {
  const ballast = join(folder, 'ballast')
  return {
    folder,
    kind: 'a small disk in memory',
    makeFull: () => fillUp(ballast),
    free: () => rmSync(ballast, { force: true }),
    remove() {
      spawnSync('umount', [folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function limitedIn(folder: string): Disk {
  const limit = (writers: readonly number[], bytes: string) => {
    for (const pid of writers) spawnSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`])
  }
  return {
    folder,
    kind: 'a limit on the size of files',
    makeFull: (writers) => limit(writers, '0'),
    free: (writers) => limit(writers, 'unlimited'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Writes until there is no room for another byte. */
function fillUp(ballast: string): void {
  const handle = openSync(ballast, 'a')
  for (let size = mebibyte; size >= 1;)
    try {
      writeSync(handle, Buffer.alloc(size))
    } catch {
      size = Math.floor(size / 2)
    }
  closeSync(handle)
}
