import type { Path } from './cover.ts'
import { nameOf, type AnyFlowModel, type Situation, type Stimulus } from './explore.ts'
import { nameWithId } from './names.ts'
import type { WalkFailure } from './walk-failure.ts'
import { situationWords, stimulusWords } from './words.ts'

/** What was seen when a step failed, beside the reason. */
export interface Testimony {
  /** What the machine of the page got and where it stands; null where nobody could listen. */
  machine: MachineTestimony | null
  /** The controls that the step used, and where in the code they are. */
  used: readonly string[]
  appeared: readonly Appeared[]
  /** What has the focus; '' for the page itself, null where it was not looked for. */
  focus: string | null
  /** The part of the screen that matters, one element a line. */
  screen: readonly string[]
  /** What else there is: a trace, a picture. */
  notes: readonly string[]
}

/** A dialog that appeared in the step. */
export interface Appeared {
  what: string
  /** The line of the flow's own code that renders it; '' where it is not known. */
  by: string
  /** The states in which the machine stood then; '' before it had got an event. */
  leaves: string
}

export interface MachineTestimony {
  /** The events since the step began, with the line of the page's code that sent each; '' where none did. */
  heard: readonly { event: { type: string }; from: string }[]
  leaves: readonly string[]
}

/** A place in the code: what it is, and its file and line. */
export interface Place {
  what: string
  at: string
}

/** A failure told so that it can be understood without any other file. */
export interface FailureReport {
  model: AnyFlowModel
  /** 'the component in jsdom'. */
  level: string
  failure: WalkFailure
  testimony: Testimony
  places: readonly Place[]
}

/**
 * A failed step as a text: the path, the step, what was expected and what was there, what the machine got, the data, the
 * screen, and where in the code all that is.
 */
export function failureText({ model, level, failure, testimony, places }: FailureReport): string {
  const { path, step } = failure
  const taken = path.steps[step - 1]
  const situation = taken?.edge.to ?? path.start.situation
  return [
    nameWithId(path),
    `flow ${model.id}, ${level}`,
    '',
    `Step ${step} of ${path.steps.length}: ${taken ? stimulusWords(model, taken.edge.stimulus) : 'the page is opened'}`,
    ...(taken ? [`  Before: ${inWords(model, taken.edge.from)}`] : []),
    `  Expected: ${inWords(model, situation)}`,
    `  Found: ${failure.reason}`,
    ...testimony.used.map((control) => `  Used: ${control}`),
    ...testimony.appeared.map(({ what, leaves }) => `  Appeared: ${what}, ${whenWords(leaves)}`),
    ...(testimony.focus === null
      ? []
      : [`  Focus: ${testimony.focus === '' ? 'on nothing in the page' : testimony.focus}`]),
    ...machineLines(testimony, taken?.edge.stimulus, situation),
    ...dataLines(model, path, step),
    ...section('In the code', aligned(places)),
    ...section('On the screen', testimony.screen),
    ...testimony.notes,
  ].join('\n')
}

function inWords(model: AnyFlowModel, situation: Situation): string {
  return `${situationWords(model, situation).join('; ')} [${situation.leaves.join(' & ')}]`
}

function whenWords(leaves: string): string {
  return leaves === '' ? 'before the machine got an event' : `while the machine stood in ${leaves}`
}

/** What the machine got and where it stands, with what follows from that. */
function machineLines(
  { machine, used, appeared }: Testimony,
  stimulus: Stimulus | undefined,
  wanted: Situation,
): string[] {
  if (!machine) return []
  const got = machine.heard.map(({ event, from }) => `${JSON.stringify(event)}${from === '' ? '' : ` from ${from}`}`)
  const stands = machine.leaves.join(' & ')
  const isThere = stands === wanted.leaves.join(' & ')
  const early = isThere ? appeared.find(({ leaves }) => leaves !== stands) : undefined
  return [
    `  The machine got ${got.length === 0 ? 'nothing' : got.join(', then ')}; it stands in ${stands}.`,
    `  ${early ? earlyWords(early, stands) : verdict(machine, used, stimulus, isThere, stands)}`,
  ]
}

function verdict(
  { heard }: MachineTestimony,
  used: readonly string[],
  stimulus: Stimulus | undefined,
  isThere: boolean,
  stands: string,
): string {
  const types = heard.map(({ event }) => event.type)
  const other = heard.findLast(({ event }) => event.type !== stimulus?.event.type)
  if (stimulus?.kind === 'event' && !types.includes(stimulus.name)) {
    if (other) return `So ‘${other.event.type}’ was sent in place of ‘${stimulus.name}’${placeOf(other.from)}.`
    if (used.length === 0 && !isThere) return `So nothing sent ‘${stimulus.name}’: nothing was pressed.`
    if (!isThere) return `So nothing sent ‘${stimulus.name}’: what was used has no handler that does.`
  }
  if (isThere) return 'So the machine is where it should be: what the page shows of it is wrong.'
  return `So the machine is elsewhere, in ${stands}: see what it got, and the transition below.`
}

function earlyWords({ what, by }: Appeared, stands: string): string {
  const empty = what.startsWith('dialog "') ? '' : ' and without a title'
  return `So the dialog was shown too early${empty}: it is to appear once the machine stands in ${stands}. What shows it asks something else${placeOf(by)}.`
}

function placeOf(from: string): string {
  return from === '' ? '' : `, in ${from}`
}

function dataLines({ input }: AnyFlowModel, { steps }: Path, step: number): string[] {
  const stimulus = steps[step - 1]?.edge.stimulus
  const before = steps.slice(0, Math.max(0, step - 1)).map(({ edge }) => nameOf(edge.stimulus))
  return [
    ...(stimulus ? [`  Data: ${json(stimulus.event)}`] : []),
    ...(input === undefined ? [] : [`  Input: ${json(input)}`]),
    ...(before.length === 0 ? [] : [`  Steps before: ${before.join(', ')}`]),
  ]
}

const longest = 160

function json(value: unknown): string {
  const text = JSON.stringify(value, (_key, part: unknown) =>
    part instanceof Error ? { message: part.message } : part,
  )
  return text.length > longest ? `${text.slice(0, longest)} …` : text
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', `${title}:`, ...lines.map((line) => `  ${line}`)]
}

function aligned(places: readonly Place[]): string[] {
  const width = Math.max(0, ...places.map(({ what }) => what.length))
  return places.map(({ what, at }) => `${what.padEnd(width)}  ${at}`)
}
