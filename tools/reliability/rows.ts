import { hits } from './hits.ts'
import type { Cell, CellsOf, Fault } from './row.ts'
import { backForward } from './back-forward.ts'
import { completions } from './completions.ts'
import { clockAhead, clockBehind } from './clock.ts'
import { deploys } from './deploys.ts'
import { hanging } from './hanging.ts'
import { noConnection } from './no-connection.ts'
import { noScript } from './no-script.ts'
import { pressedTwice, receiverDown } from './say-when.ts'
import { forbiddenStorage, fullStorage, tamperedStorage } from './storage.ts'
import { tabs } from './tabs.ts'
import { failures, parties, thirdPartyCell } from './third-parties.ts'
import { throwing } from './throwing.ts'
import { translators } from './translators.ts'

const bfcache = 'a page brought back by the browser’s Back (bfcache)'

const table: { readonly [Which in Fault]: CellsOf<Which> } = {
  'a component that throws': throwing,
  'a part gone after a deploy': deploys,
  'a part of the site that hangs': hanging,
  'no connection in the middle of it': noConnection,
  'a translator that rewrites the page': translators,
  'a clock ten years ahead': clockAhead,
  'a clock ten years behind': clockBehind,
  [bfcache]: backForward,
  'storage that is forbidden': forbiddenStorage,
  'storage that is full': fullStorage,
  'storage that was tampered with': tamperedStorage,
  'a booking that a calendar reports': completions,
  'a receiver that is down': receiverDown,
  'a button pressed twice': pressedTwice,
  'two tabs at once': tabs,
  'no JavaScript': noScript,
}

export interface Row extends Cell {
  fault: string
  part: string
}

const partyNames = ['calendar', 'scheduler', 'pricing', 'exam'] as const

/** Every fault in every part that it can hit. */
export const rows: readonly Row[] = [
  ...partyNames.flatMap((name) =>
    failures.map((failure) => ({
      fault: `a third party that ${failure}`,
      part: parties[name],
      ...thirdPartyCell(name, failure),
    })),
  ),
  ...Object.entries(table).flatMap(([fault, cells]) =>
    Object.entries<Cell>(cells).map(([part, cell]) => ({ fault, part, ...cell })),
  ),
]

/**
 * Whether a row is about a page that the browser's Back restores as it was left, which headless Chromium does not do.
 */
export function comesBack({ fault }: Row): boolean {
  return fault === bfcache
}

/** The number of faults, with those of third parties. */
export const faultCount = Object.keys(hits).length + failures.length
