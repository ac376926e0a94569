import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PostAnswer } from '../../machines/delivery-answer.ts'
import type { KeptRecord } from '../../machines/lead-delivery/index.ts'
import type { Outbox } from './outbox.ts'
import { startSender, type News, type SenderWorld } from './start-sender.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
afterEach(() => vi.useRealTimers())

const silence = () => new Promise<never>(() => undefined)

function device() {
  const kept = new Map<string, KeptRecord>()
  const outbox: Outbox = {
    put: async (record) => void kept.set(record.id, record),
    all: async () => [...kept.values()],
    remove: async (id) => void kept.delete(id),
    clear: async () => kept.clear(),
  }
  return { kept, outbox }
}

function senderOver(outbox: Outbox, post: () => Promise<PostAnswer>, differing: Partial<SenderWorld> = {}) {
  const own = new Set<string>()
  const told: News[] = []
  const heard: ((news: News) => void)[] = []
  const sender = startSender({
    outbox,
    post,
    now: () => Date.now(),
    random: () => 0.5,
    alone: (run) => run(),
    own: (id) => void own.add(id),
    isOwn: (id) => own.has(id),
    daysKept: 14,
    tell: (news) => void told.push(news),
    hear: (listen) => void heard.push(listen),
    ...differing,
  })
  return { sender, told, hear: (news: News) => heard.forEach((listen) => listen(news)) }
}

const status = (code: number) => async (): Promise<PostAnswer> => {
  const isReceipt = code < 300 || code === 409
  return { status: code, isReceipt, retryAfter: null }
}
const body = '{"id":"one"}'

describe('a submission', () => {
  test.each([
    [200, 'received', []],
    [409, 'received', []],
    [500, 'saved', [{ id: 'one', tries: 1, isMisdirected: false, isRefused: false }]],
    [404, 'saved', [{ id: 'one', tries: 1, isMisdirected: true, isRefused: false }]],
    [422, 'refused', [{ id: 'one', tries: 0, isRefused: true }]],
  ] as const)('answered with %i is %s', async (code, answer, left) => {
    const { kept, outbox } = device()
    const { sender, told } = senderOver(outbox, status(code))
    expect(await sender.deliver('lead', 'one', body)).toBe(answer)
    expect([...kept.values()]).toMatchObject(left)
    expect(told).toContainEqual({ id: 'one', verdict: 'stored' })
  })

  test('is stored before it is sent, as it is sent', async () => {
    const { kept, outbox } = device()
    const seen: unknown[] = []
    const { sender } = senderOver(outbox, async () => {
      seen.push(kept.get('one')?.body)
      return { status: 200, isReceipt: true, retryAfter: null }
    })
    await sender.deliver('lead', 'one', body)
    expect(seen).toEqual([body])
  })

  test('that nobody answers is saved after eight seconds, not before', async () => {
    const { outbox } = device()
    const { sender } = senderOver(outbox, silence)
    const answers: unknown[] = []
    void sender.deliver('lead', 'one', body).then((answer) => answers.push(answer))
    await vi.advanceTimersByTimeAsync(7999)
    expect(answers).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(answers).toEqual(['saved'])
  })

  test('that nobody answers and that is deleted meanwhile is not said to be saved', async () => {
    const { kept, outbox } = device()
    const { sender } = senderOver(outbox, silence)
    const told = vi.fn<(answer: unknown) => void>()
    void sender.deliver('lead', 'one', body).then(told, told)
    await vi.advanceTimersByTimeAsync(7999)
    kept.clear()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(told).not.toHaveBeenCalled()
  })

  test('that storage does not take is not kept, and not sent by the sender', async () => {
    const { outbox } = device()
    const post = vi.fn<() => Promise<PostAnswer>>(silence)
    const { sender } = senderOver({ ...outbox, put: async () => Promise.reject(new Error('full')) }, post)
    expect(await sender.deliver('lead', 'one', body)).toBeNull()
    expect(post.mock.calls).toEqual([])
  })

  test('that storage says nothing of for three seconds is not kept', async () => {
    const { outbox } = device()
    const { sender } = senderOver({ ...outbox, put: silence }, status(200))
    const answers: unknown[] = []
    void sender.deliver('lead', 'one', body).then((answer) => answers.push(answer))
    await vi.advanceTimersByTimeAsync(2999)
    expect(answers).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(answers).toEqual([null])
  })

  test('that another tab delivers is received', async () => {
    const { kept, outbox } = device()
    const { sender, hear } = senderOver(outbox, silence, { alone: silence })
    const delivered = sender.deliver('lead', 'one', body)
    await vi.advanceTimersByTimeAsync(10)
    kept.clear()
    hear({ id: 'one', verdict: 'received' })
    expect(await delivered).toBe('received')
  })

  test('that is deleted before anybody confirms it is not said to be saved', async () => {
    const { kept, outbox } = device()
    const { sender } = senderOver(outbox, async () => {
      kept.clear()
      return null
    })
    const outcome = sender.deliver('lead', 'one', body).catch(String)
    await vi.advanceTimersByTimeAsync(1000)
    expect(await outcome).toBe('Error: What was to be sent is no longer kept on this device.')
  })
})

describe('what is kept', () => {
  test('is sent as soon as the page is there', async () => {
    const { kept, outbox } = device()
    await senderOver(outbox, status(500)).sender.deliver('lead', 'one', body)
    senderOver(outbox, status(200))
    await vi.advanceTimersByTimeAsync(0)
    expect(kept.size).toBe(0)
  })

  test('and then sent by another tab is said to have been received', async () => {
    const { kept, outbox } = device()
    const { sender, hear } = senderOver(outbox, status(500))
    await sender.deliver('lead', 'one', body)
    kept.clear()
    hear({ id: 'one', verdict: 'received' })
    await vi.advanceTimersByTimeAsync(0)
    expect(sender.actor.getSnapshot().value).toBe('delivered')
  })

  test('is known as made in this visit, by this tab', async () => {
    const { outbox } = device()
    const { sender } = senderOver(outbox, status(500))
    await sender.deliver('lead', 'one', body)
    expect(sender.actor.getSnapshot().context.kept).toMatchObject([{ id: 'one', isOwn: true }])
    const next = senderOver(outbox, status(500))
    await vi.advanceTimersByTimeAsync(0)
    expect(next.sender.actor.getSnapshot().context.kept).toMatchObject([{ id: 'one', isOwn: false }])
  })

  test('is deleted for good, though a try waits', async () => {
    const { kept, outbox } = device()
    const post = vi.fn<() => Promise<PostAnswer>>(status(500))
    const { sender } = senderOver(outbox, post)
    await sender.deliver('lead', 'one', body)
    await sender.deleteAll()
    await vi.advanceTimersByTimeAsync(60_000)
    expect([kept.size, post.mock.calls.length, sender.actor.getSnapshot().value]).toEqual([0, 1, 'idle'])
  })
})
