import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { explore, type AnyFlowModel, type Graph } from './core/explore.ts'

/** What a walk is of: two walks of the same version are comparable. */
export interface Version {
  /** The hash of what the machine does. */
  machine: string
  /** The hash of the committed lock file: what the paths expect; '' where there is none. */
  lock: string
}

const machines = join(import.meta.dirname, '../../machines')

const known = new WeakMap<AnyFlowModel, Version>()

/** The version of a flow. A description or other words of the chart do not count as a change. */
export function versionOf(model: AnyFlowModel): Version {
  const version = known.get(model) ?? { machine: machineHash(explore(model)), lock: lockHash(model.id) }
  known.set(model, version)
  return version
}

/** The hash of a machine's behavior: its chart, and where each stimulus leads in each situation of its model. */
function machineHash({ model: { machine }, initial, edges }: Graph): string {
  const chart = JSON.stringify(machine, (key, value: unknown) => (isWord(key) ? undefined : value))
  const moves = edges.map(({ id, to, transitions, stimulus: { wait } }) => [
    id,
    to.key,
    contextOf(to),
    transitions,
    wait,
  ])
  return hashOf(chart, JSON.stringify([initial.key, contextOf(initial), moves]))
}

function contextOf({ snapshot }: Graph['initial']): unknown {
  return snapshot.context
}

function isWord(key: string): boolean {
  return key === 'description' || key === 'meta'
}

function lockHash(flow: string): string {
  const file = join(machines, flow, 'paths.lock.json')
  return existsSync(file) ? hashOf(readFileSync(file, 'utf8')) : ''
}

function hashOf(...texts: readonly string[]): string {
  return createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 10)
}
