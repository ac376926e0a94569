import { selectWithin } from '../paths/selection/budget.ts'
import type { Planned } from './walk-engine.ts'

/** Long enough for every path that adds something. */
const unlimited = 24 * 3_600_000

/**
 * The same paths, those that take away the most risk per second first, by the times that Chromium needs; those of other
 * goals than edges, which have no such rank, come last.
 */
export function byRisk(planned: readonly Planned[]): Planned[] {
  const models = [...new Set(planned.map(({ flow }) => flow.model))]
  const { chosen, left } = selectWithin(models, { level: 'browser', budget: unlimited })
  const ranked = [...chosen, ...left].flatMap(
    ({ flow, path: { id } }) => planned.find(({ flow: { model }, path }) => model.id === flow && path.id === id) ?? [],
  )
  return [...ranked, ...planned.filter((one) => !ranked.includes(one))]
}
