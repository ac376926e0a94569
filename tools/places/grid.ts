import { type GridPoint, type Point, stepCharacters, stepsInDegree } from '../../src/ui/find/grid.ts'

const middle = (stepCharacters.length - 1) / 2

/** The point of the grid next to a place. */
export function gridPointOf({ latitude, longitude }: Point): GridPoint {
  return [Math.round(latitude * stepsInDegree), Math.round(longitude * stepsInDegree)]
}

/** The pair of characters that leads from one point to another; null where no pair reaches so far. */
export function pairBetween(from: GridPoint, to: GridPoint): string | null {
  const characters = [to[0] - from[0], to[1] - from[1]].map((steps) => stepCharacters.charAt(steps + middle))
  return characters.every(Boolean) ? characters.join('') : null
}

/** The mean of some places. */
export function meanOf(points: readonly Point[]): Point {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return {
    latitude: mean(points.map(({ latitude }) => latitude)),
    longitude: mean(points.map(({ longitude }) => longitude)),
  }
}
