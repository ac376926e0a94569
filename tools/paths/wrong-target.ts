import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const missing =
  /(?:state node '(?<state>[^']*)':\s+)?Child state '(?<target>[^']*)' does not exist on '(?<parent>[^']*)'/
const place = /(?:file:\/\/)?(?<file>\/[^\s():]+\.machine\.ts):\d+:\d+/
const notEvents = new Set(['target', 'guard', 'actions', 'params', 'description', 'type', 'reenter', 'initial'])

/**
 * One sentence for a machine that could not be made since a transition leads to a state that does not exist: its file
 * and line, state, event and target. Null for any other error.
 */
export function wrongTarget(error: unknown, root: string): string | null {
  if (!(error instanceof Error)) return null
  const { state = '', target, parent } = missing.exec(error.message)?.groups ?? {}
  if (target === undefined || parent === undefined) return null
  const path = place.exec(error.stack ?? '')?.groups?.['file']
  const file = path === undefined ? undefined : fileURLToPath(`file://${path}`)
  const found = file !== undefined && existsSync(file) ? lineOf(readFileSync(file, 'utf8'), target) : undefined
  const where = file === undefined ? 'a machine' : `${relative(root, file)}${found ? `:${found.line}` : ''}`
  const from = state === '' ? 'a transition' : `the state '${state}'`
  const event = found?.event === undefined ? '' : ` on '${found.event}'`
  return `${where}: ${from} leads${event} to '${target}', but '${parent}' has no such state.`
}

/** The line of a chart that names a target, and the event in whose transition it stands. */
function lineOf(source: string, target: string): { line: number; event: string | undefined } | undefined {
  const lines = source.split('\n')
  const at = lines.findIndex((line) => /['"]/.test(line) && new RegExp(`['".#]${escaped(target)}['"]`).test(line))
  if (at === -1) return undefined
  const keys = lines
    .slice(0, at + 1)
    .join('\n')
    .matchAll(/(?:'(?<quoted>[^'\n]+)'|(?<bare>[\w$]+)):\s/g)
  const names = [...keys].map(({ groups }) => groups?.['quoted'] ?? groups?.['bare'] ?? '')
  return { line: at + 1, event: names.findLast((name) => !notEvents.has(name)) }
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
