import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyFlowModel } from './core/explore.ts'
import type { Place } from './core/failure-text.ts'
import type { WalkFailure } from './core/walk-failure.ts'

const root = join(import.meta.dirname, '../..')

/** Where in the code a failed step's action, assertions, transitions and view are, by file and line. */
export function placesOf({ id }: AnyFlowModel, { path, step, reason }: WalkFailure): Place[] {
  const flow = `tests/flows/${id}.ts`
  const taken = path.steps[step - 1]?.edge
  const leaves = (taken?.to ?? path.start.situation).leaves
  const refused = /^'([\w.]+)[^']*' is to be ignored/.exec(reason)?.[1]
  return [
    ...(taken ? [place(`action of ‘${taken.stimulus.name}’`, flow, ['flowSteps', taken.stimulus.name])] : []),
    ...(refused === undefined ? [] : [place(`that ‘${refused}’ is ignored`, flow, ['flowSteps', refused])]),
    ...leaves.map((leaf) => place(`assertion of ‘${leaf}’`, flow, ['states', leaf])),
    place('other assertions', flow, ['details']),
    ...(taken?.transitions ?? []).map((transition) => transitionPlace(id, transition)),
    ...(existsSync(join(root, `src/ui/flows/${id}`)) ? [{ what: 'view', at: `src/ui/flows/${id}/` }] : []),
  ]
}

/** Where a transition is in its chart: 'open.location location.pick', 'closed xstate.after.patience.closed'. */
function transitionPlace(flow: string, transition: string): Place {
  const [source = '', event = ''] = transition.split(' ')
  const [, kind] = event.split('.')
  const key = event.startsWith('xstate.')
    ? ({ after: 'after', done: 'onDone', error: 'onError' }[kind ?? ''] ?? event)
    : event
  return place(`transition ‘${transition}’`, `machines/${flow}/${flow}.machine.ts`, [
    ...(source === '(root)' ? ['createMachine', 'on'] : ['states', ...source.split('.')]),
    key,
  ])
}

/** The line at which the last of these keys stands, each after the one before; the file alone where one does not. */
function place(what: string, file: string, keys: readonly string[]): Place {
  const text = readFileSync(join(root, file), 'utf8')
  let at = 0
  for (const key of keys) {
    const found = new RegExp(`(?<![\\w.'])'?${key.replaceAll('.', '\\.')}'?(?=[:(])`).exec(text.slice(at))
    if (!found) return { what, at: file }
    at += found.index + 1
  }
  return { what, at: `${file}:${text.slice(0, at).split('\n').length}` }
}
