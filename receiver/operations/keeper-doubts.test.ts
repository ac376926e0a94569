import { afterEach, beforeEach, expect, test } from 'vitest'
import { left, old, recent, storeWhole } from '../../tests/support/kept-rows.ts'
import type { Database } from '../database/database.ts'
import { migrate } from '../database/migrations.ts'
import { openSqlite } from '../database/sqlite.ts'
import type { Entry } from '../log.ts'
import { createKeeper } from './keeper.ts'

const now = () => Promise.resolve(Date.parse('2026-11-26T10:00:00.000Z'))
const secret = 'Canary of the deleted request'

let database: Database
let lines: Entry[]

beforeEach(async () => {
  lines = []
  database = openSqlite(':memory:')
  await migrate(database)
})

afterEach(() => database.close())

const keeperOf = (uptime: () => number) =>
  createKeeper({ database, keepDays: 30, now, log: (entry) => lines.push(entry), uptime })

async function storeMany(olds: number, recents: number): Promise<void> {
  for (let number = 0; number < olds; number += 1) await storeWhole(database, `a${number}`, old, secret)
  for (let number = 0; number < recents; number += 1) await storeWhole(database, `b${number}`, recent, 'kept')
}

test('days by which most of many requests would go delete nothing on their first day, and the log says so', async () => {
  await storeMany(19, 1)
  const noted = await left(database)
  let uptime = 0
  const keeper = keeperOf(() => uptime)
  keeper.start()
  await keeper.stop()
  const reason = 'RECEIVER_KEEP_DAYS=30 would delete 19 of 20 requests: nothing is deleted for a day'
  expect(lines).toEqual([{ server: 'receiver', deleted: 0, reason }])
  expect(await left(database)).toEqual(noted)
  uptime = 25 * 3_600_000
  expect(await keeper.sweep()).toBe(19)
})

test.each([
  [18, 1],
  [10, 10],
])('%i old requests beside %i recent ones go at once', async (olds, recents) => {
  await storeMany(olds, recents)
  expect(await keeperOf(() => 0).sweep()).toBe(olds)
})

test('a clock that is years ahead deletes nothing on its first day, and is believed after it', async () => {
  await storeWhole(database, 'b', recent, secret)
  const noted = await left(database)
  const years = () => Promise.resolve(Date.parse('2031-11-26T10:00:00.000Z'))
  const hour = 3_600_000
  let uptime = hour
  const log = (entry: Entry) => lines.push(entry)
  const keeper = createKeeper({ database, keepDays: 30, now: years, log, uptime: () => uptime })
  await expect(keeper.sweep()).rejects.toThrow('the clock is more than 7 days ahead of all that was noted')
  expect(await left(database)).toEqual(noted)
  uptime = 25 * hour
  expect(await keeper.sweep()).toBe(1)
})

test('what a clock that is years ahead writes itself does not make it believed, in this process or the next', async () => {
  await storeWhole(database, 'b', recent, secret)
  const hour = 3_600_000
  const years = Date.parse('2031-11-26T10:00:00.000Z')
  let uptime = 0
  const start = () => {
    const begun = uptime
    const time = () => Promise.resolve(years + uptime)
    const log = (entry: Entry) => lines.push(entry)
    return createKeeper({ database, keepDays: 30, now: time, log, uptime: () => uptime - begun })
  }
  const first = start()
  await expect(first.sweep()).rejects.toThrow('nothing is deleted for a day')
  await storeWhole(database, 'c', new Date(years + 1).toISOString(), 'received by that clock')
  const noted = await left(database)
  uptime = hour
  await expect(first.sweep()).rejects.toThrow('nothing is deleted for a day')
  await expect(start().sweep()).rejects.toThrow('nothing is deleted for a day')
  expect(await left(database)).toEqual(noted)
  uptime = 25 * hour
  expect(await first.sweep()).toBe(1)
})

test('a clock that is set years ahead later, or back again, deletes nothing for a day', async () => {
  await storeWhole(database, 'b', recent, secret)
  const noted = await left(database)
  const hour = 3_600_000
  let time = Date.parse('2026-11-26T10:00:00.000Z')
  let uptime = 48 * hour
  const log = (entry: Entry) => lines.push(entry)
  const keeper = createKeeper({ database, keepDays: 30, now: () => Promise.resolve(time), log, uptime: () => uptime })
  expect(await keeper.sweep()).toBe(0)
  const jump = 5 * 365 * 24 * hour
  time += jump
  uptime += hour
  await expect(keeper.sweep()).rejects.toThrow('nothing is deleted for a day')
  time -= jump
  expect(await keeper.sweep()).toBe(0)
  time += jump
  uptime += 23.5 * hour
  await expect(keeper.sweep()).rejects.toThrow('nothing is deleted for a day')
  expect(await left(database)).toEqual(noted)
})
