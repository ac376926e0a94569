import { afterAll, beforeAll, expect, test } from 'vitest'
import { isPostgresRun, startPostgres, type Postgres } from '../../tests/support/postgres.ts'
import { numberOf, textOf } from './database.ts'
import { migrate } from './migrations.ts'
import { openPostgres, placeOf } from './postgres.ts'

let postgres: Postgres

beforeAll(async () => {
  if (isPostgresRun) postgres = await startPostgres()
})

afterAll(() => postgres?.stop())

test.each([
  ['postgres://ada:secret@db.example.com/leads', 'db.example.com:5432/leads'],
  ['postgres://ada:secret@db1.example.com:6000/leads?host=db2.example.com', 'db2.example.com:6000/leads'],
])('%s is named as the server that the driver asks, without a password', (address, place) => {
  expect(placeOf(address)).toBe(`PostgreSQL at ${place}`)
})

test.runIf(isPostgresRun)('several receivers may bring one database to its shape at once', async () => {
  const address = await postgres.createDatabase()
  const databases = [openPostgres(address), openPostgres(address), openPostgres(address)]
  await Promise.all(databases.map(migrate))
  const [row] = (await databases[0]?.run('SELECT count(*) AS count FROM migrations WHERE version = 1')) ?? []
  expect(numberOf(row, 'count')).toBe(1)
  await Promise.all(databases.map((database) => database.close()))
})

test.runIf(isPostgresRun)(
  'what was committed is there after a crash of the server, without opening it again',
  async () => {
    const database = openPostgres(await postgres.createDatabase())
    await database.run('CREATE TABLE words (word TEXT PRIMARY KEY)')
    await database.transaction((queries) => queries.run(`INSERT INTO words VALUES ('kept')`))
    await postgres.crash()
    // A connection of before may still seem to be there to the first question, which then breaks on it.
    await expect(database.run('SELECT word FROM words')).rejects.toThrow(/ECONNREFUSED|Connection terminated/)
    await expect(database.run('SELECT word FROM words')).rejects.toThrow('ECONNREFUSED')
    await postgres.resume()
    expect((await database.run('SELECT word FROM words')).map((row) => textOf(row, 'word'))).toEqual(['kept'])
    await database.close()
  },
)

test.runIf(isPostgresRun)(
  'what was deleted is forgotten, also where that takes longer than anything else may',
  async () => {
    const address = await postgres.createDatabase()
    const other = openPostgres(address)
    await migrate(other)
    const database = openPostgres(`${address}?query_timeout=300`)
    const forgotten = other.transaction(async (queries) => {
      await queries.run('LOCK leads IN SHARE UPDATE EXCLUSIVE MODE')
      await expect(database.run('SELECT pg_sleep(0.6)')).rejects.toThrow('Query read timeout')
      const forgetting = database.forget(5000)
      await queries.run('SELECT pg_sleep(0.6)')
      return { forgetting }
    })
    await expect((await forgotten).forgetting).resolves.toBeUndefined()
    await Promise.all([database.close(), other.close()])
  },
)
