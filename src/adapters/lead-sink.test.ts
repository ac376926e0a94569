import { afterEach, describe, expect, test, vi } from 'vitest'
import type { LeadDelivery } from '../../machines/offer-lead/index.ts'
import { createLeadSink } from './lead-sink.ts'

const delivery: LeadDelivery = {
  lead: { firstName: 'Jordan', lastName: 'Reyes', email: 'jordan@example.com', phone: '(609) 555-0100' },
  offer: { title: 'Superhuman Sampler', kind: 'general' },
}
const content = { ...delivery.lead, offer: 'Superhuman Sampler' }
const { signal } = new AbortController()

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('leads without an address', () => {
  test('are logged locally, and sent nowhere', async () => {
    const fetched = vi.fn<typeof fetch>()
    vi.stubGlobal('fetch', fetched)
    const logged = vi.spyOn(console, 'info').mockReturnValue(undefined)
    await expect(createLeadSink(null).deliver(delivery, signal)).resolves.toBe('received')
    expect(logged.mock.calls).toEqual([['Lead', content]])
    expect(fetched.mock.calls).toEqual([])
  })
})

describe('leads with an address', () => {
  function answer(respond: () => Promise<Response>) {
    const fetched = vi.fn<typeof fetch>(respond)
    vi.stubGlobal('fetch', fetched)
    return fetched
  }

  test('are posted there as JSON, even while the page is left, and are not logged', async () => {
    const fetched = answer(async () => new Response(null, { status: 204 }))
    const logged = vi.spyOn(console, 'info')
    await createLeadSink('/leads').deliver(delivery, signal)
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
  ])('answered with %i are %s', async (status, expected) => {
    answer(async () => new Response(null, { status }))
    await expect(createLeadSink('/leads').deliver(delivery, signal)).resolves.toBe(expected)
  })

  test.each([304, 500, 503])('answered with %i reject with the status', async (status) => {
    answer(async () => new Response(null, { status }))
    await expect(createLeadSink('/leads').deliver(delivery, signal)).rejects.toEqual(
      new Error(`The lead was answered with status ${status}.`),
    )
  })

  test('that the network does not take reject with what it said', async () => {
    const offline = new TypeError('Failed to fetch')
    answer(() => Promise.reject(offline))
    await expect(createLeadSink('/leads').deliver(delivery, signal)).rejects.toBe(offline)
  })
})
