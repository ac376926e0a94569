export { openingMachine, type OpeningEvent } from './opening.machine.ts'
export { openingMoves } from './opening.moves.ts'
