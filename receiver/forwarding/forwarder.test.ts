import { describe, expect, test, vi } from 'vitest'
import { setStage } from '../../tests/support/forwarding-stage.ts'
import { fill, idsOf, kindsOfDatabases, rowsOf } from '../../tests/support/forwarding.ts'
import { sceneStart } from '../../tests/support/scene.ts'
import { queueAnew } from '../requests/store.ts'
import type { Outcome } from './channel.ts'

const again: Outcome = { kind: 'again', reason: 'It is away.' }
const accepted: Outcome = { kind: 'accepted' }

describe.each(kindsOfDatabases)('on %s', (_name, startDatabases) => {
  const staged = setStage(startDatabases)

  test('what waits is sent once, and recorded; what is stored later follows at once', async () => {
    const stage = staged()
    await fill(stage.database, idsOf(20), sceneStart)
    const forwarder = stage.begin()
    await stage.scene.until(() => stage.outcomes('accepted').length === 20)
    await fill(stage.database, ['request-of-later-on'], sceneStart)
    forwarder.wake()
    await stage.scene.until(() => stage.outcomes('accepted').length === 21)
    expect(stage.sent.toSorted()).toEqual([...idsOf(20), 'request-of-later-on'])
    expect((await rowsOf(stage.database)).map(({ state, claimed, tries }) => [state, claimed, tries])).toEqual(
      Array.from({ length: 21 }, () => ['sent', '', 1]),
    )
  })

  test('the log says how an attempt went, and nothing of the request', async () => {
    const stage = staged()
    await fill(stage.database, idsOf(1), sceneStart)
    stage.begin()
    await stage.scene.until(() => stage.outcomes('accepted').length === 1)
    expect(stage.scene.entries).toEqual([{ channel: 'hook', outcome: 'accepted', tries: 1, ms: expect.any(Number) }])
  })

  test('no more than eight are under way', async () => {
    const stage = staged()
    await fill(stage.database, idsOf(30), sceneStart)
    const open = new Set<() => void>()
    stage.answer = () => new Promise((resolve) => open.add(() => resolve(accepted)))
    stage.begin()
    await stage.scene.until(() => stage.sent.length === 8)
    await new Promise(setImmediate)
    expect(stage.sent).toHaveLength(8)
    stage.answer = () => accepted
    for (const finish of open) finish()
    await stage.scene.until(() => stage.outcomes('accepted').length === 30)
  })

  test('what is queued anew while it is under way is sent again, as to the clinic that got it meanwhile', async () => {
    const stage = staged()
    const [id = ''] = idsOf(1)
    await fill(stage.database, [id], sceneStart)
    const answers: (() => void)[] = []
    stage.answer = () => new Promise((resolve) => answers.push(() => resolve(accepted)))
    const forwarder = stage.begin()
    await stage.scene.until(() => stage.sent.length === 1)
    await queueAnew(stage.database, id, new Date(sceneStart + 1000).toISOString(), 'hook')
    stage.answer = () => accepted
    for (const finish of answers) finish()
    await stage.scene.until(() => stage.outcomes('accepted').length === 1)
    forwarder.wake()
    await stage.scene.until(() => stage.outcomes('accepted').length === 2)
    expect(stage.sent).toEqual([id, id])
    expect((await rowsOf(stage.database)).map(({ state }) => state)).toEqual(['sent'])
  })

  test('two forwarders on one database share it, and send nothing twice', async () => {
    const stage = staged()
    await fill(stage.database, idsOf(200), sceneStart)
    stage.answer = () => new Promise((resolve) => setImmediate(() => resolve(accepted)))
    stage.begin()
    stage.begin()
    await stage.scene.until(() => stage.outcomes('accepted').length === 200)
    expect(stage.sent.toSorted()).toEqual(idsOf(200))
  })

  test('one that fails waits longer each time, 15 minutes at most, and holds up no other', async () => {
    const stage = staged()
    const [poison = '', ...others] = idsOf(30)
    await fill(stage.database, [poison], sceneStart)
    stage.answer = ({ id }) => (id === poison ? again : accepted)
    const forwarder = stage.begin()
    const waits: number[] = []
    for (let tries = 1; tries <= 12; tries += 1) {
      await stage.scene.until(() => stage.outcomes('again').length === tries)
      await stage.rest()
      const [row] = await rowsOf(stage.database)
      const wait = Date.parse(row?.due ?? '') - (await stage.scene.now())
      waits.push(wait / 1000)
      stage.scene.set((await stage.scene.now()) + wait)
      forwarder.wake()
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900])
    await fill(stage.database, others, sceneStart)
    forwarder.wake()
    await stage.scene.until(() => stage.outcomes('accepted').length === 29)
  })

  test('a claim that another receiver holds is respected, until it has run out', async () => {
    const stage = staged()
    await fill(stage.database, idsOf(1), sceneStart)
    await stage.database.run('UPDATE forwards SET claimed_until = $1', new Date(sceneStart + 30_000).toISOString())
    stage.begin()
    await stage.rest()
    expect(stage.sent).toEqual([])
    stage.scene.advance(15_000)
    await stage.rest()
    expect(stage.sent).toEqual([])
    stage.scene.advance(15_000)
    await stage.scene.until(() => stage.outcomes('accepted').length === 1)
  })

  test('what was deleted or is spam is not sent, and the row of what was deleted goes', async () => {
    const stage = staged()
    const [deleted = '', spam = '', wanted = ''] = idsOf(3)
    await fill(stage.database, [deleted, spam, wanted], sceneStart)
    await stage.database.run('DELETE FROM leads WHERE id = $1', deleted)
    await stage.database.run(`UPDATE leads SET state = 'spam' WHERE id = $1`, spam)
    const forwarder = stage.begin()
    await stage.scene.until(() => stage.outcomes('accepted').length === 1)
    await stage.rest()
    expect(stage.sent).toEqual([wanted])
    expect((await rowsOf(stage.database)).map(({ lead, state }) => [lead, state])).toEqual([
      [spam, 'waiting'],
      [wanted, 'sent'],
    ])
    await stage.database.run(`UPDATE leads SET state = 'new' WHERE id = $1`, spam)
    forwarder.wake()
    await stage.scene.until(() => stage.outcomes('accepted').length === 2)
  })

  test.each(['again', 'refused'] as const)(
    'a mail that fails (%s) while its request is answered is not tried again, nor called not forwarded',
    async (kind) => {
      const { database, begin, outcomes, scene, rest } = staged()
      await fill(database, idsOf(1), sceneStart)
      await database.run(`UPDATE forwards SET channel = 'mail'`)
      const send = async (): Promise<Outcome> => {
        await database.run(`UPDATE leads SET state = 'done'`)
        scene.touch()
        return { kind, reason: 'It does not take this.' }
      }
      begin({ channels: [{ name: 'mail', send }] })
      await scene.until(() => outcomes(kind).length === 1)
      await rest()
      expect(await rowsOf(database)).toEqual([])
    },
  )

  test.each(['waiting', 'failed'])(
    'a mail of an answered request that is left %s is not sent and goes',
    async (state) => {
      const { database, begin } = staged()
      await fill(database, idsOf(1), sceneStart)
      await database.run(`UPDATE forwards SET channel = 'mail', state = $1`, state)
      await database.run(`UPDATE leads SET state = 'done'`)
      const send = vi.fn<() => Promise<Outcome>>(async () => accepted)
      begin({ channels: [{ name: 'mail', send }] })
      await expect.poll(() => rowsOf(database)).toEqual([])
      expect(send).not.toHaveBeenCalled()
    },
  )

  test('a channel that throws, or never ends, holds up no other request', async () => {
    const stage = staged()
    const [throwing = '', endless = '', ...others] = idsOf(20)
    await fill(stage.database, [throwing, endless, ...others], sceneStart)
    stage.answer = ({ id }) => {
      if (id === throwing) throw new TypeError('a fault')
      return id === endless ? new Promise<Outcome>(() => undefined) : accepted
    }
    stage.begin()
    await stage.scene.until(() => stage.outcomes('accepted').length === 18)
    await stage.scene.until(() => stage.outcomes('again').length === 1)
    expect(stage.outcomes('again')[0]?.['reason']).toBe('The receiver failed (TypeError).')
    stage.scene.advance(40_000)
    await stage.scene.until(() => stage.outcomes('again').some(({ reason }) => reason === 'The attempt took too long.'))
  })

  test('seven that never end leave room for all others', async () => {
    const stage = staged()
    const endless = idsOf(7)
    const others = idsOf(30).slice(7)
    await fill(stage.database, idsOf(30), sceneStart)
    stage.answer = ({ id }) => (endless.includes(id) ? new Promise<Outcome>(() => undefined) : accepted)
    stage.begin()
    await stage.scene.until(() => {
      if (stage.scene.timers().includes(200)) setImmediate(() => stage.scene.advance(200))
      return stage.outcomes('accepted').length === others.length
    })
    expect((await stage.scene.now()) - sceneStart).toBeLessThan(40_000)
  })

  test('stopping waits for what is under way, and gives back what does not end', async () => {
    const stage = staged()
    const [quick = '', endless = ''] = idsOf(2)
    await fill(stage.database, [quick, endless], sceneStart)
    let finish = () => {}
    stage.answer = ({ id }, signal) =>
      new Promise((resolve) => {
        if (id === quick) finish = () => resolve(accepted)
        signal.addEventListener('abort', () => resolve(again))
      })
    const forwarder = stage.begin()
    await stage.scene.until(() => stage.sent.length === 2)
    const stopped = forwarder.stop()
    finish()
    await stage.scene.until(() => stage.outcomes('accepted').length === 1)
    stage.scene.advance(1000)
    await stopped
    expect((await rowsOf(stage.database)).map(({ state, claimed, tries }) => [state, claimed, tries])).toEqual([
      ['sent', '', 1],
      ['waiting', '', 0],
    ])
  })
})
