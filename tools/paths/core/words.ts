import type { Path } from './cover.ts'
import type { AnyFlowModel, Situation, Stimulus } from './explore.ts'
import { nameOf } from './stimuli.ts'
import { WalkFailure } from './walk-failure.ts'

/** 'the visitor picks a clinic': the words of the class, or those of its event with the class behind them. */
export function stimulusWords({ words }: AnyFlowModel, stimulus: Stimulus): string {
  const { name, variant } = stimulus
  return words.steps[nameOf(stimulus)] ?? [words.steps[name] ?? name, variant].filter(Boolean).join(' ')
}

/** What is true in a situation: one sentence per active state, then the details. */
export function situationWords({ words }: AnyFlowModel, { leaves, snapshot }: Situation): string[] {
  const states: Readonly<Record<string, string>> = words.states
  return [...leaves.map((leaf) => states[leaf] ?? leaf), ...(words.details?.(snapshot) ?? [])]
}

/** How a visitor can tell that these events are ignored, one sentence per type of event. */
export function refusalWords({ words, events }: AnyFlowModel, ignored: readonly Stimulus[]): string[] {
  const refusals: Readonly<Record<string, string>> = words.refusals
  return [...new Set(ignored.map(({ name }) => name))].map((name) => {
    const variants = ignored.filter((stimulus) => stimulus.name === name).map(({ variant }) => variant)
    const isWhole = variants.length === Object.keys(events[name] ?? {}).length
    const sentence = refusals[name] ?? `${name} has no effect`
    return sentence.replace(/\{(.*)\}/, (_, all: string) => (isWhole ? all : variants.join(' or ')))
  })
}

/** '1 step', '1,000 steps'. */
export function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`
}

/** One line for a step of a walk with its result, for people: 'ok    2  the visitor … -> the wizard …'. */
export function stepLine(model: AnyFlowModel, path: Path, step: number, failure?: Error): string {
  const { edge, ignored } = path.steps[step - 1] ?? { edge: undefined, ignored: path.start.ignored }
  const words = situationWords(model, edge?.to ?? path.start.situation).join(', ')
  const done = edge ? `${stimulusWords(model, edge.stimulus)} -> ${words}` : words
  const inVain = ignored.length === 0 ? '' : ` (${counted(ignored.length, 'event')} in vain)`
  const line = `${String(step).padStart(2)}  ${done}${inVain}`
  return failure ? `FAIL ${line}: ${reasonOf(failure)}` : `ok   ${line}`
}

/** Why a walk failed, on one line. */
function reasonOf(failure: Error): string {
  return (failure instanceof WalkFailure ? failure.reason : failure.message).replaceAll(/\s+/g, ' ')
}

/** The text with its first letter in upper case. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
