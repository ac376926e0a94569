import { describe, expect, test } from 'vitest'
import type { KeptRecord, PostAnswer } from '../../machines/lead-delivery/index.ts'
import { attempt } from './attempt.ts'

const day = 24 * 60 * 60 * 1000
const now = 1_000_000_000_000

const record: KeptRecord = {
  id: 'one',
  kind: 'lead',
  body: '{"id":"one"}',
  storedAt: now,
  tries: 0,
  due: now,
  notBefore: 0,
  isRefused: false,
  warnedAt: null,
}

/** A device that keeps these records, a receiver that gives these answers, and what comes of one attempt. */
async function attemptWith(
  records: readonly KeptRecord[],
  answers: readonly PostAnswer[] = [],
  isHasty = false,
  told: string[] = [],
) {
  const kept = new Map(records.map((one) => [one.id, one]))
  const posted: string[] = []
  const reports: [string, string][] = []
  const log: string[] = []
  const result = await attempt(
    {
      outbox: {
        put: async (one) => void kept.set(one.id, one),
        all: async () => [...kept.values()],
        remove: async (id) => void kept.delete(id),
        clear: async () => kept.clear(),
      },
      post: async ({ id }) => {
        log.push(`post ${id}`)
        posted.push(id)
        return answers[posted.length - 1] ?? null
      },
      now: () => now,
      random: () => 0.5,
      alone: async (run) => {
        log.push('locked')
        const outcome = await run()
        log.push('unlocked')
        return outcome
      },
      report: (id, verdict) => void reports.push([id, verdict]),
      isReceived: (id) => id === 'elsewhere',
    },
    { isHasty, told },
  )
  return { result, posted, reports, log, left: [...kept.values()] }
}

const answered = (status: number, retryAfter: string | null = null): PostAnswer => ({ status, retryAfter })

describe('an attempt', () => {
  test.each([200, 202, 409])('answered with %i deletes what was sent', async (status) => {
    const { result, left, reports } = await attemptWith([record], [answered(status)])
    expect(result).toEqual({ verdict: 'received', hasArrived: false, kept: [], pause: null })
    expect([left, reports]).toEqual([[], [['one', 'received']]])
  })

  test.each([null, answered(408), answered(425), answered(429), answered(500), answered(503)])(
    'answered with %j keeps it for later, by chance and count of tries',
    async (answer) => {
      const { left, result } = await attemptWith([{ ...record, tries: 2 }], [answer])
      expect(left).toEqual([{ ...record, tries: 3, due: now + 4000 }])
      expect(result).toMatchObject({ verdict: 'postponed', pause: 4000 })
    },
  )

  test.each([400, 404, 422])('answered with %i keeps it for the visitor and sends it no more', async (status) => {
    const first = await attemptWith([record], [answered(status)])
    expect(first.left).toEqual([{ ...record, isRefused: true }])
    expect(first.result).toMatchObject({ verdict: 'refused', pause: null })
    expect((await attemptWith(first.left, [], true)).posted).toEqual([])
  })

  test('that is told when to come again does, neither earlier nor in haste', async () => {
    const first = await attemptWith([record], [answered(503, '120')])
    expect(first.result.pause).toBe(120_000)
    const hasty = await attemptWith(first.left, [answered(200)], true)
    expect([hasty.posted, hasty.result.pause]).toEqual([[], 120_000])
  })

  test('that is told when to come again holds back all that goes to the same address', async () => {
    const other = { ...record, id: 'two', due: now + 1 }
    const inquiry = { ...record, id: 'three', kind: 'inquiry' as const, due: now + 2 }
    const first = await attemptWith([record, other, inquiry], [answered(429, '60')])
    expect(first.result.pause).toBe(2)
    const later = first.left.map((one) => ({ ...one, due: Math.min(one.due, now) }))
    expect((await attemptWith(later, [answered(200)])).posted).toEqual(['three'])
  })

  test('sends the one that is due first, once, and only while nobody else does', async () => {
    const { log, result } = await attemptWith([record, { ...record, id: 'two', due: now - 1 }], [answered(200)])
    expect(log).toEqual(['locked', 'post two', 'unlocked'])
    expect(result.pause).toBe(0)
  })

  test('in haste sends what waits for its next try', async () => {
    const waiting = { ...record, tries: 5, due: now + 600_000 }
    expect((await attemptWith([waiting], [answered(200)])).posted).toEqual([])
    const { posted, result } = await attemptWith([waiting], [answered(200)], true)
    expect([posted, result.hasArrived]).toEqual([['one'], true])
  })

  test('sends at once what a clock ten years ahead had put off', async () => {
    const { posted } = await attemptWith([{ ...record, tries: 1, due: now + 3650 * day, notBefore: now + 3650 * day }])
    expect(posted).toEqual(['one'])
  })

  test('does not bring back what was deleted on the way', async () => {
    const kept = new Map([[record.id, record]])
    const outbox = {
      put: async (one: KeptRecord) => void kept.set(one.id, one),
      all: async () => [...kept.values()],
      remove: async (id: string) => void kept.delete(id),
      clear: async () => kept.clear(),
    }
    const post = async () => {
      kept.clear()
      return null
    }
    const world = { outbox, post, now: () => now, random: () => 0, report: () => undefined, isReceived: () => false }
    await attempt({ ...world, alone: (run) => run() }, { isHasty: false, told: [] })
    expect([...kept.values()]).toEqual([])
  })
})

describe('what the visitor is told', () => {
  test.each<[string, KeptRecord[], boolean]>([
    ['elsewhere', [], true],
    ['elsewhere', [{ ...record, id: 'elsewhere', due: now + 1 }], false],
    ['one', [], false],
  ])('of %s, which waited, while %j is kept, is that it has been received: %s', async (id, records, hasArrived) => {
    expect((await attemptWith(records, [], false, [id])).result).toMatchObject({ hasArrived })
  })

  test('leaves out what goes at once', async () => {
    const fresh = { ...record, id: 'two', due: now }
    const { result } = await attemptWith([{ ...record, tries: 1, due: now - 1 }, fresh], [null])
    expect(result.kept.map(({ id }) => id)).toEqual(['one'])
  })

  test('is that it is soon deleted, after 12 days; that it was told is noted', async () => {
    const old = { ...record, storedAt: now - 12 * day - 1 }
    const { result, left } = await attemptWith([old], [null])
    expect(result.kept).toMatchObject([{ id: 'one', isExpiring: true }])
    expect(left).toMatchObject([{ id: 'one', warnedAt: now }])
  })

  test.each([
    ['without a word', null, ['one'], ['one']],
    ['an hour after the word', now - 60 * 60 * 1000, ['one'], ['one']],
    ['more than a day after the word', now - day - 1, ['one'], []],
  ])('%s what is older than 14 days is sent once more, and then deleted or not', async (_, warnedAt, posted, left) => {
    const outcome = await attemptWith([{ ...record, storedAt: now - 20 * day, warnedAt }], [null])
    expect(outcome.posted).toEqual(posted)
    expect(outcome.left.map(({ id }) => id)).toEqual(left)
  })
})
