import * as words from '../../../../content/words/graphics.ts'
import type { SessionPhase } from '../../../../content/types.ts'
import { percent } from '../percent.ts'

export interface BarPart {
  x: string
  width: string
  /** Optional minutes: the span of a range, or what a longer choice adds. */
  isOpen: boolean
  kind: SessionPhase['kind']
  /** The words that fit on a phone, from 40 em and from 64 em on; null if none do. */
  narrow: string | null
  wide: string | null
  full: string | null
}

interface Piece extends Pick<BarPart, 'isOpen' | 'kind'> {
  minutes: number
  texts: readonly string[]
}

/** The bar's smallest width in em for each kind of words; below the first, no words are within it. */
const widths = { narrow: 17, wide: 40, full: 64 }

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
      narrow: fitting(widths.narrow),
      wide: fitting(widths.wide),
      full: fitting(widths.full),
    }
  })
}

/** The width from which the bar itself names every phase. */
export function namedFrom(session: readonly SessionPhase[], parts: readonly BarPart[]): 'wide' | 'full' | null {
  const isSaid = (width: 'wide' | 'full') =>
    session.every(({ label }) => parts.some((part) => part[width]?.startsWith(label)))
  if (isSaid('wide')) return 'wide'
  return isSaid('full') ? 'full' : null
}

/** The fewest and the most minutes of a session. */
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
  return text.length * 0.58 + 0.75 <= em
}
