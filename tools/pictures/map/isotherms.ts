import { contours } from 'd3-contour'
import type { Frame } from './frames.ts'
import { roundPath, evenly, type Point } from './paths.ts'

/** How far a clinic's warmth reaches, as a share of the frame's width. */
const reach = { NJ: 0.092, OH: 0.17 }

/** The warmth of each line, the coldest first. */
const warmths = [0.1, 0.24, 0.4, 0.57, 0.75, 0.91]

/** The most points of a line as long as the frame is wide. */
const thinning = 22

/** The number of columns in which warmth is measured across a frame. */
const columns = 48
/** Columns and rows measured beyond each edge, so that lines extend out of the frame. */
const margin = 8

/** Lines of equal warmth round clinics, the coldest first: one SVG path each. */
export function isothermsOf({ state, box }: Frame, clinics: readonly Point[]): string[] {
  const width = box.right - box.left
  const cell = width / columns
  const across = columns + 2 * margin
  const down = Math.ceil((box.bottom - box.top) / cell) + 2 * margin
  const place = (column: number, row: number): Point => [
    box.left + (column - margin) * cell,
    box.top + (row - margin) * cell,
  ]
  const values = Array.from({ length: across * down }, (_, index) =>
    warmthAt(place((index % across) + 0.5, Math.floor(index / across) + 0.5), clinics, reach[state] * width),
  )
  const draw = contours().size([across, down])
  return warmths.map((warmth) =>
    draw
      .contour(values, warmth)
      .coordinates.flat()
      .map((ring) => ring.map(([column = 0, row = 0]) => place(column, row)))
      .map((ring) => roundPath(evenly(ring, width / thinning)))
      .join(''),
  )
}

/** The warmth at a point: 1 at a clinic, and less with the distance from the nearest ones. */
function warmthAt([x, y]: Point, clinics: readonly Point[], radius: number): number {
  const cold = clinics.reduce((product, [clinicX, clinicY]) => {
    const squared = (x - clinicX) ** 2 + (y - clinicY) ** 2
    return product * (1 - Math.exp(-squared / (2 * radius ** 2)))
  }, 1)
  return 1 - cold
}
