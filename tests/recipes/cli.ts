import { cpSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { spawnSync } from 'node:child_process'
import { root } from '../../scripts/support/setup.mjs'
import { copyRepository } from './copy.ts'

const asked = [
  ['clinic', 'trenton'],
  ['service', 'float'],
  ['flow', 'gift-card'],
] as const

process.exitCode = checkInCopy() ? 0 : 1

/** Makes a new clinic, service and flow with `npm run new` in a copy of the repository, and runs `npm run check` and the seeded faults there. */
function checkInCopy(): boolean {
  const copy = copyRepository()
  try {
    cpSync(realpathSync(join(root, 'node_modules')), join(copy, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
    })
    return (
      asked.every(([kind, slug]) => npm(copy, 'new', '--', kind, slug)) &&
      npm(copy, 'check') &&
      npm(copy, 'test:unit', '--', 'tools/faults')
    )
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

/** Runs npm in the copy, without the variables that choose paths: the new flow's own paths are to be walked. */
function npm(copy: string, ...args: string[]): boolean {
  console.log(`npm run ${args.join(' ')}`)
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PATHS_')))
  const shell = process.platform === 'win32'
  return spawnSync('npm', ['run', '--silent', ...args], { cwd: copy, env, stdio: 'inherit', shell }).status === 0
}
