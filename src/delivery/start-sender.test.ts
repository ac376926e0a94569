import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PostAnswer } from '../../machines/delivery-answer.ts'
import type { KeptRecord } from '../../machines/lead-delivery/index.ts'
import { device, senderOver, silence, status } from '../../tests/support/test-sender.ts'
import type { Outbox } from './outbox.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
afterEach(() => vi.useRealTimers())

const body = '{"id":"one"}'
const wait = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds))

/** Two tabs on one device; each hears what the other one broadcasts, and its notice shows a request that waits. */
async function twoTabs(differing: Partial<Outbox> = {}) {
  const { kept, outbox } = device()
  const tabs: ReturnType<typeof senderOver>[] = []
  const open = (other: number) =>
    senderOver({ ...outbox, ...differing }, status(500), { broadcast: (message) => tabs[other]?.receive(message) })
  const [here, there] = [open(1), open(0)]
  tabs.push(here, there)
  await here.sender.deliver('lead', 'one', body)
  await vi.advanceTimersByTimeAsync(0)
  return { kept, here, there, shownThere: () => there.sender.actor.getSnapshot().context.kept.map(({ id }) => id) }
}

describe('a submission', () => {
  test.each([
    [200, 'received', []],
    [409, 'received', []],
    [500, 'saved', [{ id: 'one', tries: 1, isMisdirected: false, isRefused: false }]],
    [404, 'saved', [{ id: 'one', tries: 1, isMisdirected: true, isRefused: false }]],
    [422, 'refused', [{ id: 'one', tries: 0, isRefused: true }]],
  ] as const)('answered with %i is %s', async (code, answer, left) => {
    const { kept, outbox } = device()
    const { sender, messages } = senderOver(outbox, status(code))
    expect(await sender.deliver('lead', 'one', body)).toBe(answer)
    expect([...kept.values()]).toMatchObject(left)
    expect(messages).toContainEqual({ id: 'one', verdict: 'stored' })
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

  test.each([0, 2500])(
    'that nobody answers, stored after %i ms, is saved after six and a half seconds',
    async (time) => {
      const { outbox } = device()
      const put = (record: KeptRecord) => wait(time).then(() => outbox.put(record))
      const { sender } = senderOver({ ...outbox, put }, silence)
      const answers: unknown[] = []
      void sender.deliver('lead', 'one', body).then((answer) => answers.push(answer))
      await vi.advanceTimersByTimeAsync(6499)
      expect(answers).toEqual([])
      await vi.advanceTimersByTimeAsync(1)
      expect(answers).toEqual(['saved'])
    },
  )

  test('that is made again before the first one is given up is received when the receipt comes', async () => {
    const { outbox } = device()
    let receive: (answer: PostAnswer) => void = () => undefined
    const { sender } = senderOver(outbox, () => new Promise((resolve) => (receive = resolve)))
    const first = sender.deliver('lead', 'one', body)
    await vi.advanceTimersByTimeAsync(6000)
    const again = sender.deliver('lead', 'one', body)
    await vi.advanceTimersByTimeAsync(500)
    expect(await first).toBe('saved')
    receive({ status: 200, isReceipt: true, retryAfter: null })
    await vi.advanceTimersByTimeAsync(2000)
    expect(await again).toBe('received')
  })

  test('that nobody answers and that is deleted meanwhile is not reported as saved', async () => {
    const { kept, outbox } = device()
    const { sender } = senderOver(outbox, silence)
    const settled = vi.fn<(answer: unknown) => void>()
    void sender.deliver('lead', 'one', body).then(settled, settled)
    await vi.advanceTimersByTimeAsync(6499)
    kept.clear()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(settled).not.toHaveBeenCalled()
  })

  test('that cannot be stored is not kept, and not sent by the sender', async () => {
    const { outbox } = device()
    const post = vi.fn<() => Promise<PostAnswer>>(silence)
    const { sender } = senderOver({ ...outbox, put: async () => Promise.reject(new Error('full')) }, post)
    expect(await sender.deliver('lead', 'one', body)).toBeNull()
    expect(post.mock.calls).toEqual([])
  })

  test('that storage does not confirm within three seconds is not kept', async () => {
    const { outbox } = device()
    const { sender } = senderOver({ ...outbox, put: silence }, status(200))
    const answers: unknown[] = []
    void sender.deliver('lead', 'one', body).then((answer) => answers.push(answer))
    await vi.advanceTimersByTimeAsync(2999)
    expect(answers).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(answers).toEqual([null])
  })

  test('that storage confirms later than that is sent, and told of where it waits', async () => {
    const { outbox } = device()
    const put = vi.fn<Outbox['put']>(outbox.put)
    put.mockImplementationOnce((record) => wait(5000).then(() => outbox.put(record)))
    const { sender } = senderOver({ ...outbox, put }, status(404))
    const answer = sender.deliver('lead', 'one', body)
    await vi.advanceTimersByTimeAsync(4999)
    expect([await answer, sender.actor.getSnapshot().value]).toEqual([null, 'idle'])
    await vi.advanceTimersByTimeAsync(1)
    expect(sender.actor.getSnapshot()).toMatchObject({ value: 'waiting', context: { kept: [{ id: 'one' }] } })
  })

  test('that another tab delivers is received', async () => {
    const { kept, outbox } = device()
    const { sender, receive } = senderOver(outbox, silence, { withLock: silence })
    const delivered = sender.deliver('lead', 'one', body)
    await vi.advanceTimersByTimeAsync(10)
    kept.clear()
    receive({ id: 'one', verdict: 'received' })
    expect(await delivered).toBe('received')
  })

  test('that is deleted before anybody confirms it is not reported as saved', async () => {
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
  test('is sent as soon as the page is open', async () => {
    const { kept, outbox } = device()
    await senderOver(outbox, status(500)).sender.deliver('lead', 'one', body)
    senderOver(outbox, status(200))
    await vi.advanceTimersByTimeAsync(0)
    expect(kept.size).toBe(0)
  })

  test('by a page that was left before it said anything is reported as received by the next one', async () => {
    const { outbox } = device()
    const left = senderOver(outbox, silence)
    void left.sender.deliver('lead', 'one', body)
    await vi.advanceTimersByTimeAsync(100)
    left.sender.actor.stop()
    const next = senderOver(outbox, status(200))
    await vi.advanceTimersByTimeAsync(0)
    expect(next.sender.actor.getSnapshot().value).toBe('delivered')
  })

  test('and then sent by another tab is reported as received', async () => {
    const { kept, outbox } = device()
    const { sender, receive } = senderOver(outbox, status(500))
    await sender.deliver('lead', 'one', body)
    kept.clear()
    receive({ id: 'one', verdict: 'received' })
    await vi.advanceTimersByTimeAsync(0)
    expect(sender.actor.getSnapshot().value).toBe('delivered')
  })

  test('is known by this tab to be made in this visit', async () => {
    const { outbox } = device()
    const { sender } = senderOver(outbox, status(500))
    await sender.deliver('lead', 'one', body)
    expect(sender.actor.getSnapshot().context.kept).toMatchObject([{ id: 'one', isOwn: true }])
    const next = senderOver(outbox, status(500))
    await vi.advanceTimersByTimeAsync(0)
    expect(next.sender.actor.getSnapshot().context.kept).toMatchObject([{ id: 'one', isOwn: false }])
  })

  test('is deleted for good, even while a try is waiting', async () => {
    const { kept, outbox } = device()
    const post = vi.fn<() => Promise<PostAnswer>>(status(500))
    const { sender } = senderOver(outbox, post)
    await sender.deliver('lead', 'one', body)
    await sender.deleteAll()
    await vi.advanceTimersByTimeAsync(60_000)
    expect([kept.size, post.mock.calls.length, sender.actor.getSnapshot().value]).toEqual([0, 1, 'idle'])
  })
})

describe('what another tab deletes', () => {
  test('is no longer shown, and with all that the site keeps this tab forgets its own', async () => {
    const { kept, here, there, shownThere } = await twoTabs()
    expect(shownThere()).toEqual(['one'])
    await here.sender.deleteAll()
    await vi.advanceTimersByTimeAsync(0)
    expect([kept.size, shownThere(), there.sender.actor.getSnapshot().value]).toEqual([0, [], 'idle'])
    expect([here.forgetVisit.mock.calls.length, there.forgetVisit.mock.calls.length]).toEqual([0, 1])
  })

  test('in its notice is no longer shown, and what this tab keeps stays', async () => {
    const { kept, here, there, shownThere } = await twoTabs()
    here.sender.actor.send({ type: 'kept.delete' })
    await vi.advanceTimersByTimeAsync(0)
    expect([kept.size, shownThere(), there.sender.actor.getSnapshot().value]).toEqual([0, [], 'idle'])
    expect(there.forgetVisit).not.toHaveBeenCalled()
  })

  test('only in part is forgotten here all the same', async () => {
    const { here, there, shownThere } = await twoTabs({ clear: async () => Promise.reject(new Error('broken')) })
    await expect(here.sender.deleteAll()).rejects.toThrow('broken')
    expect(there.forgetVisit).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(0)
    expect(shownThere()).toEqual(['one'])
  })
})

test.each([null, 'forged', { id: 'one' }])('the message %j, which is none of ours, has no effect', async (message) => {
  const { outbox } = device()
  const all = vi.fn<Outbox['all']>(outbox.all)
  const { receive, forgetVisit } = senderOver({ ...outbox, all }, status(500))
  await vi.advanceTimersByTimeAsync(0)
  const looks = all.mock.calls.length
  receive(message)
  await vi.advanceTimersByTimeAsync(0)
  expect(all).toHaveBeenCalledTimes(looks)
  expect(forgetVisit).not.toHaveBeenCalled()
})
