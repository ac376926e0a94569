import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** What every process of a test run says of it. */
export interface TestRun {
  /** The time at which it began, with four digits that tell simultaneous runs apart. */
  run: string
  /** The commit that it tests, followed by '+' where files differ from it; 'unknown' outside a repository. */
  commit: string
}

/** The test run that this process is part of. The first process that asks begins it; its children are part of it. */
export function testRun(): TestRun {
  const [run, commit] = (process.env['TEST_RUN'] ?? '').split(' ')
  if (run && commit) return { run, commit }
  const begun = { run: `${new Date().toISOString()}-${randomBytes(2).toString('hex')}`, commit: commitOf() }
  process.env['TEST_RUN'] = `${begun.run} ${begun.commit}`
  return begun
}

/** The commit of the working tree, followed by '+' where files differ from it; 'unknown' outside a repository. */
function commitOf(): string {
  try {
    const commit = git('rev-parse', '--short=10', 'HEAD')
    return git('status', '--porcelain') === '' ? commit : `${commit}+`
  } catch {
    return 'unknown'
  }
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
}
