import type { AnyFlowModel, Edge, Situation } from './explore.ts'
import { plainData } from './plain-data.ts'
import { counted } from './words.ts'

type KeyOf = (snapshot: Situation['snapshot']) => string

/**
 * One sentence for a model with too many situations or edges. It names the transition that makes a key of the context
 * grow without end, and the keys that multiply the situations: at most the three without which the fewest would be
 * left.
 */
export function explosion(
  { id }: AnyFlowModel,
  situations: readonly Situation[],
  edges: readonly Edge[],
  keyOf: KeyOf,
): string {
  const total = `${counted(situations.length, 'situation')} and ${counted(edges.length, 'edge')}, and more`
  const growth = growthOf(situations, edges)
  const culprits = multiplyingKeys(situations, keyOf)
  const named = culprits.map(({ name, left }) => `'${name}' (without it, ${left.toLocaleString('en-US')} left)`)
  if (growth)
    return `${id}: ${total}: '${growth.key}' in the context grows each time ${growth.transitions} is taken. Check the guards and actions there; if it may grow, project it to less in the model's 'key'${named.length > 0 ? `: ${named.join(', ')}` : ''}.`
  if (culprits.length > 0)
    return `${id}: ${total}; project these keys of the context to less in the model's 'key': ${named.join(', ')}.`
  return `${id}: ${total}, and no single key of the context multiplies them: the model names too many classes of events, or the machine has too many states in parallel.`
}

interface Growth {
  key: string
  transitions: string
}

/**
 * The key of the context that grows most on the ways to the last situations found, and the transitions that make it grow
 * most often. A step counts where the key becomes larger than it ever was on the way, so that one that is set and emptied
 * again and again grows once.
 */
function growthOf(situations: readonly Situation[], edges: readonly Edge[]): Growth | undefined {
  const [first] = situations
  const ways = new Map<Situation, Edge>()
  for (const edge of edges) if (edge.to !== first && !ways.has(edge.to)) ways.set(edge.to, edge)
  const steps = situations.slice(-50).flatMap((last) => growingSteps(wayTo(last, ways)))
  const key = mostOften(steps.map((step) => step.key))
  const ofKey = steps.filter((step) => step.key === key)
  if (key === undefined || ofKey.length < 100) return undefined
  return { key, transitions: mostOften(ofKey.map(({ transitions }) => transitions)) ?? '' }
}

/** The steps of a way at which a key of the context becomes larger than it ever was before. */
function growingSteps(way: readonly Edge[]): Growth[] {
  const largest = new Map<string, number>()
  return way.flatMap(({ from, to, transitions }) =>
    Object.entries(contextOf(to)).flatMap(([key, value]) => {
      const before = largest.get(key) ?? sizeOf(contextOf(from)[key])
      largest.set(key, Math.max(before, sizeOf(value)))
      return sizeOf(value) > before
        ? [{ key, transitions: transitions.map((name) => `'${name}'`).join(', then ') }]
        : []
    }),
  )
}

function mostOften(texts: readonly string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one)
  return most?.[0]
}

/** The edges that lead from the first situation to this one. */
function wayTo(situation: Situation, ways: ReadonlyMap<Situation, Edge>): Edge[] {
  const way: Edge[] = []
  for (let edge = ways.get(situation); edge; edge = ways.get(edge.from)) way.push(edge)
  return way.toReversed()
}

function sizeOf(value: unknown): number {
  return typeof value === 'number' ? Math.abs(value) : (JSON.stringify(plainData(value)) ?? '').length
}

function contextOf({ snapshot }: Situation): Readonly<Record<string, unknown>> {
  return snapshot.context
}

/** The keys of the context without one of which the fewest situations would be left: at most three. */
export function multiplyingKeys(situations: readonly Situation[], keyOf: KeyOf) {
  const [first] = situations
  const context = first ? contextOf(first) : {}
  return Object.keys(context)
    .map((name) => ({ name, left: countWithout(situations, name, context[name], keyOf) }))
    .filter(({ left }) => left < situations.length)
    .toSorted((one, other) => one.left - other.left)
    .slice(0, 3)
}

/** How many situations would be left if this key of the context always had this value. */
function countWithout(situations: readonly Situation[], name: string, value: unknown, keyOf: KeyOf): number {
  const keys = situations.map(({ snapshot, key }) => {
    try {
      return keyOf({ ...snapshot, context: { ...snapshot.context, [name]: value } })
    } catch {
      return key
    }
  })
  return new Set(keys).size
}
