import { allOf } from '../../receiver/database/database.ts'
import { migrate } from '../../receiver/database/migrations.ts'
import { openSqlite } from '../../receiver/database/sqlite.ts'
import { createStore, type StoreOptions } from '../../receiver/requests/store.ts'

/** A store of requests in an SQLite file, or in memory, with its database and all its rows at once. */
export async function openLeadStore(file = ':memory:', options: StoreOptions = {}) {
  const database = openSqlite(file)
  await migrate(database)
  const store = createStore(database, options)
  return { ...store, database, all: () => allOf(store.rows()), close: database.close }
}

export type OpenStore = Awaited<ReturnType<typeof openLeadStore>>
