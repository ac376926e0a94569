import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'

/**
 * Does work that only one process may do at a time, after the others that do it, and leaves it out where it is done
 * already, also by another meanwhile. Says whom it waits for: after a restart a stranger may have a killed one's number.
 * @param {string} file Marks the process whose turn it is.
 * @param {() => Promise<void>} work
 * @param {() => boolean} isDone
 */
export async function inTurn(file, work, isDone = () => false) {
  if (isDone()) return
  for (let waits = 0; !takesTurn(file); waits += 1) {
    if (waits === 1) console.log(`Waiting for another process that does the same. Is there none? Delete ${file}`)
    await setTimeout(100)
  }
  try {
    if (!isDone()) await work()
  } finally {
    rmSync(file, { force: true })
  }
}

/**
 * Marks this process as the one whose turn it is; false where another one's is. A killed process leaves its file behind:
 * that is removed, and the next call succeeds. Needs nothing but Node.
 * @param {string} file
 */
export function takesTurn(file) {
  mkdirSync(dirname(file), { recursive: true })
  if (isWritten(file)) return true
  if (!isHeld(file)) rmSync(file, { force: true })
  return false
}

/** @param {string} file */
function isWritten(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/**
 * Whether the process that wrote the file still runs.
 * @param {string} file
 */
function isHeld(file) {
  try {
    process.kill(Number(readFileSync(file, 'utf8')), 0)
    return true
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH')
  }
}
