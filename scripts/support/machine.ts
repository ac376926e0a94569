import { execFileSync } from 'node:child_process'
import { availableParallelism, cpus } from 'node:os'
import { findChrome } from './setup.mjs'

/** The machine on which figures were measured, in one line; `chrome` is the browser's path. */
export function describeMachine(chrome = findChrome()): string {
  const model = cpus()[0]?.model.trim() ?? 'an unknown processor'
  return `${model}, ${availableParallelism()} cores, Node ${process.versions.node}, ${chromeVersion(chrome)}`
}

function chromeVersion(chrome: string | undefined): string {
  if (!chrome) return 'no Chromium'
  const said = execFileSync(chrome, ['--version', '--no-sandbox'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return /\w+ [\d.]+/.exec(said)?.[0] ?? said.trim()
}
