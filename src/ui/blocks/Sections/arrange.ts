import type { Climate, Section } from '../../../../content/types.ts'
import type { Surface } from '../Band/Band.tsx'

type Kind = Section['kind']

/**
 * How a row of a page stands on a wide screen: its head above its content or beside it; or two sections, the smaller one
 * at the start or at the end.
 */
type Columns = 'top' | 'side' | 'aside-start' | 'aside-end'

/** Where on a page sections stand: one alone, or two beside each other in reading order. */
export interface Row<Kinds extends Section = Section> {
  sections: readonly Kinds[]
  columns: Columns
  surface: Surface
  /** What it says for each title opens at a press. */
  folds?: boolean | undefined
}

interface Plan extends Pick<Row, 'columns' | 'folds'> {
  kinds: readonly Kind[]
  isScene?: boolean
}

type Skeleton = 'minutes' | 'method' | 'course'

/** What lasts minutes begins with what it feels like, what is done to a spot with how, a course with what it gives. */
const skeletons: Readonly<Record<Skeleton, readonly Plan[]>> = {
  minutes: [
    { kinds: ['benefits', 'safety'], columns: 'aside-end' },
    { kinds: ['timeline', 'steps'], columns: 'aside-start' },
    { kinds: ['testimonials'], columns: 'side', isScene: true },
    { kinds: ['pricing', 'checklist'], columns: 'aside-end' },
  ],
  method: [
    { kinds: ['steps'], columns: 'top' },
    { kinds: ['safety', 'benefits'], columns: 'aside-start', folds: true },
    { kinds: ['timeline', 'checklist'], columns: 'aside-end', isScene: true },
    { kinds: ['testimonials', 'pricing'], columns: 'aside-start' },
  ],
  course: [
    { kinds: ['warning', 'timeline'], columns: 'aside-start' },
    { kinds: ['steps', 'safety'], columns: 'aside-start' },
    { kinds: ['benefits', 'testimonials'], columns: 'aside-end', folds: true, isScene: true },
    { kinds: ['pricing'], columns: 'top' },
    { kinds: ['checklist', 'faq'], columns: 'aside-start' },
  ],
}

const skeletonOf: Readonly<Record<Climate, Skeleton>> = {
  cold: 'minutes',
  warm: 'minutes',
  pressure: 'method',
  within: 'course',
}

/** Kinds that are drawn beside their heading where they have a row of their own. */
const sideKinds: ReadonlySet<Kind> = new Set(['checklist', 'safety', 'faq', 'prose'])

/** The kinds that bring their own surface. */
const sceneKinds: ReadonlySet<Kind> = new Set(['hero', 'closing'])

/**
 * A page as rows. The skeleton of a treatment's climate pairs its sections and orders them; without a climate each stands
 * alone, in the order of content. What a skeleton does not name keeps its place before the closing call. Two neighbours
 * never have the same surface.
 */
export function arrange<Kinds extends Section>(
  sections: readonly Kinds[],
  climate: Climate | null,
): readonly Row<Kinds>[] {
  const rows = climate ? followed(sections, skeletons[skeletonOf[climate]]) : sections.map(alone)
  return painted(rows)
}

function followed<Kinds extends Section>(sections: readonly Kinds[], plans: readonly Plan[]): Unpainted<Kinds>[] {
  const planned = plans.flatMap((plan) => rowOf(sections, plan))
  const used = new Set(planned.flatMap((row) => row.sections))
  const others = sections.filter((section) => !used.has(section))
  const [heads, ends] = [others.filter(({ kind }) => kind === 'hero'), others.filter(({ kind }) => kind !== 'hero')]
  return [...heads.map(alone), ...planned, ...ends.map(alone)]
}

interface Unpainted<Kinds extends Section> extends Omit<Row<Kinds>, 'surface'> {
  isScene?: boolean | undefined
}

function rowOf<Kinds extends Section>(sections: readonly Kinds[], { kinds, ...place }: Plan): Unpainted<Kinds>[] {
  const found = kinds.flatMap((kind) => sections.find((section) => section.kind === kind) ?? [])
  const [first] = found
  if (!first) return []
  return [found.length === kinds.length ? { sections: found, ...place } : alone(first)]
}

function alone<Kinds extends Section>(section: Kinds): Unpainted<Kinds> {
  const isSide = sideKinds.has(section.kind) || (section.kind === 'pricing' && section.cards.length === 1)
  return { sections: [section], columns: isSide ? 'side' : 'top' }
}

function painted<Kinds extends Section>(rows: readonly Unpainted<Kinds>[]): Row<Kinds>[] {
  let last: Surface = 'light'
  return rows.map(({ isScene, ...row }) => {
    if (row.sections.some(({ kind }) => sceneKinds.has(kind))) return { ...row, surface: 'scene' }
    const surface: Surface = isScene ? 'scene' : last === 'white' ? 'light' : 'white'
    if (!isScene) last = surface
    return { ...row, surface }
  })
}
