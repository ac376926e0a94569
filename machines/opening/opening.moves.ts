import { openingMachine } from './opening.machine.ts'

/** For each state where it leads, by event, 'load', 'loadError', 'goOn' and 'patience'. */
type OpeningMoves = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The machine as a table, which a build computes: a page runs it without XState (src/ui/loading/run-table.ts). */
export const openingMoves: OpeningMoves = Object.fromEntries(
  Object.values(openingMachine.states).map(({ key, transitions }) => [
    key,
    Object.fromEntries([...transitions].map(([event, [move]]) => [causeOf(event), move?.target?.[0]?.key ?? key])),
  ]),
)

/** XState's name of an event, in short. */
function causeOf(event: string): string {
  return event
    .replace(/^xstate\.after\.(\w+)\..*/, '$1')
    .replace(/^xstate\.done\.actor\./, '')
    .replace(/^xstate\.error\.actor\.(\w+)/, '$1Error')
}
