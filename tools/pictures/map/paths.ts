export type Point = readonly [number, number]

/** Closed polygons as an SVG path in whole units, as short as possible. */
export function straightPath(rings: readonly (readonly Point[])[]): string {
  return rings
    .map(wholeRing)
    .filter((ring) => ring.length > 2)
    .map((ring) => {
      const [start, ...others] = ring
      if (!start) return ''
      let last = start
      const steps = others.map((point) => {
        const step = pair(point[0] - last[0], point[1] - last[1])
        last = point
        return step
      })
      return `M${pair(...start)}l${joined(steps)}z`
    })
    .join('')
}

/** A closed curve through the midpoints between these points, as an SVG path. */
export function roundPath(ring: readonly Point[]): string {
  const points = wholeRing(ring)
  const middles = points.map((point, index) => middle(point, points[(index + 1) % points.length] ?? point))
  const start = middles.at(-1)
  if (!start) return ''
  let last = start
  const curves = points.map((point, index) => {
    const end = middles[index] ?? point
    const curve = joined([pair(point[0] - last[0], point[1] - last[1]), pair(end[0] - last[0], end[1] - last[1])])
    last = end
    return curve
  })
  return `M${pair(...start)}q${joined(curves)}z`
}

/** Points on a ring at equal distances of about this length. */
export function evenly(ring: readonly Point[], distance: number): Point[] {
  const sides = ring
    .map((from, index) => ({ from, to: ring[(index + 1) % ring.length] ?? from }))
    .map(({ from, to }) => ({ from, to, length: Math.hypot(to[0] - from[0], to[1] - from[1]) }))
    .filter(({ length }) => length > 0)
  const whole = sides.reduce((sum, { length }) => sum + length, 0)
  const step = whole / Math.max(8, Math.round(whole / distance))
  const points: Point[] = []
  let passed = 0
  for (const { from, to, length } of sides) {
    while (points.length * step < passed + length) {
      const share = (points.length * step - passed) / length
      points.push([from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])])
    }
    passed += length
  }
  return points
}

function wholeRing(ring: readonly Point[]): Point[] {
  const whole = ring.map(([x, y]): Point => [Math.round(x), Math.round(y)])
  return whole.filter(([x, y], index) => {
    const last = whole.at(index - 1)
    return x !== last?.[0] || y !== last[1]
  })
}

function middle([x, y]: Point, [otherX, otherY]: Point): Point {
  return [Math.round((x + otherX) / 2), Math.round((y + otherY) / 2)]
}

function pair(x: number, y: number): string {
  return joined([String(x), String(y)])
}

/** Joins numbers for a path: a minus sign separates them as well as a space does. */
function joined(parts: readonly string[]): string {
  return parts.reduce((all, part) => all + (all && !part.startsWith('-') ? ' ' : '') + part, '')
}
