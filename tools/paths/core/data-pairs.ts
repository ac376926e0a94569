import type { Walk } from './cover.ts'
import type { AnyFlowModel, Edge, Graph, Start, Stimulus } from './explore.ts'
import { nameOf } from './stimuli.ts'

/** The data of a flow: its classes, and every two values of them that a test wants to see together. */
export interface DataPairs {
  /** A value by itself, or two of different classes, each by its name, sorted. */
  targets: readonly (readonly string[])[]
  /** The targets that a walk holds, by their texts. */
  heldBy: (walk: Walk) => Set<string>
  /** The names of the values taken since the flow last came back to where it begins, and that of its input. */
  latest: (walk: Walk) => ReadonlySet<string>
  /** Whether an edge leads back to the state in which the flow begins. */
  isReturn: (edge: Edge) => boolean
}

/**
 * A data class is an event, or an invoked actor, of which the model names several cases; its values are those that have
 * an effect somewhere. A walk holds two values when it takes an edge with each, in whatever order, unless the flow comes
 * back in between to the state in which it begins: by then the visitor is done with the first. The
 * inputs are a class too, where the model has several; a walk has one from its start to its end.
 */
export function dataPairs(graph: Graph): DataPairs {
  const own = classesOf(graph)
  const inputs = graph.starts.length > 1 ? graph.starts.map(inputName) : []
  const classes = [inputs, ...own]
  const values = new Set(own.flat())
  const pairs = classes.flatMap((some, index) =>
    classes.slice(index + 1).flatMap((other) => some.flatMap((one) => other.map((two) => [one, two].toSorted()))),
  )
  const targets = [...pairs, ...[...values].map((value) => [value])]
  const wanted = new Set(targets.map(textOf))
  return { targets, heldBy, latest: (walk) => new Set(visitsOf(walk).at(-1) ?? []), isReturn }

  function heldBy(walk: Walk): Set<string> {
    const held = visitsOf(walk).flatMap((names) =>
      names.flatMap((one, index) => [[one], ...names.slice(index + 1).map((two) => [one, two].toSorted())]),
    )
    return new Set(held.map(textOf).filter((text) => wanted.has(text)))
  }

  function isReturn({ from, to }: Edge): boolean {
    const [first, before, after] = [graph.initial, from, to].map(({ leaves }) => leaves.join())
    return after === first && before !== first
  }

  /** The values taken between two returns. */
  function visitsOf({ start, edges }: Walk): string[][] {
    const visits: string[][] = [[inputName(start)]]
    for (const edge of edges) {
      const name = nameOf(edge.stimulus)
      if (values.has(name)) visits.at(-1)?.push(name)
      if (isReturn(edge)) visits.push([inputName(start)])
    }
    return visits.map((names) => [...new Set(names)])
  }
}

/** The name of an input as a value. */
export function inputName({ input }: Start): string {
  return `begins with ${input}`
}

/** The text of a target, by which it is told from others. */
export function textOf(target: readonly string[]): string {
  return target.join(' + ')
}

function classesOf({ model, edges }: Graph): string[][] {
  const classes = new Map<string, Set<string>>()
  for (const { stimulus } of edges) {
    const name = className(stimulus)
    if (casesOf(model, stimulus) > 1) classes.set(name, (classes.get(name) ?? new Set()).add(nameOf(stimulus)))
  }
  return [...classes.values()].map((values) => [...values])
}

/** How many cases the model names of a stimulus's class. */
function casesOf({ events, outcomes }: AnyFlowModel, stimulus: Stimulus): number {
  if (stimulus.kind === 'event') return Object.keys(events[stimulus.name] ?? {}).length
  const { done = {}, error = {} } = outcomes[className(stimulus)] ?? {}
  return stimulus.kind === 'outcome' ? Object.keys(done).length + Object.keys(error).length : 1
}

/** An event's type, or the id of the actor that answers. */
function className({ kind, name }: Stimulus): string {
  return kind === 'outcome' ? name.replace(/ (done|error)$/, '') : name
}
