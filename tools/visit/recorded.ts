import { flows, type FlowId } from '../../machines/registry.ts'
import { historyOf, type InspectedActor, type LogEntry } from '../inspector/log.ts'
import { isIgnored } from '../inspector/rows.ts'
import { readSession } from '../inspector/session.ts'
import { walkOf } from '../inspector/walk.ts'
import { explore, nameOf, type AnyFlowModel, type Edge, type Graph, type Situation } from '../paths/core/explore.ts'
import { stepsAlong, wayTo, type VisitStep } from './steps.ts'

/** What one running flow did in a recorded visit, as steps of the path kit. */
export interface Visit {
  flow: FlowId
  graph: Graph
  /** The page, as it was addressed. */
  page: string
  steps: readonly VisitStep[]
  /** What could not be taken over as it was, one sentence each. */
  notes: readonly string[]
}

/** The most situations that a visit which began elsewhere than paths do is tried from. */
const mostStarts = 20

/** The ids of all flows. */
export const flowIds: readonly FlowId[] = Object.keys(flows).filter(isFlow)

/** Whether a text is the id of a flow. */
export function isFlow(id: string): id is FlowId {
  return Object.hasOwn(flows, id)
}

/** The graph of a flow. */
export function graphOf(flow: FlowId): Graph {
  const model: AnyFlowModel = flows[flow]
  return explore(model)
}

/**
 * What the flows did in an inspector's session, the longest first: of one flow where one is named. Throws one sentence
 * where the text is no session, or where nothing happened to the flows.
 */
export function visitsIn(session: string, machine: FlowId | null): Visit[] {
  const { actors, pages } = readSession(session)
  const visits = actors
    .filter(({ flow }) => machine === null || flow === machine)
    .flatMap((actor) => {
      const page = pages.find((one) => one.page === actor.page)?.path ?? '?'
      return isFlow(actor.flow) ? [visitOf(actor.flow, actor, page)] : []
    })
    .filter(({ steps, notes }) => steps.length > 0 || notes.length > 0)
  if (visits.length === 0) {
    const recorded = [...new Set(actors.map(({ flow }) => flow))].join(', ') || 'no flow'
    throw new Error(`Nothing happened to ${machine ?? 'any flow'} in this session, which holds ${recorded}.`)
  }
  return visits.toSorted((one, other) => other.steps.length - one.steps.length)
}

function visitOf(flow: FlowId, { entries }: InspectedActor, page: string): Visit {
  const graph = graphOf(flow)
  const line = historyOf(entries)
  if (line.length < 2) return { flow, graph, page, steps: [], notes: [] }
  const starts = startsOf(graph, line).slice(0, mostStarts)
  for (let length = line.length; length > 0; length -= 1) {
    for (const initial of starts) {
      const walk = walkOf({ ...graph, initial }, line.slice(0, length))
      if ('reason' in walk) continue
      const way = wayTo(graph, initial)
      return {
        flow,
        graph,
        page,
        steps: [...stepsAlong(way), ...stepsOf(initial, line.slice(0, length), walk.edges)],
        notes: [
          ...(way.length === 0
            ? []
            : [`It began in ${initial.leaves.join(' & ')}: the shortest way there comes first.`]),
          ...(walk.isSure ? [] : ['Classes that differ only in what is masked fit alike: the first of them is taken.']),
          ...leftOut(line, length),
        ],
      }
    }
  }
  const began = line[0]?.after.leaves.join(' & ') ?? ''
  return { flow, graph, page, steps: [], notes: [`It began in ${began}, where no path of ‘${flow}’ comes.`] }
}

/** The situations that a log can have begun in, the nearest first. */
function startsOf({ situations }: Graph, [first]: readonly LogEntry[]): Situation[] {
  return situations.filter(({ leaves }) => leaves.join() === first?.after.leaves.join())
}

function leftOut(line: readonly LogEntry[], length: number): string[] {
  const entry = line[length]
  if (!entry) return []
  return [
    `Of its ${line.length - 1} events only the first ${length - 1} are walked: no class of ‘${entry.event.type}’ does now what it did then.`,
  ]
}

function stepsOf(start: Situation, line: readonly LogEntry[], edges: readonly Edge[]): VisitStep[] {
  let taken = 0
  return line.slice(1).flatMap((entry): VisitStep[] => {
    if (entry.after.microsteps.length > 0) return stepsAlong(edges.slice(taken, ++taken))
    const at = edges[taken - 1]?.to ?? start
    const tried = isIgnored(entry) ? at.ignored.find(({ name }) => name === entry.event.type) : undefined
    return tried ? [{ inVain: nameOf(tried) }] : []
  })
}
