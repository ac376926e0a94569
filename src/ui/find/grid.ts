/** Where something is, in degrees. */
export interface Point {
  latitude: number
  longitude: number
}

/** The same in whole steps of the grid, north and east. */
export type GridPoint = readonly [north: number, east: number]

/** The steps of the grid in a degree. */
export const stepsInDegree = 20

/** The characters that stand for -44 to 44 steps, in this order: no comma, and nothing that JSON escapes. */
export const stepCharacters =
  '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-./:;<=>?@[]^_{|}~'

const middle = (stepCharacters.length - 1) / 2

/** The point that a pair of characters leads to from another. */
export function stepFrom([north, east]: GridPoint, pair: string): GridPoint {
  return [north + stepsOf(pair.charAt(0)), east + stepsOf(pair.charAt(1))]
}

/** Where a point of the grid is. */
export function pointAt([north, east]: GridPoint): Point {
  return { latitude: north / stepsInDegree, longitude: east / stepsInDegree }
}

function stepsOf(character: string): number {
  return stepCharacters.indexOf(character) - middle
}
