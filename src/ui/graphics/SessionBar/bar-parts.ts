import * as words from '../../../../content/words/graphics.ts'
import type { SessionPhase } from '../../../../content/types.ts'
import { percent } from '../percent.ts'

export interface BarPart {
  x: string
  width: string
  /** What may be: the span of a range, or what a longer choice adds. */
  isOpen: boolean
  kind: SessionPhase['kind']
  /** What fits within it on a phone and from 40 em on; null where nothing does. */
  narrow: string | null
  wide: string | null
  /** Its words have room from 40 em on. */
  isSaid: boolean
}

interface Piece extends Pick<BarPart, 'isOpen' | 'kind'> {
  minutes: number
  texts: readonly string[]
}

/** Widths in em that a bar has at least: below 17 nothing stands within it. */
const narrowest = 17
const wide = 40

/** A session as parts of a bar, each as wide as its minutes. */
export function barParts(session: readonly SessionPhase[]): BarPart[] {
  const pieces = session.flatMap(piecesOf)
  const whole = total(pieces)
  return pieces.map(({ kind, isOpen, minutes, texts }, index) => {
    const fitting = (em: number) => texts.find((text) => fits(text, (minutes / whole) * em)) ?? null
    return {
      x: percent(total(pieces.slice(0, index)), whole),
      width: percent(minutes, whole),
      isOpen,
      kind,
      narrow: fitting(narrowest),
      wide: fitting(wide),
      isSaid: fitting(wide) === texts[0],
    }
  })
}

/** The least and the most that a session takes. */
export function sessionMinutes(session: readonly SessionPhase[]): { from: number; to: number } {
  const sum = (count: (phase: SessionPhase) => number) => session.reduce((minutes, phase) => minutes + count(phase), 0)
  return {
    from: sum(({ kind, from }) => (kind === 'more' ? 0 : from)),
    to: sum(({ from, to }) => to ?? from),
  }
}

function piecesOf({ label, from, to, kind }: SessionPhase): Piece[] {
  if (kind === 'more') return [{ kind, isOpen: true, minutes: from, texts: words.inBar.more(label, from) }]
  const fixed = { kind, isOpen: false, minutes: from, texts: words.inBar.fixed(label, from) }
  return to === undefined ? [fixed] : [fixed, { kind, isOpen: true, minutes: to - from, texts: words.inBar.upTo(to) }]
}

function total(pieces: readonly Piece[]): number {
  return pieces.reduce((minutes, piece) => minutes + piece.minutes, 0)
}

function fits(text: string, em: number): boolean {
  return text.length * 0.58 + 1 <= em
}
