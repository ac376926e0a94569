import type { Level } from '../arguments.ts'
import { cover } from '../core/cover.ts'
import { explore, type AnyFlowModel } from '../core/explore.ts'
import { readHistory } from '../history.ts'
import { selectPaths, type Selection } from './select-paths.ts'

const units: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000 }

/** The milliseconds of a time such as '90s', '5m' or '1h'; null where it is none. */
export function millisecondsOf(time: string): number | null {
  const [, count, unit] = /^([1-9]\d{0,3})([smh])$/.exec(time) ?? []
  return count === undefined || unit === undefined ? null : Number(count) * (units[unit] ?? 0)
}

/**
 * The paths of the flows' edge suites that take away the most risk in the time given, by what the last runs recorded.
 * `changed` are transitions that count more because they are not as they were, as 'booking: open booking.close'.
 */
export function selectWithin(
  models: readonly AnyFlowModel[],
  { level, budget, changed }: { level: Level; budget: number; changed?: ReadonlySet<string> },
): Selection {
  const flows = models.map(explore).map((graph) => ({ graph, suite: cover(graph, 'edges') }))
  return selectPaths({ flows, level, budget, history: readHistory(), ...(changed ? { changed } : {}) })
}
