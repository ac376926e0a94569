import { afterEach, describe, expect, test, vi } from 'vitest'
import { createDelivery } from './delivery.ts'

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

describe('what has an address', () => {
  function answer(respond: () => Promise<Response>) {
    const fetched = vi.fn<typeof fetch>(respond)
    vi.stubGlobal('fetch', fetched)
    return fetched
  }

  test('is posted there as JSON, even while the page is left, and is not logged', async () => {
    const fetched = answer(async () => new Response(null, { status: 204 }))
    const logged = vi.spyOn(console, 'info')
    await createDelivery('/leads', { kind: 'lead', loadSender: null }).deliver(content)
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
    [404, 'refused'],
    [422, 'refused'],
  ])('answered with %i is %s', async (status, expected) => {
    answer(async () => new Response(null, { status }))
    await expect(createDelivery('/leads', { kind: 'lead', loadSender: null }).deliver(content)).resolves.toBe(expected)
  })

  test.each([304, 500, 503])('answered with %i rejects with the status', async (status) => {
    answer(async () => new Response(null, { status }))
    await expect(createDelivery('/leads', { kind: 'lead', loadSender: null }).deliver(content)).rejects.toEqual(
      new Error(`Lead was answered with status ${status}.`),
    )
  })

  test('that the network does not take rejects with what it said', async () => {
    const offline = new TypeError('Failed to fetch')
    answer(() => Promise.reject(offline))
    await expect(createDelivery('/leads', { kind: 'lead', loadSender: null }).deliver(content)).rejects.toBe(offline)
  })

  test('whose sender cannot be had is posted at once', async () => {
    const fetched = answer(async () => new Response(null, { status: 204 }))
    const loadSender = () => Promise.reject(new Error('gone'))
    await expect(createDelivery('/leads', { kind: 'lead', loadSender }).deliver(content)).resolves.toBe('received')
    expect(fetched).toHaveBeenCalledOnce()
  })

  test('whose sender is three seconds on its way is posted then', async () => {
    vi.useFakeTimers()
    const fetched = answer(async () => new Response(null, { status: 204 }))
    const loadSender = () => new Promise<never>(() => undefined)
    const delivered = createDelivery('/leads', { kind: 'lead', loadSender }).deliver(content)
    await vi.advanceTimersByTimeAsync(2999)
    expect(fetched).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await expect(delivered).resolves.toBe('received')
  })
})
