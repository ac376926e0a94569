import type { Suite } from '../core/cover.ts'
import type { Graph } from '../core/explore.ts'
import { gherkinOf } from './gherkin.ts'
import { jsonOf } from './json.ts'
import { junitOf } from './junit.ts'
import { listOf } from './list.ts'
import { mermaidOf } from './mermaid.ts'

/** A flow with the paths of one suite. */
export interface Covered {
  graph: Graph
  suite: Suite
}

/**
 * The formats of paths: 'list' for people at a terminal, 'gherkin' for a feature file, 'json' for programs (see
 * `FlowJson`), 'junit' with the result of walking each path on its machine, 'mermaid' for the machine as a state
 * diagram.
 */
export type Format = 'list' | 'gherkin' | 'json' | 'junit' | 'mermaid'

export const formats: readonly Format[] = ['list', 'gherkin', 'json', 'junit', 'mermaid']

/** Formats that can hold only one flow. */
export const formatsOfOneFlow: readonly Format[] = ['gherkin', 'mermaid']

const printers: Record<Format, (flows: readonly Covered[]) => string | Promise<string>> = {
  list: listOf,
  gherkin: gherkinOf,
  json: jsonOf,
  junit: junitOf,
  mermaid: mermaidOf,
}

/** The paths of the flows in a format. */
export async function printPaths(flows: readonly Covered[], format: Format): Promise<string> {
  return printers[format](flows)
}
