import type { Climate, Section } from '../../../../content/types.ts'
import type { Surface } from '../Band/Band.tsx'

type Kind = Section['kind']

/**
 * The layout of a row on a wide screen: its heading above or beside its content, or two sections with the smaller one
 * first or last.
 */
type Columns = 'top' | 'side' | 'aside-start' | 'aside-end'

/** A row of a page: one section, or two side by side in reading order. */
export interface Row<Kinds extends Section = Section> {
  sections: readonly Kinds[]
  columns: Columns
  surface: Surface
  /** Its texts are folded under their titles. */
  folds?: boolean | undefined
}

interface Plan extends Pick<Row, 'columns' | 'folds'> {
  kinds: readonly Kind[]
  isScene?: boolean
}

type Skeleton = 'minutes' | 'method' | 'course'

/**
 * Pages of sessions counted in minutes begin with the benefits, pages of treatments of one spot with the steps, pages
 * of courses with the warning.
 */
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

/** Kinds that have their heading beside them when they are alone in a row. */
const sideKinds: ReadonlySet<Kind> = new Set(['checklist', 'safety', 'faq', 'prose'])

/** Kinds that bring their own surface. */
const sceneKinds: ReadonlySet<Kind> = new Set(['hero', 'closing'])

/**
 * The rows of a page. The skeleton for the treatment's climate pairs and orders its sections; without a climate every
 * section has its own row, in the order of content. The hero comes first; sections that the skeleton does not name come
 * last, in the order of content. Neighboring rows never have the same surface.
 */
export function arrange<Kinds extends Section>(
  sections: readonly Kinds[],
  climate: Climate | null,
): readonly Row<Kinds>[] {
  const rows = climate ? bySkeleton(sections, skeletons[skeletonOf[climate]]) : sections.map(single)
  return withSurfaces(rows)
}

function bySkeleton<Kinds extends Section>(sections: readonly Kinds[], plans: readonly Plan[]): Unpainted<Kinds>[] {
  const planned = plans.flatMap((plan) => rowOf(sections, plan))
  const used = new Set(planned.flatMap((row) => row.sections))
  const others = sections.filter((section) => !used.has(section))
  const [heads, ends] = [others.filter(({ kind }) => kind === 'hero'), others.filter(({ kind }) => kind !== 'hero')]
  return [...heads.map(single), ...planned, ...ends.map(single)]
}

interface Unpainted<Kinds extends Section> extends Omit<Row<Kinds>, 'surface'> {
  isScene?: boolean | undefined
}

function rowOf<Kinds extends Section>(sections: readonly Kinds[], { kinds, ...place }: Plan): Unpainted<Kinds>[] {
  const found = kinds.flatMap((kind) => sections.find((section) => section.kind === kind) ?? [])
  const [first] = found
  if (!first) return []
  return [found.length === kinds.length ? { sections: found, ...place } : single(first)]
}

function single<Kinds extends Section>(section: Kinds): Unpainted<Kinds> {
  const isSide = sideKinds.has(section.kind) || (section.kind === 'pricing' && section.cards.length === 1)
  return { sections: [section], columns: isSide ? 'side' : 'top' }
}

function withSurfaces<Kinds extends Section>(rows: readonly Unpainted<Kinds>[]): Row<Kinds>[] {
  let last: Surface = 'light'
  return rows.map(({ isScene, ...row }) => {
    if (row.sections.some(({ kind }) => sceneKinds.has(kind))) return { ...row, surface: 'scene' }
    const surface: Surface = isScene ? 'scene' : last === 'white' ? 'light' : 'white'
    if (!isScene) last = surface
    return { ...row, surface }
  })
}
