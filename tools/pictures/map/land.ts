import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { geoPath } from 'd3-geo'
import { merge } from 'topojson-client'
import { presimplify, simplify } from 'topojson-simplify'
import type { GeometryCollection, Topology } from 'topojson-specification'
import type { Frame } from './frames.ts'
import { straightPath, type Point } from './paths.ts'

type Outlines = Topology<{ states: GeometryCollection }>

/** The area of the smallest triangle that a coastline keeps, in square degrees. */
const detail = 0.000002

const codes = { NJ: '34', OH: '39' }
const neighbors = { NJ: ['09', '10', '36', '42', '24'], OH: ['18', '21'] }

/** The state of a frame and its neighbors, as SVG paths. */
export function landOf({ state, projection }: Frame): { state: string; neighbors: string } {
  const outlines = readOutlines()
  const of = (ids: readonly string[]) => {
    const shapes = outlines.objects.states.geometries.flatMap((shape) =>
      ids.includes(String(shape.id)) && (shape.type === 'Polygon' || shape.type === 'MultiPolygon') ? [shape] : [],
    )
    const pen = new Pen()
    geoPath(projection, pen)(merge(outlines, shapes))
    return straightPath(pen.rings)
  }
  return { state: of([codes[state]]), neighbors: of(neighbors[state]) }
}

function readOutlines(): Outlines {
  const file = fileURLToPath(import.meta.resolve('us-atlas/states-10m.json'))
  const whole: Outlines = JSON.parse(readFileSync(file, 'utf8'))
  return simplify(presimplify(whole), detail)
}

/** Collects the rings that d3-geo draws. */
class Pen {
  readonly rings: Point[][] = []
  beginPath() {}
  arc() {}
  closePath() {}
  moveTo(x: number, y: number) {
    this.rings.push([[x, y]])
  }
  lineTo(x: number, y: number) {
    this.rings.at(-1)?.push([x, y])
  }
}
