import type { ChartState, ChartTransition } from './chart-parts.ts'
import { lineOf, sizeOf, wrapped, type TextLine } from './chart-text.ts'

export interface Size {
  width: number
  height: number
}

/** A transition without a target: it is written as lines in the box of its state. */
interface InternalText {
  transition: ChartTransition
  lines: readonly TextLine[]
}

/** The texts of a state's box, and the transitions from the state to itself. */
export interface BoxText {
  title: readonly TextLine[]
  notes: readonly TextLine[]
  internal: readonly InternalText[]
  loops: readonly ChartTransition[]
}

const titleSize = 14
const noteSize = 11.5
const labelSize = 12
const footnoteSize = 11.5
const widestLabel = 115
const widestNote = 175

export const boxMargin = { x: 14, y: 10 }
export const internalGap = 4
/** The padding around the words of a label, in pixels. */
export const labelMargin = { x: 6, y: 3 }
/** The gaps in pixels between the loops of a state, and between a loop and the label below it. */
export const loopGap = { x: 9, y: 7 }
export const spaceUnderLoops = 12

export const anywhereText = lineOf('anywhere', noteSize)

/** The lines of a transition's label: its trigger, its guard, its actions and its footnote. */
export function labelOf({ trigger, guard, actions, footnote }: ChartTransition): TextLine[] {
  return [
    ...wrapped(trigger, labelSize, widestLabel, true),
    ...wrapped(guard, labelSize, widestLabel),
    ...wrapped(actions, labelSize, widestLabel),
    ...(footnote ? [lineOf(footnote, footnoteSize)] : []),
  ]
}

/** The size of a transition's label, in pixels. */
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

/** The size of a box with its texts, in pixels, without the loops above it. */
export function headerSize({ title, notes, internal, loops }: BoxText): Size {
  const { width, height } = sizeOf([...title, ...notes, ...internal.flatMap(({ lines }) => lines)])
  return {
    width: Math.max(width + 2 * boxMargin.x, loops.length > 0 ? loopsWidth(loops) + 2 * boxMargin.x : 0),
    height: height + 2 * boxMargin.y + internal.length * internalGap + (notes.length > 0 ? internalGap : 0),
  }
}

/** The width of a state's widest loop, in pixels. Each loop goes around the label of the loop below it. */
export function loopsWidth(loops: readonly ChartTransition[]): number {
  const widest = Math.max(...loops.map((loop) => labelSizeOf(loop).width))
  return widest + 2 * loopGap.x * (loops.length + 1)
}

/** The height needed above a box for the transitions from the state to itself, in pixels. */
export function loopsHeight(loops: readonly ChartTransition[]): number {
  if (loops.length === 0) return 0
  return loops.reduce((sum, loop) => sum + labelSizeOf(loop).height + loopGap.y, spaceUnderLoops)
}

function sentenceOf({ trigger, guard, actions, footnote }: ChartTransition): string {
  return [trigger, guard, actions, footnote && `(${footnote})`].filter(Boolean).join(' ')
}
