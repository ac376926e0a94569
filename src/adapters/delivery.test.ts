import { afterEach, describe, expect, test, vi } from 'vitest'
import { createDelivery } from './delivery.ts'

const content = { firstName: 'Jordan', email: 'jordan@example.com', offer: 'Superhuman Sampler' }
const label = 'Lead'
const { signal } = new AbortController()

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('what has no address', () => {
  test('is logged locally, and sent nowhere', async () => {
    const fetched = vi.fn<typeof fetch>()
    vi.stubGlobal('fetch', fetched)
    const logged = vi.spyOn(console, 'info').mockReturnValue(undefined)
    await expect(createDelivery(null, { label }).deliver(content, signal)).resolves.toBe('received')
    expect(logged.mock.calls).toEqual([['Lead', content]])
    expect(fetched.mock.calls).toEqual([])
  })

  test('is received after the delay that it simulates, and not before', async () => {
    vi.useFakeTimers()
    const logged = vi.spyOn(console, 'info').mockReturnValue(undefined)
    const answers: string[] = []
    const slow = createDelivery(null, { label: 'Franchise inquiry', simulatedDelay: 1000 })
    void slow.deliver(content, signal).then((answer) => answers.push(answer))
    expect(logged.mock.calls).toEqual([['Franchise inquiry', content]])
    await vi.advanceTimersByTimeAsync(999)
    expect(answers).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(answers).toEqual(['received'])
  })

  test('rejects where the attempt is given up during the delay', async () => {
    vi.useFakeTimers()
    vi.spyOn(console, 'info').mockReturnValue(undefined)
    const attempt = new AbortController()
    const slow = createDelivery(null, { label, simulatedDelay: 1000 }).deliver(content, attempt.signal)
    attempt.abort(new Error('given up'))
    await expect(slow).rejects.toEqual(new Error('given up'))
    expect(vi.getTimerCount()).toBe(0)
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
    await createDelivery('/leads', { label }).deliver(content, signal)
    expect(fetched.mock.calls).toEqual([
      [
        '/leads',
        {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(content),
          keepalive: true,
          signal,
        },
      ],
    ])
    expect(logged.mock.calls).toEqual([])
  })

  test.each([
    [200, 'received'],
    [201, 'received'],
    [204, 'received'],
    [202, 'saved'],
    [409, 'received'],
    [400, 'refused'],
    [404, 'refused'],
    [422, 'refused'],
  ])('answered with %i is %s', async (status, expected) => {
    answer(async () => new Response(null, { status }))
    await expect(createDelivery('/leads', { label }).deliver(content, signal)).resolves.toBe(expected)
  })

  test.each([304, 500, 503])('answered with %i rejects with the status', async (status) => {
    answer(async () => new Response(null, { status }))
    await expect(createDelivery('/leads', { label }).deliver(content, signal)).rejects.toEqual(
      new Error(`Lead was answered with status ${status}.`),
    )
  })

  test('that the network does not take rejects with what it said', async () => {
    const offline = new TypeError('Failed to fetch')
    answer(() => Promise.reject(offline))
    await expect(createDelivery('/leads', { label }).deliver(content, signal)).rejects.toBe(offline)
  })
})
