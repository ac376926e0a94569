import { z } from 'zod'
import { list, readOnly, text } from './parts.ts'

const fact = z.strictObject({
  /** '−256°F', '1–3', '$45': with a true minus sign and an en dash, for it is set large. */
  figure: text.refine((value) => !value.includes('-'), "has a hyphen: write '−' or '–'"),
  label: text,
})
/** A figure of a service and what it counts. */
export interface Fact extends z.output<typeof fact> {}

export const factsSchema = readOnly<readonly Fact[]>(z.array(fact).max(3, 'has more than 3 entries'))

const minutes = z.number().positive()
const phaseKinds = ['before', 'core', 'more', 'after'] as const

const phase = z
  .strictObject({
    label: text,
    /** Minutes; of a range the least. */
    from: minutes,
    /** Of a range the most. */
    to: minutes.exactOptional(),
    /** `more` is what a longer choice adds to the core. */
    kind: z.enum(phaseKinds),
  })
  .refine(({ from, to }) => to === undefined || from < to, { path: ['to'], error: 'is not more than `from`' })
/** A part of a session, in minutes. */
export interface SessionPhase extends z.output<typeof phase> {}

export const sessionSchema: z.ZodType<readonly SessionPhase[]> = z
  .array(phase)
  .refine((phases) => phases.some(({ kind }) => kind === 'core'), 'has no core')
  .refine((phases) => isInOrder(phases), 'is not in the order before, core, more, after')

const point = z.strictObject({
  /** Fahrenheit. */
  degrees: z.number(),
  label: text,
  /** The same in fewer words, for phones. */
  short: text.exactOptional(),
})
/** A temperature on the ruler. */
export interface RulerPoint extends z.output<typeof point> {}

export const rulerSchema = z
  .strictObject({ title: text, points: list<RulerPoint>(point) })
  .refine(({ points }) => points.length > 1 && isRising(points), { path: ['points'], error: 'do not rise' })
/** Temperatures on one scale, from the lowest to the highest. */
export interface RulerContent extends z.output<typeof rulerSchema> {}

function isInOrder(phases: readonly SessionPhase[]): boolean {
  const places = phases.map(({ kind }) => phaseKinds.indexOf(kind))
  return places.every((place, index) => index === 0 || place >= (places[index - 1] ?? 0))
}

function isRising(points: readonly RulerPoint[]): boolean {
  return points.every(({ degrees }, index) => index === 0 || degrees > (points[index - 1]?.degrees ?? degrees))
}
