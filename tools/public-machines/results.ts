/** What a way of exploring found in a machine: the transitions taken, or why it was refused. */
export interface Found {
  taken: number
  /** How many paths take them. */
  paths: number
  untaken: readonly string[]
  /** What is walked only in part, and why a step was left out. */
  notes: readonly string[]
  refused?: string
}

/** The ways that are compared: ours by `modelOf` alone, ours with a model by hand, and XState's three. */
export const ways = ['bare', 'modelled', 'getShortestPaths', 'getSimplePaths', 'createTestModel'] as const
export type Way = (typeof ways)[number]

/** A machine of other people's code, with what each way found; a way that did not end in time is missing. */
export interface Machine {
  /** The file, from the folder that is searched. */
  file: string
  id: string
  transitions: number
  found: Partial<Record<Way, Found>>
}

/** A line that the process for one file prints. */
export type Line =
  | { kind: 'machine'; index: number; id: string; transitions: readonly string[] }
  | { kind: 'begin'; index: number; way: Way }
  | { kind: 'found'; index: number; way: Way; found: Found }
  | { kind: 'failed'; reason: string }
