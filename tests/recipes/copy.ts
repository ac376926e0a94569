import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, realpathSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { root } from '../../scripts/support/setup.mjs'

const left = /^(node_modules|\.git|\.cache|\.receiver|dist|dist-.*|test-results|playwright-report)$/

/** A copy of the repository in a new folder, without what is built or installed. */
export function copyRepository(): string {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'clinic-site-')))
  cpSync(root, copy, { recursive: true, filter: (source) => !left.test(relative(root, source)) })
  return copy
}

/** Makes the copy use this repository's installed packages. */
export function linkPackages(copy: string): void {
  symlinkSync(realpathSync(join(root, 'node_modules')), join(copy, 'node_modules'), 'dir')
}

/**
 * Runs a program in the copy. Returns its exit status and its output as plain text; variables of the Vitest that may
 * run this are not passed on.
 */
export async function runIn(copy: string, args: readonly string[]): Promise<{ status: number | null; said: string }> {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV$|TEST$|FORCE_COLOR$)/.test(name)),
  )
  const running = spawn(process.execPath, args, {
    cwd: copy,
    env: { ...env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [running.stdout, running.stderr]) stream.on('data', (part) => (said += String(part)))
  await once(running, 'close')
  return { status: running.exitCode, said }
}
