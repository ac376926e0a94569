import { openingMachine } from './opening.machine.ts'

/** The state that each state goes to, by event: an event's type, 'load', 'loadError', 'goOn' or 'patience'. */
type OpeningMoves = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The machine as a table, computed by the build. A page runs it without XState (src/ui/loading/run-table.ts). */
export const openingMoves: OpeningMoves = Object.fromEntries(
  Object.values(openingMachine.states).map(({ key, transitions }) => [
    key,
    Object.fromEntries([...transitions].map(([event, [move]]) => [causeOf(event), move?.target?.[0]?.key ?? key])),
  ]),
)

/** The short name of an event of XState's: 'patience' for a delay, 'load' and 'loadError' for an actor's answer. */
function causeOf(event: string): string {
  return event
    .replace(/^xstate\.after\.(\w+)\..*/, '$1')
    .replace(/^xstate\.done\.actor\./, '')
    .replace(/^xstate\.error\.actor\.(\w+)/, '$1Error')
}
