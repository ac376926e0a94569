import { describe, expect, test } from 'vitest'
import type { PostAnswer } from '../../machines/delivery-answer.ts'
import { recordSchema, type KeptRecord } from '../../machines/lead-delivery/index.ts'
import { attempt } from './attempt.ts'

const day = 24 * 60 * 60 * 1000
const now = 1_000_000_000_000

const record: KeptRecord = {
  schema: recordSchema,
  id: 'one',
  kind: 'lead',
  body: '{"id":"one"}',
  storedAt: now,
  tries: 0,
  due: now,
  notBefore: 0,
  isMisdirected: false,
  isRefused: false,
}

/** The outcome of one attempt on a device that keeps these records, with a receiver that gives these answers. */
async function attemptWith(
  records: readonly KeptRecord[],
  answers: readonly PostAnswer[] = [],
  isHasty = false,
  shownIds: string[] = [],
  daysKept = 14,
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
      withLock: async (run) => {
        log.push('locked')
        const outcome = await run()
        log.push('unlocked')
        return outcome
      },
      report: (id, verdict) => void reports.push([id, verdict]),
      isReceived: (id) => id === 'elsewhere',
      isOwn: (id) => id !== 'earlier',
      daysKept,
      openedAt: now,
    },
    { isHasty, shownIds },
  )
  return { result, posted, reports, log, left: [...kept.values()] }
}

const answered = (status: number, retryAfter: string | null = null): PostAnswer => {
  const isReceipt = status < 300 || status === 409
  return { status, isReceipt, retryAfter }
}

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

  test.each([401, 403, 404, 405])(
    'answered with %i, an operator’s mistake, tries it again after an hour',
    async (status) => {
      const first = await attemptWith([record], [answered(status)])
      expect(first.left).toEqual([{ ...record, tries: 1, due: now + 3_600_000, isMisdirected: true }])
      expect(first.result).toMatchObject({ verdict: 'misdirected', pause: 3_600_000 })
      const later = await attemptWith(first.left, [answered(503)], true)
      expect(later.left).toMatchObject([{ tries: 2, isMisdirected: false }])
    },
  )

  test('answered with success but without a receipt is not a delivery', async () => {
    const { left, result } = await attemptWith([record], [{ status: 200, isReceipt: false, retryAfter: null }])
    expect([left.length, result.verdict, result.pause]).toEqual([1, 'misdirected', 3_600_000])
  })

  test.each([400, 413, 415, 422])(
    'answered with %i keeps it for the visitor and does not send it again',
    async (status) => {
      const first = await attemptWith([record], [answered(status)])
      expect(first.left).toEqual([{ ...record, isRefused: true }])
      expect(first.result).toMatchObject({ verdict: 'refused', pause: null })
      expect((await attemptWith(first.left, [], true)).posted).toEqual([])
    },
  )

  test('that is told when to try again does so then, not earlier and not in haste', async () => {
    const first = await attemptWith([record], [answered(503, '120')])
    expect(first.result.pause).toBe(120_000)
    const hasty = await attemptWith(first.left, [answered(200)], true)
    expect([hasty.posted, hasty.result.pause]).toEqual([[], 120_000])
  })

  test.each(['0', new Date(now - day).toUTCString()])(
    'that is told to try again at once, by %j, waits as it would unasked',
    async (retryAfter) => {
      const { left, result } = await attemptWith([{ ...record, tries: 2 }], [answered(503, retryAfter)])
      expect(left).toEqual([{ ...record, tries: 3, due: now + 4000 }])
      expect(result.pause).toBe(4000)
    },
  )

  test('that is told when to try again holds back everything that goes to the same address', async () => {
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

  test('that is received deletes what it puts right, where that was made in this visit', async () => {
    const body = '{"email":"ann@example.test"}'
    const refused = { ...record, body, isRefused: true }
    const records = [
      { ...refused, id: 'earlier' },
      { ...refused, id: 'wrong' },
      { ...record, body },
    ]
    const { left, result } = await attemptWith(records, [answered(200)])
    expect(left.map(({ id }) => id)).toEqual(['earlier'])
    expect(result.kept.map(({ id }) => id)).toEqual(['earlier'])
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
    const visit = { isOwn: () => true, daysKept: 14, openedAt: now }
    await attempt({ ...world, ...visit, withLock: (run) => run() }, { isHasty: false, shownIds: [] })
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

  test('leaves out what is sent at once', async () => {
    const fresh = { ...record, id: 'two', due: now }
    const { result } = await attemptWith([{ ...record, tries: 1, due: now - 1 }, fresh], [null])
    expect(result.kept.map(({ id }) => id)).toEqual(['one'])
  })

  test.each([
    [14, 12],
    [7, 5],
  ])('on a device that keeps it for %i days, is after %i days that it is soon gone', async (daysKept, days) => {
    const kept = async (age: number) =>
      (await attemptWith([{ ...record, storedAt: now - age }], [null], false, [], daysKept)).result.kept
    expect(await kept(days * day)).toMatchObject([{ isExpiring: false }])
    expect(await kept(days * day + 1)).toMatchObject([{ isExpiring: true }])
  })

  test('is whether it was made in this visit', async () => {
    const waiting = { ...record, tries: 1, due: now + 10 }
    const { result } = await attemptWith([waiting, { ...waiting, id: 'earlier' }])
    expect(result.kept.map(({ id, isOwn }) => [id, isOwn])).toEqual([
      ['one', true],
      ['earlier', false],
    ])
  })
})

describe('what is older than 14 days', () => {
  const old = { ...record, storedAt: now - 60 * day, tries: 3 }

  test.each([null, answered(503), answered(429, '3600'), answered(404), answered(422)])(
    'is sent once more, and deleted when the answer is %j',
    async (answer) => {
      const { left, posted, result } = await attemptWith([old], [answer])
      expect([posted, left, result.kept, result.pause]).toEqual([['one'], [], [], null])
    },
  )

  test('and is received by its last try is reported as received', async () => {
    expect((await attemptWith([old], [answered(200)])).result).toMatchObject({ hasArrived: true, pause: null })
  })

  test('gets its last try at once, whatever its due time or Retry-After, and is not shown', async () => {
    const other = { ...old, id: 'two', due: now + day, notBefore: now + day }
    const first = await attemptWith([old, other], [answered(503, '3600')])
    expect([first.posted, first.left, first.result.kept, first.result.pause]).toEqual([['one'], [other], [], 0])
    const second = await attemptWith(first.left)
    expect([second.posted, second.left]).toEqual([['two'], []])
  })

  test('and was turned down is deleted unsent', async () => {
    const { left, posted, result } = await attemptWith([{ ...old, isRefused: true }])
    expect([posted, left, result.kept]).toEqual([[], [], []])
  })
})
