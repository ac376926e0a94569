import type { AnyFlowModel, Situation } from './explore.ts'
import { situationKey } from './situation-key.ts'

/** A key of the context that tells situations apart, and how many values it takes. */
export interface Growth {
  key: string
  values: number
}

/** The context keys that tell these situations of a model apart, those with most values first. */
export function growthOf(model: AnyFlowModel, situations: readonly Situation[]): Growth[] {
  const values = new Map<string, Set<string>>()
  for (const { snapshot } of situations) {
    for (const [key, value] of Object.entries(snapshot.context)) {
      const seen = values.get(key) ?? new Set()
      values.set(key, seen.add(JSON.stringify(value)))
    }
  }
  return [...values]
    .map(([key, seen]) => ({ key, values: seen.size }))
    .filter(({ key, values: count }) => count > 1 && tellsApart(model, situations, key))
    .toSorted((one, other) => other.values - one.values)
}

/** Whether a context key alone changes the key of one of the last situations. */
function tellsApart(model: AnyFlowModel, situations: readonly Situation[], key: string): boolean {
  return situations.slice(-100).some(({ snapshot }, index) => {
    const context = { ...snapshot.context, [key]: situations[index]?.snapshot.context[key] }
    return situationKey(model, { ...snapshot, context }) !== situationKey(model, snapshot)
  })
}

/** The sentence for a model of which these situations are more than the limit. */
export function explosionOf(model: AnyFlowModel, situations: readonly Situation[], limit: number): string {
  const [most, ...others] = growthOf(model, situations)
  const over = `${model.id}: over ${limit} situations`
  if (!most) return `${over}, though no key of the context grows: the machine has too many states.`
  const rest = others.filter(({ values }) => values * 10 > most.values)
  const named = [most, ...rest].map(({ key, values }) => `'${key}' (${values} values)`).join(', ')
  return `${over}; project what keeps growing in the context, ${named}, in the model's 'key'.`
}
