import type { AnyStateMachine } from 'xstate'
import { delayOf } from './delay-of.ts'
import { plainConfig, recordOf, type Plain, type PlainRecord } from './plain-config.ts'

const actionKeys = ['entry', 'exit', 'actions']

/**
 * A machine's configuration as JSON text that runs without implementations: delays are milliseconds, since a named one
 * would be no delay at all, and every action is an object.
 */
export function jsonOf(machine: AnyStateMachine, input: unknown): string {
  const { context = {}, ...config } = plainConfig(machine, input)
  return `${JSON.stringify({ ...recordOf(runnable(machine, config)), context }, null, 2)}\n`
}

function runnable(machine: AnyStateMachine, value: Plain, key = ''): Plain {
  if (Array.isArray(value)) return value.map((item) => runnable(machine, item, key))
  if (actionKeys.includes(key)) return typeof value === 'string' ? { type: value } : value
  if (typeof value !== 'object' || value === null) return value
  const inner = Object.entries(value).map(([name, field]): [string, Plain] => [name, runnable(machine, field, name)])
  return key === 'after' ? inMilliseconds(machine, inner) : Object.fromEntries(inner)
}

/** Delays of one state that take equally long become one. */
function inMilliseconds(machine: AnyStateMachine, delays: readonly [string, Plain][]): PlainRecord {
  const byLength: Record<string, Plain> = {}
  for (const [name, transitions] of delays) {
    const length = delayOf(machine, name)
    const before = byLength[length]
    byLength[length] = before === undefined ? transitions : [before, transitions].flat()
  }
  return byLength
}
