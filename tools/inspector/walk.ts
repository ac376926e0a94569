import { nameOf, type AnyFlowModel, type Edge, type Graph } from '../paths/core/explore.ts'
import type { LogEntry } from './log.ts'
import { masked } from './mask.ts'

/** A walk through the model, or the reason why there is none. */
export type Walk = Found | { reason: string }

interface Found {
  edges: readonly Edge[]
  /** Whether no other walk fits as well: two classes may differ only in what is masked. */
  isSure: boolean
}

interface Candidate extends Found {
  likeness: number
  at: string
}

/**
 * The walk through a model that takes the same transitions to the same states as an actor did. An event counts as the
 * class that did the same; where several did, as the one with the most similar payload.
 */
export function walkOf(graph: Graph, line: readonly LogEntry[]): Walk {
  const [start, ...steps] = line
  if (!start) return { reason: 'Nothing has happened yet.' }
  const { key, leaves } = graph.initial
  if (!isSame(start.after.leaves, leaves)) {
    return {
      reason: `This one began in ‘${start.after.leaves.join(' and ')}’, paths begin in ‘${leaves.join(' and ')}’.`,
    }
  }
  let candidates: Candidate[] = [{ edges: [], isSure: true, likeness: 0, at: key }]
  for (const step of steps.filter(({ after }) => after.microsteps.length > 0)) {
    const longer = candidates.flatMap((candidate) => prolonged(graph, candidate, step))
    if (longer.length === 0) return { reason: `No class of ‘${step.event.type}’ in the model does what it did here.` }
    const places = new Set(longer.map(({ at }) => at))
    candidates = [...places].map((place) => best(longer.filter(({ at }) => at === place)))
  }
  return best(candidates)
}

function prolonged(graph: Graph, { edges, isSure, likeness, at }: Candidate, step: LogEntry): Candidate[] {
  return edgesLike(graph, at, step).map((edge) => ({
    edges: [...edges, edge],
    isSure,
    likeness: likeness + likenessOf(graph.model, edge, step),
    at: edge.to.key,
  }))
}

/** The candidate with the highest likeness, the first of equals; it is not sure where another is equal. */
function best(candidates: readonly Candidate[]): Candidate {
  const [first, second] = candidates.toSorted((one, other) => other.likeness - one.likeness)
  if (!first) throw new Error('there is no candidate')
  return { ...first, isSure: first.isSure && first.likeness !== second?.likeness }
}

/** The id of a path, as the path kit's `cover` computes it. */
export async function pathIdOf(model: AnyFlowModel, edges: readonly Edge[]): Promise<string> {
  const words = [model.id, ...edges.map((edge) => nameOf(edge.stimulus))].join('\n')
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(words))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, 10)
}

function edgesLike({ edges }: Graph, from: string, { event, after }: LogEntry): Edge[] {
  const taken = after.microsteps.flatMap(({ transitions }) => transitions)
  return edges.filter(
    (edge) =>
      edge.from.key === from &&
      edge.stimulus.event.type === event.type &&
      isSame(edge.transitions, taken) &&
      isSame(edge.to.leaves, after.leaves),
  )
}

/** 2 where a class has the same payload as the event, 1 where the same fields are null, otherwise 0. */
function likenessOf(model: AnyFlowModel, { stimulus }: Edge, { event }: LogEntry): number {
  const { type: _, ...payload } = event
  const { type: __, ...carried } = masked(model.id, stimulus.event)
  if (JSON.stringify(sorted(payload)) === JSON.stringify(sorted(carried))) return 2
  const blanks = (fields: object) => JSON.stringify(sorted(fields).map(([key, value]) => [key, value === null]))
  return blanks(payload) === blanks(carried) ? 1 : 0
}

function sorted(fields: object): [string, unknown][] {
  return Object.entries(fields).toSorted(([one], [other]) => one.localeCompare(other))
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index])
}
