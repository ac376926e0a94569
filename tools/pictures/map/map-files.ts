import { createHash } from 'node:crypto'
import type { ClinicDrawing, ClinicPlace } from './draw-map.ts'
import { size } from './frames.ts'
import type { Side } from './name-sides.ts'

/** The most bytes that the drawing may have. */
export const mapBudget = 8 * 1024

/** The drawing's file name, with a hash of its content, so that browsers may cache it without limit. */
export function mapFile(svg: string): string {
  return `clinics.${createHash('sha256').update(svg).digest('hex').slice(0, 8)}.svg`
}

const shifts: Readonly<Record<Side, string>> = {
  left: '-100% -50%',
  right: '0 -50%',
  below: '-50% 24%',
  above: '-50% -124%',
}

/**
 * The text of `ClinicPlaces.module.css`: the drawing, and where each name is placed on it. A style sheet is needed
 * since the site's policy forbids inline styles.
 */
export function placesStyle({ svg, places }: ClinicDrawing): string {
  const sorted = places.toSorted((one, other) => (one.slug < other.slug ? -1 : 1))
  const sides = Object.entries(shifts).map(([side, shift]) =>
    sideRule(
      sorted.filter((one) => one.side === side),
      shift,
    ),
  )
  return `/* Written by \`npm run pictures\`. */
.drawing {
  aspect-ratio: ${size.width / 100} / ${size.height / 100};
  background: url('/art/${mapFile(svg)}') 0 0 / 100% 100%;
}

.place {
  position: absolute;
  display: none;
}
${sorted.map(placeRule).join('')}${sides.join('')}`
}

/** The text of `drawing.ts`: the drawing's address, for the pages that fetch it first. */
export function drawingModule({ svg }: Pick<ClinicDrawing, 'svg'>): string {
  return `/** The clinics' map. Written by \`npm run pictures\`. */
export const drawing = '/art/${mapFile(svg)}'
`
}

function placeRule({ slug, x, y }: ClinicPlace): string {
  return `
.place[data-clinic='${slug}'] {
  display: block;
  top: ${y}%;
  left: ${x}%;
}
`
}

function sideRule(places: readonly ClinicPlace[], shift: string): string {
  if (places.length === 0) return ''
  return `
${places.map(({ slug }) => `.place[data-clinic='${slug}'] > *`).join(',\n')} {
  translate: ${shift};
}
`
}
