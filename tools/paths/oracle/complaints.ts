import { heldKey, type Sighting, type Walked } from './check.ts'
import type { DeedFinding } from './deed-findings.ts'
import type { Outcome, WayFinding } from './findings.ts'
import type { Lock } from './lock-file.ts'
import { triggerWords, wayWords, type Way } from './ways.ts'

/** A difference of behaviour in one sentence, with the paths that show it. */
export interface Complaint {
  sentence: string
  paths: readonly string[]
}

/** One complaint for each cause for which a machine does not behave as its lock says; `today` are its transitions. */
export function complaintsOf(lock: Lock, { sightings, failures, held }: Walked, today: readonly Way[]): Complaint[] {
  const causes = new Map<string, Sighting[]>()
  for (const sighting of sightings)
    causes.set(sighting.finding.cause, [...(causes.get(sighting.finding.cause) ?? []), sighting])
  return [
    ...[...causes.values()].map((seen) => ({ sentence: sentenceOf(lock, seen, held, today), paths: pathsOf(seen) })),
    ...[...failures].map(([sentence, paths]) => ({ sentence, paths: [...new Set(paths)] })),
  ]
}

function pathsOf(seen: readonly Sighting[]): string[] {
  return [...new Set(seen.map(({ path }) => path))]
}

function sentenceOf(lock: Lock, seen: readonly Sighting[], held: Walked['held'], today: readonly Way[]): string {
  const ways = seen.flatMap(({ finding, ...where }) => (finding.kind === 'way' ? [{ ...where, ...finding }] : []))
  const deeds = seen.flatMap(({ finding }) => (finding.kind === 'deed' ? [finding] : []))
  const way = seen.map(({ finding }) => finding.way).find((each) => each !== undefined)
  const sentence = ways.length > 0 ? waySentence(lock, ways, held) : deedSentence(deeds)
  return [sentence, ...(way ? chartNote(lock.chart, today, way) : [])].join('. ')
}

function deedSentence(deeds: readonly DeedFinding[]): string {
  const values = (key: 'was' | 'now') => listed([...new Set(deeds.map((deed) => deed[key]))].slice(0, 3), 'or')
  return (deeds[0]?.sentence ?? '').replace('{now}', () => values('now')).replace('{was}', () => values('was'))
}

type WaySighting = WayFinding & Omit<Sighting, 'finding'>

function waySentence(lock: Lock, seen: readonly WaySighting[], held: Walked['held']): string {
  const kinds = new Map<string, WaySighting[]>()
  for (const each of seen) {
    const kind = `${outcomeKey(each.was, each.from)} > ${outcomeKey(each.now, each.from)}`
    kinds.set(kind, [...(kinds.get(kind) ?? []), each])
  }
  const clauses = [...kinds.values()].map((same) => clauseOf(lock, same, held))
  const [shown, more] = [clauses.slice(0, 4), clauses.length - 4]
  return [...shown, ...(more > 0 ? [`and ${more} more such differences`] : [])].join('; ')
}

function outcomeKey({ way, rest }: Outcome, from: string): string {
  if (!way) return 'ignored'
  return rest.leaves === from ? 'stays' : rest.leaves
}

function clauseOf(lock: Lock, same: readonly WaySighting[], held: Walked['held']): string {
  const [first] = same
  if (!first) return ''
  const { way, was, now } = first
  const stimuli = [...new Set(same.map(({ stimulus }) => stimulus))]
  const isPartial = stimuli.some((stimulus) => held.has(heldKey(way, stimulus)))
  const when = `${whenWords(lock, way, stimuli)}${isPartial ? exampleWords(same) : ''}`
  const places = [...new Set(same.map(({ from }) => from))]
  const past = was.way ? `it ${rested('stayed in', 'led to', was, places)}` : 'it was ignored'
  if (!now.way && way.on !== 'always') {
    const place = way.take === '(root)' ? 'every state' : way.take
    return `${way.on} is now ignored in ${place}${when}; ${past}`
  }
  const subject = triggerWords(way)
  if (!now.way) return `nothing follows ${way.take} any more${when}: it rests there; ${past}`
  if (was.way && was.rest.leaves === now.rest.leaves) return `${subject} ${otherWords(was, now, when)}`
  return `${subject} now ${rested('stays in', 'leads to', now, places)}${when}; ${past}`
}

function rested(stays: string, leads: string, { rest: { leaves }, deed }: Outcome, from: readonly string[]): string {
  const by = deed === undefined ? '' : `, with ${deed}`
  return from.includes(leaves) ? `${stays} ${listed(from, 'or')}${by}` : `${leads} ${leaves}`
}

/** For a way that ends in the same states: how it goes now, and what is seen of that. */
function otherWords(was: Outcome, now: Outcome, when: string): string {
  const target = (way: Way | undefined) => `${way?.to ?? 'nowhere'}${way?.again ? ' (entered again)' : ''}`
  const seen = [
    ...(was.deed === undefined ? [] : [`without ${was.deed}`]),
    ...(now.deed === undefined ? [] : [`with ${now.deed}`]),
  ]
  const how = seen.length === 0 ? '' : `, ${seen.join(' and ')}`
  return `now goes to ${target(now.way)}${how}${when}; it went to ${target(was.way)}`
}

/** One situation of several: the last steps of the shortest way there. */
function exampleWords(same: readonly WaySighting[]): string {
  const [shortest = []] = same.map(({ after }) => after.slice(1)).toSorted((one, other) => one.length - other.length)
  if (shortest.length === 0) return ', at the start'
  const steps = shortest.slice(-3).map(quoted).join(', ')
  return `, in some situations, as after ${shortest.length > 3 ? '…, ' : ''}${steps}`
}

/** ' when it is ‘a clinic’', where only some classes of the event are meant; ' on …' where none is of its own. */
function whenWords({ stimuli }: Lock, { on }: Way, names: readonly string[]): string {
  if (on === 'always') return ` on ${listed(names.slice(0, 2).map(quoted), 'or')}`
  const all = Object.keys(stimuli).filter((name) => name.startsWith(`${on}: `))
  const classes = names.filter((name) => all.includes(name)).map((name) => quoted(name.slice(on.length + 2)))
  return classes.length === 0 || classes.length === all.length ? '' : ` when it is ${listed(classes, 'or')}`
}

function chartNote(locked: readonly Way[], today: readonly Way[], { take, on }: Way): string[] {
  const own = (ways: readonly Way[]) => ways.filter((way) => way.take === take && way.on === on).map(wayWords)
  const [before, after] = [own(locked), own(today)]
  const gone = before.filter((way) => !after.includes(way)).map(quoted)
  const added = after.filter((way) => !before.includes(way)).map(quoted)
  if (gone.length > 0 && added.length > 0) return [`In the chart ${listed(gone, 'and')} became ${listed(added, 'and')}`]
  if (gone.length > 0) return [`The chart no longer has ${listed(gone, 'and')}`]
  return added.length > 0 ? [`The chart also has ${listed(added, 'and')}`] : []
}

function quoted(text: string): string {
  return `‘${text}’`
}

function listed(texts: readonly string[], joint: 'and' | 'or'): string {
  return texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} ${joint} ${texts.at(-1) ?? ''}`
}
