import { geoMercator, type GeoProjection } from 'd3-geo'

/** The size of the drawing's `viewBox`. */
export const size = { width: 800, height: 900 }

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** A part of the land and its box in the drawing. */
export interface Frame {
  /** The state that is highlighted; the land around it is its neighbors. */
  state: 'NJ' | 'OH'
  box: Box
  projection: GeoProjection
}

/** How far lines extend beyond the edge of a frame, so that the edge is not drawn as a coast. */
const overlap = 12

/** New Jersey fills the drawing; Ohio, with Cincinnati, is in its lower left corner. */
export const frames: readonly [Frame, Frame] = [
  frame('NJ', { left: 0, top: 0, right: size.width, bottom: size.height }, [-75.2, 41.1], [-73.54, 39.6]),
  frame('OH', { left: 68, top: 612, right: 348, bottom: 832 }, [-85, 39.4], [-84.02, 38.7]),
]

function frame(
  state: Frame['state'],
  box: Box,
  northWest: readonly [number, number],
  southEast: readonly [number, number],
): Frame {
  const corners = { type: 'MultiPoint' as const, coordinates: [[...northWest], [...southEast]] }
  const { left, top, right, bottom } = box
  const projection = geoMercator().fitExtent(
    [
      [left, top],
      [right, bottom],
    ],
    corners,
  )
  projection.clipExtent([
    [left - overlap, top - overlap],
    [right + overlap, bottom + overlap],
  ])
  return { state, box, projection }
}
