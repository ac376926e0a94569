import { afterEach, describe, expect, test, vi } from 'vitest'
import { createDelivery } from './delivery.ts'

const ours = { url: '/leads', answers: 'echo' } as const
const content = { id: 'b4a1', firstName: 'Jordan', email: 'jordan@example.com', offer: 'Superhuman Sampler' }

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('what has no address', () => {
  test('is logged locally, and sent nowhere', async () => {
    const fetched = vi.fn<typeof fetch>()
    vi.stubGlobal('fetch', fetched)
    const logged = vi.spyOn(console, 'info').mockReturnValue(undefined)
    await expect(createDelivery(null, { kind: 'lead', loadSender: null }).deliver(content)).resolves.toBe('received')
    expect(logged.mock.calls).toEqual([['Lead', content]])
    expect(fetched.mock.calls).toEqual([])
  })

  test('is received after the delay that it simulates, and not before', async () => {
    vi.useFakeTimers()
    const logged = vi.spyOn(console, 'info').mockReturnValue(undefined)
    const answers: string[] = []
    const slow = createDelivery(null, { kind: 'inquiry', loadSender: null, simulatedDelay: 1000 })
    void slow.deliver(content).then((answer) => answers.push(answer))
    expect(logged.mock.calls).toEqual([['Franchise inquiry', content]])
    await vi.advanceTimersByTimeAsync(999)
    expect(answers).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(answers).toEqual(['received'])
  })
})

/** What our receiver answers, with the id echoed. */
function receipt(status: number): Response {
  return new Response(null, { status, headers: { 'idempotency-key': content.id } })
}

describe('what has an address', () => {
  function answer(respond: () => Promise<Response>) {
    const fetched = vi.fn<typeof fetch>(respond)
    vi.stubGlobal('fetch', fetched)
    return fetched
  }

  test('is posted there as JSON, even while the page is left, and is not logged', async () => {
    const fetched = answer(async () => receipt(204))
    const logged = vi.spyOn(console, 'info')
    await createDelivery(ours, { kind: 'lead', loadSender: null }).deliver(content)
    expect(fetched.mock.calls).toEqual([
      [
        '/leads',
        {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': 'b4a1' },
          body: JSON.stringify(content),
          keepalive: true,
          redirect: 'error',
          signal: expect.any(AbortSignal),
        },
      ],
    ])
    expect(logged.mock.calls).toEqual([])
  })

  test.each([
    [200, 'received'],
    [201, 'received'],
    [204, 'received'],
    [202, 'received'],
    [409, 'received'],
    [400, 'refused'],
    [413, 'refused'],
    [415, 'refused'],
    [422, 'refused'],
  ])('answered with %i is %s', async (status, expected) => {
    answer(async () => receipt(status))
    await expect(createDelivery(ours, { kind: 'lead', loadSender: null }).deliver(content)).resolves.toBe(expected)
  })

  test.each([304, 401, 403, 404, 405, 408, 425, 429, 500, 503])(
    'answered with %i, which the sender would try again, rejects with the status',
    async (status) => {
      answer(async () => receipt(status))
      await expect(createDelivery(ours, { kind: 'lead', loadSender: null }).deliver(content)).rejects.toEqual(
        new Error(`Lead was answered with status ${status}, which is no receipt.`),
      )
    },
  )

  test.each<[string, 'echo' | 'any', ResponseInit, boolean]>([
    ['without the id', 'echo', { status: 200 }, false],
    ['with another id', 'echo', { status: 200, headers: { 'idempotency-key': 'other' } }, false],
    ['409 without the id', 'echo', { status: 409 }, false],
    ['JSON', 'any', { status: 200, headers: { 'content-type': 'application/json' } }, true],
    ['nothing', 'any', { status: 204 }, true],
    ['a page', 'any', { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' } }, false],
    ['an old page', 'any', { status: 200, headers: { 'content-type': 'Application/XHTML+XML' } }, false],
    ['409', 'any', { status: 409 }, false],
  ])('answered %s, where %s counts, is received or not', async (_, answers, init, isReceived) => {
    answer(async () => new Response(null, init))
    const delivered = createDelivery({ url: '/leads', answers }, { kind: 'lead', loadSender: null }).deliver(content)
    await expect(delivered.catch(() => 'not received')).resolves.toBe(isReceived ? 'received' : 'not received')
  })

  test('answered by the target of a redirect is not received, whichever answers count', async () => {
    answer(async () => Object.defineProperty(new Response(null, { status: 200 }), 'redirected', { value: true }))
    const delivered = createDelivery({ url: '/leads', answers: 'any' }, { kind: 'lead', loadSender: null })
    await expect(delivered.deliver(content)).rejects.toThrow('no receipt')
  })

  test('that cannot reach the network rejects with its error', async () => {
    const offline = new TypeError('Failed to fetch')
    answer(() => Promise.reject(offline))
    await expect(createDelivery(ours, { kind: 'lead', loadSender: null }).deliver(content)).rejects.toBe(offline)
  })

  test('whose sender cannot be loaded is posted at once', async () => {
    const fetched = answer(async () => receipt(204))
    const loadSender = () => Promise.reject(new Error('gone'))
    await expect(createDelivery(ours, { kind: 'lead', loadSender }).deliver(content)).resolves.toBe('received')
    expect(fetched).toHaveBeenCalledOnce()
  })

  test('whose sender has not loaded after three seconds is posted then', async () => {
    vi.useFakeTimers()
    const fetched = answer(async () => receipt(204))
    const loadSender = () => new Promise<never>(() => undefined)
    const delivered = createDelivery(ours, { kind: 'lead', loadSender }).deliver(content)
    await vi.advanceTimersByTimeAsync(2999)
    expect(fetched).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await expect(delivered).resolves.toBe('received')
  })
})
