import { textOf, type Database } from '../../receiver/database/database.ts'
import { createStore } from '../../receiver/requests/store.ts'

/** When requests of tests of the keeper came, where 30 days are kept until 26 November 2026. */
export const old = '2026-10-01T10:00:00.000Z'
export const recent = '2026-11-20T10:00:00.000Z'

/** Stores a request with its traces in every table. */
export async function storeWhole(target: Database, id: string, received: string, text: string): Promise<void> {
  const body = JSON.stringify({ firstName: text, motivation: `${text}, `.repeat(500) })
  await createStore(target, { channels: ['mail'] }).insert({ id, kind: 'lead', body, received })
  await target.run(`UPDATE forwards SET reason = $1 WHERE lead = $2`, text, id)
  await target.run(`INSERT INTO history VALUES ($1, 1, $2, 'ada', 'note', '', $3)`, id, received, text)
  await target.run(`INSERT INTO audit VALUES ($1, $2, 'ada', 'read', $3)`, `audit-${id}`, received, text)
  await target.run(`INSERT INTO reports VALUES ($1, 'error', $2, 1, $3, $3)`, `report-${id}`, text, received)
}

/** The ids in each table. */
export async function left(target: Database): Promise<string[]> {
  const columns = { leads: 'id', forwards: 'lead', history: 'lead', audit: 'id', reports: 'fingerprint' }
  const all = await Promise.all(
    Object.entries(columns).map(async ([table, column]) =>
      (await target.run(`SELECT ${column} AS id FROM ${table}`)).map((row) => `${table} ${textOf(row, 'id')}`),
    ),
  )
  return all.flat().toSorted()
}
