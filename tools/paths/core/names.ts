import type { AnyFlowModel, Edge } from './explore.ts'
import { nameOf } from './stimuli.ts'
import { capitalized, situationWords, stimulusWords } from './words.ts'

/** A walk without what comes before its last return to where walks begin. */
interface Leg {
  subject: string
  acts: readonly Act[]
  outcome: string
  /** What else is true where the last act happens. */
  details: readonly string[]
}

interface Act {
  /** A verb phrase whose subject is the visitor: 'picks a clinic'. */
  phrase: string
  /** How many of the walks' last legs have it. */
  legs: number
}

/** The most acts before the last that a name has, unless nothing shorter is its own. */
const fewActs = 3

/**
 * Names walks by their intents, each name once: 'A visitor with an unknown clinic picks a service and reaches a
 * calendar'. A name says who acts, the last act and what comes of it. Where walks would be named alike, the plainest
 * keeps that name, and those of the others get the acts before it that the fewest walks have, then what else is true
 * there, in the end all acts.
 */
export function namesOf(model: AnyFlowModel, walks: readonly (readonly Edge[])[]): string[] {
  const legs = legsOfAll(model, walks)
  const lists = legs.map((leg) => candidatesOf(leg, legs))
  const places = lists.map(() => 0)
  const nameAt = (walk: number) => lists[walk]?.[places[walk] ?? 0] ?? ''
  const hasOther = (walk: number) => (places[walk] ?? 0) < (lists[walk]?.length ?? 0) - 1
  const plainestFirst = [...lists.keys()].toSorted((one, other) => sizeOf(legs[one]) - sizeOf(legs[other]))
  for (let isDone = false; !isDone;) {
    const taken = new Set<string>()
    const late = plainestFirst.filter((walk) => taken.size === taken.add(nameAt(walk)).size)
    const movable = late.filter(hasOther)
    for (const walk of movable) places[walk] = (places[walk] ?? 0) + 1
    isDone = movable.length === 0
  }
  return numbered(lists.map((_, walk) => nameAt(walk)))
}

/** A walk's visits: it is cut wherever it comes back to the states in which it begins. */
export function visitsOf(walk: readonly Edge[]): Edge[][] {
  const home = walk[0]?.from.leaves.join()
  const visits: Edge[][] = []
  for (const edge of walk) {
    const visit = visits.at(-1)
    if (!visit || visit.at(-1)?.to.leaves.join() === home) visits.push([edge])
    else visit.push(edge)
  }
  return visits
}

function legsOfAll(model: AnyFlowModel, walks: readonly (readonly Edge[])[]): Leg[] {
  const visits = walks.map((walk) => visitsOf(walk).at(-1) ?? [])
  const phrases = visits.map((visit) => visit.map((edge) => actPhrase(model, edge)))
  const counts = new Map<string, number>()
  for (const phrase of phrases.flatMap((own) => [...new Set(own)])) counts.set(phrase, (counts.get(phrase) ?? 0) + 1)
  return visits.map((visit, at) => {
    const [first] = visit
    const subject = first && subjectOf(model, first)
    const acts = (phrases[at] ?? []).map((phrase) => ({ phrase, legs: counts.get(phrase) ?? 0 }))
    return {
      subject: subject ?? defaultSubject(model),
      acts: subject === undefined ? acts : acts.slice(1),
      outcome: outcomePhrase(model, visit.at(-1)),
      details: detailsOf(model, visit.at(-1)),
    }
  })
}

