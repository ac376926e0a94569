import { nameOf, type Graph } from './explore.ts'
import type { Path, Suite } from './cover.ts'

export type Format = 'list' | 'json'

export const formats: readonly Format[] = ['list', 'json']

/** One row of the table of all flows. */
export function summaryRow(graph: Graph, suite: Suite): string[] {
  const steps = suite.paths.reduce((total, path) => total + path.steps.length, 0)
  return [
    graph.model.id,
    suite.goal,
    String(graph.situations.length),
    String(graph.transitions.length - suite.unreachable.length),
    `${suite.covered} of ${suite.targets}`,
    String(suite.paths.length),
    String(steps),
    String(suite.outOfBudget.length),
  ]
}

export const summaryHead = ['flow', 'goal', 'situations', 'transitions', 'covered', 'paths', 'steps', 'out of budget']

/** Rows as a text table with aligned columns. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** The paths of a suite for people ('list') or for programs ('json'). */
export function printPaths(graph: Graph, suite: Suite, format: Format): string {
  if (format === 'json') return JSON.stringify(suite.paths.map(toJson), null, 2)
  return suite.paths.map((path) => describe(graph, path)).join('\n\n')
}

function toJson({ id, title, start, steps }: Path) {
  return {
    id,
    title,
    start: start.situation.leaves,
    steps: steps.map(({ edge, ignored }) => ({
      do: nameOf(edge.stimulus),
      event: edge.stimulus.event.type,
      arrives: edge.to.leaves,
      transitions: edge.transitions,
      ignores: ignored.map(nameOf),
    })),
  }
}

function describe({ model }: Graph, { id, start, steps }: Path): string {
  const states: Readonly<Record<string, string>> = model.words.states
  const inWords = (leaves: readonly string[]) => leaves.map((leaf) => states[leaf] ?? leaf).join(' and ')
  const lines = steps.map(({ edge: { stimulus, to } }) => {
    const words = model.words.steps[stimulus.name] ?? stimulus.name
    return `  ${[words, stimulus.variant].filter(Boolean).join(' ')} -> ${inWords(to.leaves)}`
  })
  return [`${model.id} ${id}: ${inWords(start.situation.leaves)}`, ...lines].join('\n')
}

/** What keeps a flow from being fully covered: one sentence each, none when all is well. */
export function problemsOf(graph: Graph, suite: Suite): string[] {
  const { id, words } = graph.model
  const stimuli = new Set(graph.edges.map(({ stimulus }) => stimulus.name))
  const states: Readonly<Record<string, string>> = words.states
  const leaves = new Set(graph.situations.flatMap((situation) => situation.leaves))
  return [
    ...suite.unreachable.map((transition) => `${id}: no situation of the model takes '${transition}'.`),
    ...Object.keys(graph.model.events)
      .filter((event) => !graph.model.machine.events.includes(event))
      .map((event) => `${id}: the machine has no event '${event}'.`),
    ...suite.outOfBudget.map((target) => `${id}: no path within the step budget takes '${target}'.`),
    ...[...leaves].filter((leaf) => !(leaf in states)).map((leaf) => `${id}: the model has no words for '${leaf}'.`),
    ...[...stimuli]
      .filter((name) => !(name in words.steps))
      .map((name) => `${id}: the model has no words for '${name}'.`),
    ...graph.model.transient
      .filter((state) => leaves.has(state))
      .map((state) => `${id}: '${state}' is named transient, but the machine rests there.`),
  ]
}
