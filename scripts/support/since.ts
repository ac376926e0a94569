import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * The version that a command's arguments name with `--since main` or `--since=main`, null without it, and the other
 * arguments. Throws one sentence where no version follows; where git does not know it, `resolve`
 * throws one.
 */
export function sinceAskedFor(
  given: readonly string[],
  resolve: (ref: string) => string = commitOf,
): { since: string | null; others: string[] } {
  const at = given.findIndex((text) => text === '--since' || text.startsWith('--since='))
  if (at === -1) return { since: null, others: [...given] }
  const [option = '', next] = given.slice(at, at + 2)
  const isJoined = option.includes('=')
  const since = isJoined ? option.slice('--since='.length) : next
  if (since === undefined || since === '' || since.startsWith('-'))
    throw new Error('--since takes a version that git knows, such as main.')
  resolve(since)
  return { since, others: [...given.slice(0, at), ...given.slice(at + (isJoined ? 1 : 2))] }
}

/** The commit of a version that git names by `ref`. Throws a sentence where git knows no such version. */
export function commitOf(ref: string): string {
  const asked = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]
  const { status, stdout } = spawnSync('git', asked, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  if (status !== 0) throw new Error(`git knows no version '${ref}'.`)
  return stdout.trim()
}
