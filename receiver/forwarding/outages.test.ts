import { describe, expect, test } from 'vitest'
import { setStage } from '../../tests/support/forwarding-stage.ts'
import { fill, idsOf, kindsOfDatabases, rowsOf } from '../../tests/support/forwarding.ts'
import { sceneStart } from '../../tests/support/scene.ts'
import type { Database } from '../database/database.ts'
import { queueFailed } from '../requests/store.ts'
import type { Outcome } from './channel.ts'

const hour = 3_600_000
const again: Outcome = { kind: 'again', reason: 'It is away.' }
const accepted: Outcome = { kind: 'accepted' }

describe.each(kindsOfDatabases)('on %s', (_name, startDatabases) => {
  const staged = setStage(startDatabases)

  test('after five different failures in a row there is one probe at a time, 15 seconds apart at most', async () => {
    const stage = staged()
    await fill(stage.database, idsOf(100), sceneStart)
    stage.answer = () => again
    stage.begin()
    await stage.scene.until(() => stage.outcomes('down').length === 1)
    await stage.rest()
    const before = stage.sent.length
    expect(before).toBeLessThanOrEqual(16)
    const delays: number[] = []
    for (let probes = 1; probes <= 6; probes += 1) {
      const [delay = 0] = stage.scene.timers()
      delays.push(delay / 1000)
      stage.scene.advance(delay)
      await stage.scene.until(() => stage.sent.length === before + probes)
      await stage.scene.until(() => stage.outcomes('again').length === before + probes)
      await stage.rest()
    }
    expect(delays).toEqual([2, 4, 8, 15, 15, 15])
    expect(new Set(stage.sent).size).toBeGreaterThan(before)
  })

  test('after an outage of two days everything goes within 60 seconds of its end, what had failed too', async () => {
    const stage = staged()
    await fill(stage.database, idsOf(500), sceneStart)
    stage.answer = () => again
    stage.begin()
    await stage.scene.until(() => stage.outcomes('down').length === 1)
    await stage.rest()
    stage.scene.set(sceneStart + 48 * hour)
    const end = await stage.scene.now()
    stage.answer = () => accepted
    stage.scene.advance(15_000)
    await stage.scene.until(() => stage.outcomes('accepted').length === 500)
    expect((await stage.scene.now()) - end).toBeLessThan(60_000)
    expect(stage.outcomes('up')).toHaveLength(1)
    expect((await rowsOf(stage.database)).every(({ state }) => state === 'sent')).toBe(true)
  })

  test('a single request whose far side was not reached is tried again within 30 seconds', async () => {
    const stage = staged()
    await fill(stage.database, idsOf(1), sceneStart)
    stage.answer = () => ({ kind: 'again', reason: 'It was not reached.', isAway: true })
    const forwarder = stage.begin()
    for (let tries = 1; tries <= 10; tries += 1) {
      await stage.scene.until(() => stage.outcomes('again').length === tries)
      await stage.rest()
      stage.scene.set((await stage.scene.now()) + 30_000)
      forwarder.wake()
    }
    expect(stage.sent).toHaveLength(10)
  })

  test('a far side that asks to wait is left alone until then', async () => {
    const stage = staged()
    await fill(stage.database, idsOf(1), sceneStart)
    stage.answer = () => ({ ...again, after: 600_000 })
    stage.begin()
    await stage.scene.until(() => stage.outcomes('again').length === 1)
    await stage.rest()
    const [row] = await rowsOf(stage.database)
    expect(row?.due).toBe(new Date(sceneStart + 600_000).toISOString())
  })

  test('a start tries at once what an earlier receiver failed to send', async () => {
    const stage = staged()
    await fill(stage.database, idsOf(3), sceneStart)
    stage.answer = () => ({ ...again, after: hour })
    const first = stage.begin()
    await stage.scene.until(() => stage.outcomes('again').length === 3)
    await first.stop()
    stage.answer = () => accepted
    stage.begin()
    await stage.scene.until(() => stage.outcomes('accepted').length === 3)
    expect(await stage.scene.now()).toBe(sceneStart)
  })

  test('what is refused is not tried again, and holds up nothing while the far side is down', async () => {
    const stage = staged()
    await fill(stage.database, idsOf(40), sceneStart)
    stage.answer = () => again
    stage.begin()
    await stage.scene.until(() => stage.outcomes('down').length === 1)
    await stage.rest()
    stage.answer = () => ({ kind: 'refused', reason: 'No address is known.' })
    stage.scene.advance(15_000)
    await stage.scene.until(() => stage.outcomes('refused').length === 40)
    expect(new Set((await rowsOf(stage.database)).map(({ state, reason }) => `${state}: ${reason}`))).toEqual(
      new Set(['failed: No address is known.']),
    )
  })

  test('after 72 hours one is given up with its reason, and goes again when staff ask for it', async () => {
    const stage = staged()
    await fill(stage.database, idsOf(1), sceneStart)
    stage.answer = () => again
    const forwarder = stage.begin()
    await stage.scene.until(() => stage.outcomes('again').length === 1)
    await stage.rest()
    stage.scene.set(sceneStart + 72 * hour)
    forwarder.wake()
    await stage.scene.until(() => stage.outcomes('given up').length === 1)
    const [row] = await rowsOf(stage.database)
    expect(row).toMatchObject({ state: 'failed', reason: 'Given up after 72 hours. It is away.', claimed: '' })
    stage.answer = () => accepted
    const retry = () =>
      queueFailed(stage.database, row?.lead ?? '', new Date(sceneStart + 72 * hour).toISOString(), ['hook'])
    expect(await retry()).toBe(true)
    forwarder.wake()
    await stage.scene.until(() => stage.outcomes('accepted').length === 1)
    expect(await retry()).toBe(false)
  })

  test('what waits for a channel that stays down is given up too, without being tried', async () => {
    const stage = staged()
    await fill(stage.database, idsOf(50), sceneStart)
    stage.answer = () => again
    stage.begin()
    await stage.scene.until(() => stage.outcomes('down').length === 1)
    await stage.rest()
    stage.scene.set(sceneStart + 72 * hour + 1)
    stage.scene.advance(15_000)
    await stage.scene.until(() => stage.outcomes('given up').length > 0)
    await stage.rest()
    expect((await rowsOf(stage.database)).every(({ state, reason }) => state === 'failed' && reason !== '')).toBe(true)
  })

  test('times that a wrong clock has written delay nothing', async () => {
    const stage = staged()
    await fill(stage.database, idsOf(6), sceneStart + 24 * hour)
    const late = new Date(sceneStart + 48 * hour).toISOString()
    await stage.database.run('UPDATE forwards SET due = $1, claimed_until = $1, tries = 1', late)
    stage.begin()
    await stage.scene.until(() => stage.outcomes('accepted').length === 6)
    expect(await stage.scene.now()).toBe(sceneStart)
  })

  test.each([0, 90_000])(
    'while the database is away, for %i ms more, nothing is sent twice, and everything goes on when it is back',
    async (longer) => {
      const stage = staged()
      await fill(stage.database, idsOf(40), sceneStart)
      let isAway = false
      let turn = 0
      // The queue is looked at before most results are recorded.
      const random = () => (turn++ % 5) / 5
      const failing =
        <Arguments extends unknown[], Result>(call: (...given: Arguments) => Promise<Result>) =>
        async (...given: Arguments): Promise<Result> => {
          if (isAway) throw new Error('gone')
          return call(...given)
        }
      const run = failing(stage.database.run)
      const transaction: Database['transaction'] = async (work) => {
        if (isAway) throw new Error('gone')
        return stage.database.transaction(work)
      }
      stage.answer = () => {
        if (stage.sent.length === 10) isAway = true
        return accepted
      }
      stage.begin({ database: { ...stage.database, run, transaction }, random })
      await stage.scene.until(() => stage.outcomes('database away').length === 1)
      await stage.rest()
      stage.scene.set((await stage.scene.now()) + longer)
      isAway = false
      await stage.scene.until(() => {
        if (stage.scene.timers().some((ms) => ms <= 5000)) setImmediate(() => stage.scene.advance(500))
        return stage.outcomes('accepted').length === 40
      })
      expect(stage.sent.toSorted()).toEqual(idsOf(40))
      expect(stage.outcomes('database back').length).toBe(stage.outcomes('database away').length)
    },
  )
})
