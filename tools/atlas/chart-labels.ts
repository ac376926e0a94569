import type { ChartState, ChartTransition } from './chart-parts.ts'
import { lineOf, sizeOf, wrapped, type TextLine } from './chart-text.ts'

export interface Size {
  width: number
  height: number
}

/** A transition without a target: lines in the box of its state. */
interface InternalText {
  transition: ChartTransition
  lines: readonly TextLine[]
}

/** What belongs to a state's box: what is written in it, and the transitions that begin and end at it. */
export interface BoxText {
  title: readonly TextLine[]
  notes: readonly TextLine[]
  internal: readonly InternalText[]
  loops: readonly ChartTransition[]
}

const titleSize = 14
const noteSize = 11.5
const labelSize = 12
const footnoteSize = 10.5
const widestLabel = 115
const widestNote = 175

export const boxMargin = { x: 14, y: 10 }
export const internalGap = 4
/** The room around the words of a label. */
export const labelMargin = { x: 6, y: 3 }
/** Between the loops of a state, and from a loop to the label beneath. */
export const loopGap = { x: 9, y: 7 }
export const spaceUnderLoops = 12

export const anywhereText = lineOf('anywhere', noteSize)

/** The lines of a transition's label: what takes it, its guard, its actions, its footnote. */
export function labelOf({ trigger, guard, actions, footnote }: ChartTransition): TextLine[] {
  return [
    ...wrapped(trigger, labelSize, widestLabel, true),
    ...wrapped(guard, labelSize, widestLabel),
    ...wrapped(actions, labelSize, widestLabel),
    ...(footnote ? [lineOf(footnote, footnoteSize)] : []),
  ]
}

/** The room of a transition's label. */
export function labelSizeOf(transition: ChartTransition): Size {
  const { width, height } = sizeOf(labelOf(transition))
  return { width: width + 2 * labelMargin.x, height: height + 2 * labelMargin.y }
}

export function boxTextOf(state: ChartState, transitions: readonly ChartTransition[]): BoxText {
  const own = transitions.filter(({ source }) => source === state.path)
  return {
    title: [lineOf(state.name, titleSize, true)],
    notes: state.notes.flatMap((note) => wrapped(note, noteSize, widestNote)),
    internal: own
      .filter(({ targets }) => targets.length === 0)
      .map((transition) => ({ transition, lines: wrapped(sentenceOf(transition), noteSize, widestNote) })),
    loops: own.filter(isLoop),
  }
}

/** Whether a transition begins and ends at the same state. */
export function isLoop({ source, targets }: ChartTransition): boolean {
  return targets.length === 1 && targets[0] === source
}

/** The room of a box with its words, without what is above it. */
export function headerSize({ title, notes, internal, loops }: BoxText): Size {
  const { width, height } = sizeOf([...title, ...notes, ...internal.flatMap(({ lines }) => lines)])
  return {
    width: Math.max(width + 2 * boxMargin.x, loops.length > 0 ? loopsWidth(loops) + 2 * boxMargin.x : 0),
    height: height + 2 * boxMargin.y + internal.length * internalGap + (notes.length > 0 ? internalGap : 0),
  }
}

/** The widest loop of a state, from leg to leg: each loop stands outside the label of the one beneath. */
export function loopsWidth(loops: readonly ChartTransition[]): number {
  const widest = Math.max(...loops.map((loop) => labelSizeOf(loop).width))
  return widest + 2 * loopGap.x * (loops.length + 1)
}

/** The room above a box for the transitions that begin and end at it. */
export function loopsHeight(loops: readonly ChartTransition[]): number {
  if (loops.length === 0) return 0
  return loops.reduce((sum, loop) => sum + labelSizeOf(loop).height + loopGap.y, spaceUnderLoops)
}

function sentenceOf({ trigger, guard, actions, footnote }: ChartTransition): string {
  return [trigger, guard, actions, footnote && `(${footnote})`].filter(Boolean).join(' ')
}
