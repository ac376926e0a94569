import Fastify from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isPostgresRun, startPostgres, type Postgres } from '../../tests/support/postgres.ts'
import type { Database } from '../database/database.ts'
import { createStore } from '../requests/store.ts'
import { openDatabase } from '../database/open.ts'
import { addHealth } from './health.ts'
import { createMetrics } from './metrics.ts'
import { countReports, mostGroups } from './report-counts.ts'

describe.runIf(isPostgresRun)('on PostgreSQL', () => {
  let postgres: Postgres
  let database: Database

  beforeAll(async () => {
    postgres = await startPostgres()
  })

  afterAll(() => postgres.stop())

  beforeEach(async () => {
    database = await openDatabase({ databaseUrl: await postgres.createDatabase(), file: '' })
  })

  afterEach(() => database.close())

  test('reports that many receivers count at once are all counted', async () => {
    const at = '2026-11-26T10:00:00.000Z'
    const findings = ['one', 'two', 'three'].map((text) => ({ kind: 'error', text, place: '/' }))
    await Promise.all(
      Array.from({ length: 8 }, (_, turn) =>
        countReports(database, turn % 2 === 0 ? findings : findings.toReversed(), at),
      ),
    )
    expect(await database.run('SELECT text, count, first, last FROM reports ORDER BY text')).toEqual(
      ['one', 'three', 'two'].map((text) => ({ text: `${text} at /`, count: 8, first: at, last: at })),
    )
  })

  test('a new report takes the place of one that was seen once, the longest ago, also where several do at once', async () => {
    await database.run(
      `INSERT INTO reports SELECT 'group ' || number, 'error', 'Invented ' || number, CASE WHEN number <= 20 THEN 2 ELSE 1 END, '', lpad(number::text, 4, '0') FROM generate_series(1, ${mostGroups}) AS number`,
    )
    const at = '2026-11-26T10:00:00.000Z'
    await Promise.all(
      ['one', 'two', 'three'].map((text) => countReports(database, [{ kind: 'error', text, place: '/' }], at)),
    )
    expect(
      await database.run(
        `SELECT text, count FROM reports WHERE last >= '${at}' OR last BETWEEN '0018' AND '0025' ORDER BY last, text`,
      ),
    ).toEqual([
      ...[18, 19, 20].map((number) => ({ text: `Invented ${number}`, count: 2 })),
      ...[24, 25].map((number) => ({ text: `Invented ${number}`, count: 1 })),
      { text: 'anything else', count: 3 },
      ...['one', 'three', 'two'].map((text) => ({ text: `${text} at /`, count: 1 })),
    ])
  })

  test('health and metrics say how forwarding stands', async () => {
    const store = createStore(database, { channels: ['mail'] })
    const received = new Date((await database.now()) - 90_000).toISOString()
    await store.insert({ id: 'a', kind: 'lead', body: '{}', received })
    await store.insert({ id: 'b', kind: 'lead', body: '{}', received })
    await database.run(`UPDATE forwards SET state = 'failed' WHERE lead = 'b'`)
    const app = Fastify()
    addHealth(app, { store, database, channels: ['mail'], folder: null, limit: 0, log: () => undefined })
    const health: { oldestWaitingSeconds: number } = (await app.inject('/health')).json()
    expect(health).toMatchObject({ status: 'ok', freeBytes: null, failedForwards: 1 })
    expect(health.oldestWaitingSeconds).toBeGreaterThanOrEqual(90)
    await app.close()
    const text = await createMetrics({ database, channels: ['mail'], version: '1.2.3' }).text()
    expect(text).toContain('receiver_forwards{channel="mail",state="waiting"} 1\n')
    expect(text).toMatch(/^receiver_database_bytes [1-9]\d{6,}$/m)
  })
})
