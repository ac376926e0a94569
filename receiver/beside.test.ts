import { copyFileSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createDisk } from '../tools/bench/receiver/disk.ts'
import { startReceiver, submit, type ReceiverProcess } from '../tools/bench/receiver/receiver-process.ts'
import { idsIn, sqlite } from '../tools/bench/receiver/sqlite-program.ts'

let folder: string
let file: string
let started: ReceiverProcess[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'receiver-'))
  file = join(folder, 'leads.db')
  started = []
})

afterEach(async () => {
  await Promise.all(started.map(({ kill }) => kill()))
  rmSync(folder, { recursive: true, force: true })
})

async function start(environment: Record<string, string> = {}) {
  const receiver = await startReceiver({ RECEIVER_FILE: file, ...environment })
  started.push(receiver)
  return receiver
}

const idOf = (number: number) => `request-of-the-test-${number}`

/** Posts requests by number, one after the other. Returns the statuses. */
async function submitAll(bases: readonly string[], from: number, to: number): Promise<number[]> {
  const statuses: number[] = []
  for (let number = from; number < to; number += 1)
    statuses.push(await submit(bases[number % bases.length] ?? '', idOf(number)))
  return statuses
}

const idsOf = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => idOf(from + index))

describe('the sqlite3 program beside the receiver', () => {
  test.each(['SELECT count(*) FROM leads', '.backup copy.db', 'PRAGMA integrity_check', 'VACUUM'])(
    'run with %j costs no request that comes after it',
    async (command) => {
      const receiver = await start()
      await submitAll([receiver.base], 0, 3)
      await sqlite(file, command.replace('copy.db', join(folder, 'copy.db')))
      expect(await submitAll([receiver.base], 3, 20)).toEqual(Array.from({ length: 17 }, () => 201))
      await receiver.kill()
      expect(await idsIn(file)).toEqual(new Set(idsOf(0, 20)))
      expect(await sqlite(file, 'PRAGMA integrity_check')).toBe('ok')
    },
  )

  test('deletes rows, which stay deleted', async () => {
    const receiver = await start()
    await submitAll([receiver.base], 0, 6)
    await sqlite(file, `DELETE FROM leads WHERE id IN ('${idOf(1)}', '${idOf(4)}')`)
    await submitAll([receiver.base], 6, 9)
    await receiver.kill()
    await (await start()).kill()
    expect(await idsIn(file)).toEqual(new Set([0, 2, 3, 5, 6, 7, 8].map(idOf)))
  })
})

test('two receivers with temporary folders of their own share a file, and it keeps what either acknowledged', async () => {
  const places = ['one', 'other'].map((name) => join(folder, name))
  places.forEach((place) => mkdirSync(place))
  const receivers = await Promise.all(places.map((TMPDIR) => start({ TMPDIR })))
  const bases = receivers.map(({ base }) => base)
  expect(new Set(await submitAll(bases, 0, 60))).toEqual(new Set([201]))
  expect(await submitAll(bases.toReversed(), 0, 4)).toEqual([200, 200, 200, 200])
  await Promise.all(receivers.map(({ kill }) => kill()))
  expect(await idsIn(file)).toEqual(new Set(idsOf(0, 60)))
})

test('on a full disk it is not ready, stores nothing and says why; with room again it continues', async () => {
  const disk = createDisk()
  file = join(disk.folder, 'leads.db')
  const receiver = await start()
  const pids = [receiver.child.pid ?? 0]
  const log: string[] = []
  receiver.child.stdout?.on('data', (text) => log.push(String(text)))
  const health = async () => (await fetch(`${receiver.base}/health`)).status
  try {
    expect([await health(), await submit(receiver.base, idOf(0))]).toEqual([200, 201])
    disk.makeFull(pids)
    expect([await health(), await submit(receiver.base, idOf(1)), await health()]).toEqual([503, 503, 503])
    disk.free(pids)
    expect([await health(), await submit(receiver.base, idOf(1))]).toEqual([200, 201])
    expect(log.join('')).toMatch(/"health":"failing","reason":"(database or disk is full|disk I\/O error)/)
    await receiver.kill()
    expect(await idsIn(file)).toEqual(new Set(idsOf(0, 2)))
  } finally {
    await receiver.kill()
    disk.remove()
  }
})

describe('a file that is gone from its place', () => {
  const removals: Record<string, () => void> = {
    removed: () => rmSync(file),
    'moved away': () => renameSync(file, `${file}.old`),
    'replaced by a copy': () => {
      copyFileSync(file, `${file}.new`)
      renameSync(`${file}.new`, file)
    },
    'robbed of its write-ahead log': () => rmSync(`${file}-wal`),
    'robbed of its index': () => rmSync(`${file}-shm`),
    'gone with its folder': () => renameSync(folder, `${folder}-moved`),
  }

  test.each(Object.entries(removals))('%s, is acknowledged nothing for, new or known', async (_, remove) => {
    const receiver = await start()
    const log: string[] = []
    receiver.child.stdout?.on('data', (text) => log.push(String(text)))
    expect(await submit(receiver.base, idOf(0))).toBe(201)
    remove()
    expect([await submit(receiver.base, idOf(0)), await submit(receiver.base, idOf(1))]).toEqual([503, 503])
    expect((await fetch(`${receiver.base}/health`)).status).toBe(503)
    expect(log.join('')).toMatch(/"path":"\/leads","status":503,"ms":\d+,"reason":".*removed or replaced/)
    await receiver.kill()
    rmSync(`${folder}-moved`, { recursive: true, force: true })
  })

  test('is used again when it is back', async () => {
    const receiver = await start()
    await submit(receiver.base, idOf(0))
    renameSync(file, `${file}.old`)
    expect(await submit(receiver.base, idOf(1))).toBe(503)
    renameSync(`${file}.old`, file)
    expect(await submit(receiver.base, idOf(1))).toBe(201)
    await receiver.kill()
    expect(await idsIn(file)).toEqual(new Set(idsOf(0, 2)))
  })
})
