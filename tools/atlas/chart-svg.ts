import type { ChartLayout, PlacedInternal, PlacedLine, PlacedState, PlacedTransition, Point } from './chart.ts'
import type { ChartTransition } from './chart-parts.ts'
import { chartStyle } from './chart-style.ts'
import { escape } from './pages/html.ts'

export interface ChartOptions {
  /** Whether the SVG includes its stylesheet and a background, as a file of its own must. */
  isStandalone?: boolean
  /** Further attributes of a transition's group: ' style="--tint: red"'. */
  attributesOf?: (transition: ChartTransition) => string
  /** The address that a transition leads to. */
  linkOf?: (transition: ChartTransition) => string
}

const corner = 6

/** A laid-out chart as SVG. States have `data-state`, transitions `data-transition`, with the path kit's names. */
export function chartSvg(
  layout: ChartLayout,
  { isStandalone = false, attributesOf = () => '', linkOf }: ChartOptions = {},
): string {
  const groupOf = (transition: ChartTransition, lines: readonly PlacedLine[]) =>
    groupTags(transition, attributesOf(transition), lines, linkOf?.(transition))
  const { id, description, width, height } = layout
  const size = `width="${round(width)}" height="${round(height)}" viewBox="0 0 ${round(width)} ${round(height)}"`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="chart" role="${linkOf ? 'group' : 'img'}" ${size}>`,
    `<title>Statechart of ${escape(id)}</title>`,
    description && `<desc>${escape(description)}</desc>`,
    isStandalone ? `<style>${chartStyle}</style><rect class="paper" width="100%" height="100%"/>` : '',
    ...layout.states.map((state) => stateSvg(state, groupOf)),
    ...layout.initials.map(
      ({ box, route }) =>
        `<g class="start"><circle class="dot" cx="${round(box.x + box.width / 2)}" cy="${round(box.y + box.height / 2)}" r="5"/>${routeSvg(route)}</g>`,
    ),
    ...layout.anywheres.map(
      ({ box, lines }) =>
        `<g class="anywhere">${rectSvg('pill', box, box.height / 2)}${lines.map((line) => textSvg(line, 'note')).join('')}</g>`,
    ),
    ...layout.transitions.map((transition) =>
      transitionSvg(transition, groupOf(transition.transition, transition.label.lines)),
    ),
    '</svg>',
  ]
    .filter(Boolean)
    .join('\n')
}

function stateSvg(
  { state, depth, title, notes, internal, ...box }: PlacedState,
  groupOf: (transition: ChartTransition, lines: readonly PlacedLine[]) => Group,
): string {
  const classes = ['state', state.kind, state.states.length > 0 ? 'compound' : '', depth % 2 === 0 ? 'even' : '']
  const round = state.states.length > 0 ? 14 : 9
  return [
    `<g class="${classes.filter(Boolean).join(' ')}" data-state="${escape(state.path)}">`,
    state.description && `<title>${escape(state.description)}</title>`,
    rectSvg('box', box, round),
    state.kind === 'final' ? rectSvg('inner', inset(box, 3), round - 3) : '',
    ...title.map((line) => textSvg(line, '')),
    ...notes.map((line) => textSvg(line, 'note')),
    ...internal.map((one) => internalSvg(one, groupOf(one.transition, one.lines))),
    '</g>',
  ]
    .filter(Boolean)
    .join('')
}

/** What stands around the parts of a transition. */
interface Group {
  start: string
  end: string
}

/** A group of SVG with the transition's name, or a link where the transition leads to an address. */
function groupTags(
  { id, kind, description }: ChartTransition,
  more: string,
  lines: readonly PlacedLine[],
  href?: string,
): Group {
  const tag = href === undefined ? 'g' : 'a'
  const label = `${lines.map(({ text }) => text).join(' ')}: the paths that take it`
  const link = href === undefined ? '' : ` href="${escape(href)}" aria-label="${escape(label)}"`
  const title = description && `<title>${escape(description)}</title>`
  return {
    start: `<${tag} class="transition ${kind}" data-transition="${escape(id)}"${more}${link}>${title}`,
    end: `</${tag}>`,
  }
}

function internalSvg({ box, lines }: PlacedInternal, group: Group): string {
  return [
    group.start,
    rectSvg('plate', { x: box.x - 4, y: box.y, width: box.width + 8, height: box.height }, 4),
    ...lines.map((line) => textSvg(line, '')),
    group.end,
  ].join('')
}

function transitionSvg({ transition, routes, label }: PlacedTransition, group: Group): string {
  return [
    group.start,
    ...routes.map(routeSvg),
    transition.kind === 'done' || transition.kind === 'error' ? startSvg(routes[0]?.[0]) : '',
    rectSvg('chip', label.box, 6),
    ...label.lines.map((line) => textSvg(line, line.text === transition.footnote ? 'count' : 'detail')),
    group.end,
  ].join('')
}

/**
 * The mark at the start of a transition that an actor's answer takes: a filled ring for a result, an empty one for an
 * error.
 */
function startSvg(point: Point | undefined): string {
  return point ? `<circle class="answer" cx="${round(point.x)}" cy="${round(point.y)}" r="3.5"/>` : ''
}

/** A line of text, as wide as it was measured where the font is another one. */
function textSvg({ text, size, isBold, x, y, width, height }: PlacedLine, kind: string): string {
  const classes = [...new Set([kind, isBold ? 'strong' : ''])].filter(Boolean).join(' ')
  const baseline = y + height / 2 + size * 0.36
  return `<text${classes && ` class="${classes}"`} font-size="${size}" x="${round(x)}" y="${round(baseline)}" textLength="${width - 1}" lengthAdjust="spacingAndGlyphs">${escape(text)}</text>`
}

function rectSvg(
  name: string,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  rx = 0,
) {
  const radius = rx > 0 ? ` rx="${rx}"` : ''
  return `<rect class="${name}" x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"${radius}/>`
}

function inset({ x, y, width, height }: { x: number; y: number; width: number; height: number }, by: number) {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by }
}

/** A line through these points with rounded corners and an arrow at its end. */
function routeSvg(points: readonly Point[]): string {
  const [first, ...others] = points
  const last = points.at(-1)
  const before = points.at(-2)
  if (!first || !last || !before) return ''
  const bends = others
    .slice(0, -1)
    .map((point, index) => bend(points[index] ?? point, point, points[index + 2] ?? point))
  const line = `M${pair(first)}${bends.join('')}L${pair(towards(last, before, 5))}`
  return `<path class="route" d="${line}"/><path class="arrow" d="${arrow(before, last)}"/>`
}

function bend(before: Point, at: Point, after: Point): string {
  const near = Math.min(corner, distance(before, at) / 2, distance(at, after) / 2)
  return `L${pair(towards(at, before, near))}Q${pair(at)} ${pair(towards(at, after, near))}`
}

function arrow(from: Point, tip: Point): string {
  const back = towards(tip, from, 9)
  const side = { x: (back.y - tip.y) * 0.45, y: (tip.x - back.x) * 0.45 }
  return `M${pair(tip)}L${pair({ x: back.x + side.x, y: back.y + side.y })}L${pair({ x: back.x - side.x, y: back.y - side.y })}Z`
}

/** The point `by` pixels from the first point in the direction of the second. */
function towards(from: Point, to: Point, by: number): Point {
  const length = distance(from, to) || 1
  return { x: from.x + ((to.x - from.x) * by) / length, y: from.y + ((to.y - from.y) * by) / length }
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

function pair({ x, y }: Point): string {
  return `${round(x)},${round(y)}`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
