import type { AnyFlowModel } from '../core/explore.ts'
import { counted } from '../core/words.ts'
import { textOf, type Lock } from './lock-file.ts'
import { isSame } from './plain.ts'
import { lockOf } from './record.ts'
import { textOf as valueText } from './values.ts'
import { isSameTrigger, triggerWords, wayWords, type Way } from './ways.ts'

/**
 * What else a lock lacks or has too much, beside what its paths notice: events of the model, transitions that no locked
 * path takes, paths; and where nothing of that, how the chart says the same differently. One sentence each, or the one
 * with which exploring fails.
 */
export function outdatedParts(lock: Lock, model: AnyFlowModel, text: string, isOtherwise: boolean): string[] {
  try {
    const today = lockOf(model)
    if (textOf(today) === text) return []
    const parts = [...stimulusParts(lock, today), ...newWays(lock, today), ...pathParts(lock, today)]
    if (parts.length > 0 || isOtherwise) return parts
    return [`every locked path behaves as before, and the lock says it differently: ${chartParts(lock, today)}.`]
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

function stimulusParts({ stimuli: before }: Lock, { stimuli: now }: Lock): string[] {
  const [was, is] = [named(before), named(now)]
  return [
    ...is.filter((name) => !was.includes(name)).map((name) => `‘${name}’ is new, and in no locked path.`),
    ...was.filter((name) => !is.includes(name)).map((name) => `‘${name}’ is no more.`),
    ...was
      .filter((name) => now[name] && !isSame(before[name], now[name]))
      .map((name) => `‘${name}’ is now ${valueText(now[name])}; it was ${valueText(before[name])}.`),
  ]
}

/** The names of events and answers; what a delay does differently is seen on the paths. */
function named(stimuli: Lock['stimuli']): string[] {
  return Object.keys(stimuli).filter((name) => !('delay' in (stimuli[name] ?? {})))
}

/** Transitions that today's machine takes for what no locked path tries. */
function newWays({ chart, stimuli }: Lock, { situations }: Lock): string[] {
  const tried = new Set(Object.keys(stimuli).map((name) => name.split(': ')[0] ?? name))
  const sentences = Object.values(situations).flatMap(({ reacts }) =>
    Object.values(reacts).flatMap(({ does, rests }) =>
      takenIn(does)
        .filter((way) => !chart.some((known) => isSameTrigger(known, way)) && !tried.has(way.on))
        .map((way) => `${triggerWords(way)} is new, and leads to ${situations[rests]?.leaves ?? rests}.`),
    ),
  )
  return [...new Set(sentences)]
}

function takenIn(does: Lock['start']['does']): Way[] {
  return does.filter((deed) => 'take' in deed)
}

function pathParts({ paths: before }: Lock, { paths: now }: Lock): string[] {
  const missing = (these: Lock['paths'], those: Lock['paths']) =>
    these.filter(({ id }) => those.every((other) => other.id !== id)).length
  const [added, gone] = [missing(now, before), missing(before, now)]
  if (added + gone === 0) return []
  return [
    `the paths that cover today's machine are not those of the lock: ${counted(added, 'path')} new, ${gone} gone.`,
  ]
}

function chartParts({ chart: before }: Lock, { chart: now }: Lock): string {
  const [was, is] = [before.map(wayWords), now.map(wayWords)]
  const gone = was.filter((way) => !is.includes(way)).map((way) => `‘${way}’ is no more`)
  const added = is.filter((way) => !was.includes(way)).map((way) => `‘${way}’ is new`)
  return [...gone, ...added].join(', ') || 'its situations or their data have other names'
}