/** The names that a leg may have, the best first. */
function candidatesOf(leg: Leg, all: readonly Leg[]): string[] {
  const earlier = [...leg.acts.slice(0, -1).keys()].toSorted(
    (one, other) => (leg.acts[one]?.legs ?? 0) - (leg.acts[other]?.legs ?? 0) || other - one,
  )
  const withActs = (count: number, details: readonly string[] = []) => sentence(leg, earlier.slice(0, count), details)
  const counts = [...earlier.keys(), earlier.length]
  const plain = withActs(0)
  const peers = all.filter((other) => sentence(other, [], []) === plain)
  const having = (detail: string) => peers.filter(({ details }) => details.includes(detail)).length
  const rarestFirst = leg.details.toSorted((one, other) => having(one) - having(other))
  const few = counts.slice(0, fewActs + 1)
  return [
    ...few.map((count) => withActs(count)),
    ...few.flatMap((count) => rarestFirst.map((detail) => withActs(count, [detail]))),
    ...counts.map((count) => withActs(count, leg.details)),
  ]
}

function sentence({ subject, acts, outcome }: Leg, earlier: readonly number[], details: readonly string[]): string {
  const phrases = acts.flatMap(({ phrase }, at) => (earlier.includes(at) || at === acts.length - 1 ? [phrase] : []))
  const deeds = [...phrases.map(again), ...(outcome === '' ? [] : [outcome])]
  const where = details.length === 0 ? '' : `, where ${listed(details)}`
  return `${subject} ${listed(deeds)}${where}`
}

function again(phrase: string, at: number, phrases: readonly string[]): string {
  return phrases.indexOf(phrase) === at ? phrase : `${phrase} again`
}

/** 'one, two and three'. */
function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`
}

function numbered(names: readonly string[]): string[] {
  return names.map((name, at) => {
    const before = names.slice(0, at).filter((other) => other === name).length
    return before === 0 ? name : `${name}, way ${before + 1}`
  })
}

function sizeOf(leg: Leg | undefined): number {
  return leg ? leg.acts.length + leg.details.length : 0
}

function subjectOf({ words }: AnyFlowModel, { stimulus }: Edge): string | undefined {
  const subjects = words.intents?.subjects ?? {}
  const subject = subjects[stimulus.name]
  return subjects[nameOf(stimulus)] ?? (subject === undefined ? undefined : `${subject} ${stimulus.variant}`.trim())
}

function defaultSubject({ words }: AnyFlowModel): string {
  return words.intents?.subject ?? (Object.keys(words.steps).length === 0 ? 'The machine' : 'A visitor')
}

/** 'picks a clinic', for a step 'the visitor picks a clinic'; 'sees that …' for what others do. */
function actPhrase(model: AnyFlowModel, { stimulus, transitions }: Edge): string {
  const { steps = {} } = model.words.intents ?? {}
  const own = [...transitions, nameOf(stimulus)].map((key) => steps[key]).find((phrase) => phrase !== undefined)
  if (own !== undefined) return own
  const phrase = steps[stimulus.name]
  if (phrase !== undefined) return `${phrase} ${stimulus.variant}`.trim()
  if (model.words.steps[stimulus.name] === undefined) return `takes ‘${nameOf(stimulus)}’`
  const step = stimulusWords(model, stimulus)
  const actor = `${defaultSubject(model).replace(/^An? /, 'the ')} `
  return step.startsWith(actor) ? step.slice(actor.length) : `sees that ${step}`
}

/** 'reaches a calendar'; '' where the last act changes no state, or its state says nothing. */
function outcomePhrase({ words }: AnyFlowModel, edge: Edge | undefined): string {
  if (!edge) return ''
  const states: Readonly<Record<string, string>> = words.states
  const entered = edge.to.leaves.filter((leaf) => !edge.from.leaves.includes(leaf))
  const phrases = entered.map(
    (leaf) => words.intents?.states?.[leaf] ?? (states[leaf] ? `finds that ${states[leaf]}` : `comes to ‘${leaf}’`),
  )
  return listed(phrases.filter((phrase) => phrase !== ''))
}

function detailsOf(model: AnyFlowModel, edge: Edge | undefined): string[] {
  return edge ? situationWords(model, edge.from).slice(edge.from.leaves.length) : []
}

/** The name of a path with its id behind it: 'A visitor … reaches a calendar (3f2a91c0de)'. */
export function nameWithId({ title, id }: { title: string; id: string }): string {
  return `${capitalized(title)} (${id})`
}
