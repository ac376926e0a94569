import type { Location } from '../../../content/types.ts'
import { frames, size, type Frame } from './frames.ts'
import { isothermsOf } from './isotherms.ts'
import { landOf } from './land.ts'
import { nameSides, type Side } from './name-sides.ts'
import type { Point } from './paths.ts'

const colors = {
  land: '#183a55',
  coast: '#4f82a8',
  insetGround: '#0a1c2c',
  isotherms: ['#1f6394', '#3c7fab', '#7397ae', '#a89a92', '#cf8a63', '#ee8a50'],
  ember: '#ff8a42',
  core: '#ffe3cf',
}

export type MappedClinic = Pick<Location, 'slug' | 'name' | 'coordinates' | 'address'>

export interface ClinicDrawing {
  svg: string
  places: readonly ClinicPlace[]
}

/** Where a clinic is, in percent of the drawing's width and height. */
export interface ClinicPlace {
  slug: string
  x: number
  y: number
  side: Side
}

/** Draws the clinics on the land, with lines of equal warmth around them; leaves out clinics outside both frames. */
export function drawClinicMap(clinics: readonly MappedClinic[]): ClinicDrawing {
  const [main, inset] = frames
  const placed = clinics.flatMap((clinic) => placeOf(clinic))
  const pointsIn = (frame: Frame) => placed.filter(({ state }) => state === frame.state).map(({ point }) => point)
  const { width, height } = size
  const sides = nameSides(placed)
  return {
    svg:
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
      `<radialGradient id="e"><stop stop-color="${colors.ember}"/><stop offset=".22" stop-color="${colors.ember}"/>` +
      `<stop offset=".3" stop-color="${colors.ember}" stop-opacity=".45"/>` +
      `<stop offset="1" stop-color="${colors.ember}" stop-opacity="0"/></radialGradient>` +
      drawFrame(main, pointsIn(main)) +
      drawInset(inset, pointsIn(inset)) +
      '</svg>\n',
    places: placed.flatMap(({ slug, point: [x, y] }) => {
      const side = sides.get(slug)
      return side ? [{ slug, x: percent(x, width), y: percent(y, height), side }] : []
    }),
  }
}

/** Where d3-geo puts a clinic; undefined where that is outside its state's frame. */
function placeOf({ slug, name, coordinates: { latitude, longitude }, address: { state } }: MappedClinic) {
  const frame = frames.find((one) => one.state === state)
  const point = frame?.projection([longitude, latitude])
  if (!frame || !point) return []
  const [x, y] = point
  const { left, top, right, bottom } = frame.box
  const isInside = x > left && x < right && y > top && y < bottom
  return isInside ? [{ slug, name, state, point, box: frame.box }] : []
}

function drawFrame(frame: Frame, points: readonly Point[]): string {
  const land = landOf(frame)
  const lines = isothermsOf(frame, points)
  return (
    `<g fill="${colors.land}" stroke="${colors.coast}" stroke-linejoin="round">` +
    `<path fill-opacity=".45" stroke-opacity=".45" d="${land.neighbors}"/><path d="${land.state}"/></g>` +
    `<g fill="none" stroke-width="1.6">${lines.map((line, index) => isotherm(line, index)).join('')}</g>` +
    points.map(ember).join('')
  )
}

function isotherm(line: string, index: number): string {
  return `<path stroke="${colors.isotherms[index]}" d="${line}"/>`
}

function ember([x, y]: Point): string {
  const place = `cx="${x.toFixed(1)}" cy="${y.toFixed(1)}"`
  return `<circle ${place} r="40" fill="url(#e)"/><circle ${place} r="7" fill="${colors.core}"/>`
}

function drawInset(frame: Frame, points: readonly Point[]): string {
  if (points.length === 0) return ''
  const { left, top, right, bottom } = frame.box
  const box = `x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" rx="16"`
  return (
    `<clipPath id="i"><rect ${box}/></clipPath>` +
    `<g clip-path="url(#i)"><rect ${box} fill="${colors.insetGround}"/>${drawFrame(frame, points)}</g>` +
    `<rect ${box} fill="none" stroke="${colors.coast}"/>`
  )
}

function percent(part: number, whole: number): number {
  return Math.round((part / whole) * 10_000) / 100
}
