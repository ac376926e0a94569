import { size, type Box } from './frames.ts'
import type { Point } from './paths.ts'

/** Where a name is placed, seen from its clinic. */
export type Side = 'left' | 'right' | 'below' | 'above'

interface Named {
  slug: string
  name: string
  point: Point
  /** The frame that has to contain its name too. */
  box: Box
}

/** The width of the narrowest map, in px, in a window 320 px wide. */
const width = 280
const scale = width / size.width
const letter = 8.2
const gap = 16
const target = 24

/** A side for each name, so that on the narrowest map no name overlaps another, a clinic or the edge. */
export function nameSides(clinics: readonly Named[]): ReadonlyMap<string, Side> {
  const points = clinics.map(({ point: [x, y], ...clinic }) => ({ ...clinic, x: x * scale, y: y * scale }))
  const middle = points.reduce((sum, { x }) => sum + x / points.length, 0)
  const taken = points.map(({ x, y }) => around(x, y, target / 3, target / 3))
  const sides = new Map<string, Side>()
  for (const [index, { slug, name, x, y, box }] of points.entries()) {
    const others = taken.filter((_, other) => other !== index)
    const wish: readonly Side[] = x > middle ? ['right', 'left', 'below', 'above'] : ['left', 'right', 'below', 'above']
    const side = wish.find((one) => isFree(nameBox(x, y, name, one), box, others))
    if (!side) continue
    sides.set(slug, side)
    taken.push(nameBox(x, y, name, side))
  }
  return sides
}

function nameBox(x: number, y: number, name: string, side: Side): Box {
  const half = (name.length * letter) / 2
  if (side === 'below') return around(x, y + target, half, target / 2)
  if (side === 'above') return around(x, y - target, half, target / 2)
  return around(side === 'right' ? x + gap + half : x - gap - half, y, half, target / 2)
}

function around(x: number, y: number, acrossHalf: number, downHalf: number): Box {
  return { left: x - acrossHalf, right: x + acrossHalf, top: y - downHalf, bottom: y + downHalf }
}

function isFree(name: Box, frame: Box, others: readonly Box[]): boolean {
  const isInside =
    name.left >= frame.left * scale &&
    name.right <= frame.right * scale &&
    name.top >= frame.top * scale &&
    name.bottom <= frame.bottom * scale
  return isInside && others.every((other) => areApart(name, other))
}

function areApart(one: Box, other: Box): boolean {
  return one.right <= other.left || one.left >= other.right || one.bottom <= other.top || one.top >= other.bottom
}
