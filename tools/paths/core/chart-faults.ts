import type { AnyStateMachine } from 'xstate'

/**
 * What keeps a chart from being plain data, one sentence each: inline functions (which its JSON export would lack), and
 * no bound on eventless transitions. A chart may hold named functions for `context`, `output`, an invoked actor's
 * `input`, and `params`; everything else is named in `setup`.
 */
export function chartFaults(id: string, machine: AnyStateMachine): string[] {
  const isBounded = Number.isFinite(machine.options.maxIterations)
  const unbounded = `${id}: the chart sets no 'options.maxIterations', so that an endless 'always' loop would hang.`
  return [...(isBounded ? [] : [unbounded]), ...functionFaults(id, machine.config, [])]
}

const mapped = new Set(['context', 'output', 'input', 'params'])

function functionFaults(id: string, value: unknown, path: readonly string[]): string[] {
  const place = path.join('.')
  const key = path.at(-1) ?? ''
  if (typeof value === 'function') {
    if (!mapped.has(key)) return [`${id}: the chart has a function of its own at '${place}': name it in setup.`]
    if (value.name !== '' && value.name !== key) return []
    return [`${id}: the chart has an inline function at '${place}': give it a name of its own.`]
  }
  if (key === 'src' && path.at(-2)?.startsWith('invoke') && typeof value !== 'string')
    return [`${id}: the chart invokes an actor of its own at '${place}': name it in setup.`]
  if (typeof value !== 'object' || value === null || isData(path)) return []
  const isList = Array.isArray(value)
  return Object.entries(value).flatMap(([name, child]) =>
    functionFaults(id, child, isList ? [...path.slice(0, -1), `${key}[${name}]`] : [...path, name]),
  )
}

/** Whether a path leads into content or payloads, which hold no implementations. */
function isData(path: readonly string[]): boolean {
  return (
    (path.length === 1 && ['context', 'types', 'schemas', 'meta'].includes(path[0] ?? '')) || path.at(-1) === 'meta'
  )
}
