import { afterEach, describe, expect, test, vi } from 'vitest'
import { buildRecords } from '../../content/records.ts'
import { demonstration } from '../../content/providers.ts'
import { browserRecords, MissingRecord, recordsElementId } from './records.ts'

const { navigation } = buildRecords(demonstration)

/** Puts records into the page as a prerendered document has them. */
function deliver(text: string): void {
  const element = document.createElement('script')
  element.type = 'application/json'
  element.id = recordsElementId
  element.dataset['shape'] = '1a2b3c4d'
  element.textContent = text
  document.body.append(element)
}

/** A network with a single answer; returns the addresses that were fetched. */
function answer(respond: () => Promise<Response>): string[] {
  const fetched: string[] = []
  vi.stubGlobal('fetch', (address: string) => {
    fetched.push(address)
    return respond()
  })
  return fetched
}

const json = (value: unknown) => async () => Response.json(value)
const status = (code: number) => async () => new Response('', { status: code })

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

describe('the browser’s records', () => {
  test('that came with the page are not fetched', async () => {
    const fetched = answer(status(500))
    deliver(JSON.stringify({ navigation }))
    await expect(browserRecords().read('navigation')).resolves.toEqual(navigation)
    expect(fetched).toEqual([])
  })

  test('that did not come with the page are fetched', async () => {
    const fetched = answer(json({ locations: [], services: [] }))
    deliver(JSON.stringify({ navigation }))
    await expect(browserRecords().read('booking-index')).resolves.toEqual({ locations: [], services: [] })
    expect(fetched).toEqual(['/content/1a2b3c4d/booking-index.json'])
  })

  test.each(['', '{}'])('are fetched where the page delivers %j', async (text) => {
    const fetched = answer(json(navigation))
    deliver(text)
    await expect(browserRecords().read('navigation')).resolves.toEqual(navigation)
    expect(fetched).toEqual(['/content/1a2b3c4d/navigation.json'])
  })

  test('are fetched from the folder of the page’s own shape', async () => {
    deliver('')
    const fetched = answer(json({ location: null, services: [] }))
    await expect(browserRecords().read('booking/red-bank')).resolves.toEqual({ location: null, services: [] })
    expect(fetched).toEqual(['/content/1a2b3c4d/booking/red-bank.json'])
  })

  test('that are prepared are fetched once, and only for the next read', async () => {
    deliver('')
    const fetched = answer(json({ location: null, services: [] }))
    const records = browserRecords()
    records.prepare?.('booking/red-bank')
    records.prepare?.('booking/red-bank')
    await expect(records.read('booking/red-bank')).resolves.toEqual({ location: null, services: [] })
    expect(fetched).toEqual(['/content/1a2b3c4d/booking/red-bank.json'])
    await records.read('booking/red-bank')
    expect(fetched).toHaveLength(2)
  })

  test('that could not be prepared are fetched again', async () => {
    answer(status(503))
    const records = browserRecords()
    records.prepare?.('booking/red-bank')
    await new Promise((resolve) => setTimeout(resolve))
    answer(json({ location: null, services: [] }))
    await expect(records.read('booking/red-bank')).resolves.toEqual({ location: null, services: [] })
  })

  test('that are prepared are ready once they have arrived, for one read', async () => {
    const fetched = answer(json({ location: null, services: [] }))
    const records = browserRecords()
    expect(records.ready?.('booking/red-bank')).toBeUndefined()
    records.prepare?.('booking/red-bank')
    expect(records.ready?.('booking/red-bank')).toBeUndefined()
    await new Promise((resolve) => setTimeout(resolve))
    expect(records.ready?.('booking/red-bank')).toEqual({ location: null, services: [] })
    expect(records.ready?.('booking/red-bank')).toBeUndefined()
    await records.read('booking/red-bank')
    expect(fetched).toHaveLength(2)
  })

  test('that came with the page are always ready', () => {
    const fetched = answer(status(500))
    deliver(JSON.stringify({ navigation }))
    const records = browserRecords()
    expect(records.ready?.('navigation')).toEqual(navigation)
    expect(records.ready?.('navigation')).toEqual(navigation)
    expect(fetched).toEqual([])
  })

  test('that came with the page are not prepared', async () => {
    const fetched = answer(status(500))
    deliver(JSON.stringify({ navigation }))
    browserRecords().prepare?.('navigation')
    expect(fetched).toEqual([])
  })

  test('that the server does not have are missing', async () => {
    answer(status(404))
    const reading = browserRecords().read('locations/nowhere')
    await expect(reading).rejects.toBeInstanceOf(MissingRecord)
    await expect(reading).rejects.toMatchObject({ name: 'MissingRecord', message: 'locations/nowhere' })
  })

  test.each([400, 403, 500, 503])(
    'that the server answers with %i reject with their name and the status',
    async (code) => {
      answer(status(code))
      await expect(browserRecords().read('locations/princeton')).rejects.toEqual(
        new Error(`The record locations/princeton could not be fetched: status ${code}.`),
      )
    },
  )

  test('that the network fails to deliver reject with its error', async () => {
    const offline = new TypeError('Failed to fetch')
    answer(() => Promise.reject(offline))
    await expect(browserRecords().read('locations/princeton')).rejects.toBe(offline)
  })

  test('are fetched again after a failure', async () => {
    deliver('')
    const answers = [status(500), json(navigation)]
    const fetched = answer(() => (answers.shift() ?? status(404))())
    const records = browserRecords()
    await expect(records.read('navigation')).rejects.toThrow('status 500')
    await expect(records.read('navigation')).resolves.toEqual(navigation)
    expect(fetched).toEqual(['/content/1a2b3c4d/navigation.json', '/content/1a2b3c4d/navigation.json'])
  })

  test.each([
    'locations/../x',
    'locations/../../etc/passwd',
    'locations/',
    'locations/a/b',
    'locations/.',
    'locations/Princeton',
    'locations/%2e%2e',
    'locations/x?y=z',
    'locations/x#y',
    'locations/x y',
    'locations/x\n',
    'locations/__proto__',
    'locations/\\evil.example.com',
    'pages///evil.example.com',
  ] as const)('called %j are missing and never fetched', async (name) => {
    const fetched = answer(json({}))
    await expect(browserRecords().read(name)).rejects.toEqual(new MissingRecord(name))
    expect(fetched).toEqual([])
  })
})
