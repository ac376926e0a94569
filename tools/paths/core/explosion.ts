import type { AnyFlowModel, Situation } from './explore.ts'

/**
 * One sentence for a model with too many situations, which names the keys of the context that multiply them: at most
 * the three without which the fewest situations would be left.
 */
export function explosion(
  model: AnyFlowModel,
  situations: readonly Situation[],
  keyOf: (snapshot: Situation['snapshot']) => string,
): string {
  const total = situations.length.toLocaleString('en-US')
  const culprits = growingKeys(situations, keyOf)
  if (culprits.length === 0)
    return `${model.id}: ${total} situations and more, and no single key of the context multiplies them: the model names too many classes of events, or the machine has too many states in parallel.`
  const named = culprits.map(({ name, left }) => `'${name}' (without it, ${left.toLocaleString('en-US')} left)`)
  return `${model.id}: ${total} situations and more; project these keys of the context to less in the model's 'key': ${named.join(', ')}.`
}

function growingKeys(situations: readonly Situation[], keyOf: (snapshot: Situation['snapshot']) => string) {
  const [first] = situations
  const context: Readonly<Record<string, unknown>> = first?.snapshot.context ?? {}
  return Object.keys(context)
    .map((name) => ({ name, left: countWithout(situations, name, context[name], keyOf) }))
    .filter(({ left }) => left < situations.length)
    .toSorted((one, other) => one.left - other.left)
    .slice(0, 3)
}

/** How many situations would be left if this key of the context always had this value. */
function countWithout(
  situations: readonly Situation[],
  name: string,
  value: unknown,
  keyOf: (snapshot: Situation['snapshot']) => string,
): number {
  const keys = situations.map(({ snapshot, key }) => {
    try {
      return keyOf({ ...snapshot, context: { ...snapshot.context, [name]: value } })
    } catch {
      return key
    }
  })
  return new Set(keys).size
}
