import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { KeptRecord } from '../../machines/lead-delivery/lead-delivery.types.ts'
import { mostRecords, openOutbox } from './outbox.ts'

const record: KeptRecord = {
  schema: 2,
  id: 'one',
  kind: 'lead',
  body: '{"id":"one"}',
  storedAt: 1000,
  tries: 0,
  due: 1000,
  notBefore: 0,
  isMisdirected: false,
  isRefused: false,
}

/** localStorage, as far as the outbox uses it. */
class MemoryStorage {
  getItem(key: string): string | null {
    const value: unknown = Reflect.get(this, key)
    return typeof value === 'string' ? value : null
  }
  setItem(key: string, value: string): void {
    Reflect.set(this, key, value)
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key)
  }
}

let local: MemoryStorage

beforeEach(() => {
  local = new MemoryStorage()
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('localStorage', local)
})

afterEach(() => vi.unstubAllGlobals())

function breakIndexedDb(): void {
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
}

function breakLocalStorage(): void {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('localStorage', new Proxy({}, { get: denied, ownKeys: denied }))
}

describe('what is put into the outbox', () => {
  test('is there, the oldest first, also for whoever opens it next', async () => {
    await openOutbox().put({ ...record, id: 'two', storedAt: 2000 })
    await openOutbox().put(record)
    expect(await openOutbox().all()).toEqual([record, { ...record, id: 'two', storedAt: 2000 }])
    expect(Object.keys(local)).toEqual([])
  })

  test('is written to the disk before it counts as stored', async () => {
    const asked = vi.spyOn(IDBDatabase.prototype, 'transaction')
    await openOutbox().put(record)
    expect(asked.mock.calls.filter(([, mode]) => mode === 'readwrite')).toEqual([
      ['records', 'readwrite', { durability: 'strict' }],
    ])
  })

  test('replaces what had the same id', async () => {
    const outbox = openOutbox()
    await outbox.put(record)
    await outbox.put({ ...record, tries: 3 })
    expect(await outbox.all()).toEqual([{ ...record, tries: 3 }])
  })

  test('is gone once it is removed, and all once it is cleared', async () => {
    const outbox = openOutbox()
    for (const id of ['one', 'two', 'three']) await outbox.put({ ...record, id })
    await outbox.remove('two')
    expect((await outbox.all()).map(({ id }) => id)).toEqual(['one', 'three'])
    await outbox.clear()
    expect(await outbox.all()).toEqual([])
  })

  test('is turned away when 50 others are kept, none of which is lost', async () => {
    const outbox = openOutbox()
    for (let number = 0; number < mostRecords; number += 1) await outbox.put({ ...record, id: `lead ${number}` })
    await expect(outbox.put(record)).rejects.toThrow('The outbox is full.')
    await outbox.put({ ...record, id: 'lead 7', tries: 1 })
    expect(await outbox.all()).toHaveLength(mostRecords)
  })
})

describe('what another build has stored', () => {
  const { schema: _, isMisdirected: __, ...first } = { ...record, tries: 3, due: 9000, notBefore: 9000, warnedAt: 5000 }

  /** What the outbox reads from a value that was stored as it is. */
  const read = (value: object) => {
    local.setItem('outbox one', JSON.stringify(value))
    return openOutbox().all()
  }

  test('before records had a version is read as one of ours', async () => {
    expect(await read(first)).toEqual([{ ...record, tries: 3, due: 9000, notBefore: 9000 }])
  })

  test('as turned down, as 404 was then, is sent again', async () => {
    expect(await read({ ...first, isRefused: true })).toMatchObject([{ id: 'one', isRefused: false }])
  })

  test('with a later version starts over', async () => {
    const { id, kind, body, storedAt } = record
    expect(await read({ schema: 3, id, kind, body, storedAt, state: { tries: 7 } })).toEqual([record])
  })

  test('with a later version is skipped where it is not a submission', async () => {
    expect(await read({ schema: 3, id: 'one', kind: 'lead', storedAt: 1000 })).toEqual([])
  })
})

describe('where IndexedDB cannot be used', () => {
  beforeEach(breakIndexedDb)

  test('localStorage keeps it and deletes it', async () => {
    const outbox = openOutbox()
    await outbox.put(record)
    expect(Object.keys(local)).toEqual(['outbox one'])
    expect(await openOutbox().all()).toEqual([record])
    await outbox.remove('one')
    expect(await outbox.all()).toEqual([])
  })

  test.each([
    '',
    '{',
    'null',
    '[]',
    '{"id":"one"}',
    ...[{ kind: 'order' }, { due: 'soon' }, { isMisdirected: null }].map((fault) =>
      JSON.stringify({ ...record, ...fault }),
    ),
  ])('what localStorage holds as %j is passed over', async (text) => {
    local.setItem('outbox bad', text)
    await openOutbox().put(record)
    expect(await openOutbox().all()).toEqual([record])
  })

  test('nor localStorage, everything rejects', async () => {
    breakLocalStorage()
    const outbox = openOutbox()
    await expect(outbox.put(record)).rejects.toThrow(/./)
    await expect(outbox.all()).rejects.toThrow('Nothing kept on this device can be read.')
    await expect(outbox.remove('one')).rejects.toThrow(/./)
    await expect(outbox.clear()).rejects.toThrow(/./)
  })

  test('nothing else in the site’s storage is taken for a submission or deleted', async () => {
    local.setItem('theme', JSON.stringify(record))
    const outbox = openOutbox()
    await outbox.put(record)
    await outbox.clear()
    expect(await outbox.all()).toEqual([])
    expect(Object.keys(local)).toEqual(['theme'])
  })
})

describe('where IndexedDB fails now and then', () => {
  test('what it does not store is in localStorage, and both are read', async () => {
    const outbox = openOutbox()
    await outbox.put(record)
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await outbox.put({ ...record, id: 'two', storedAt: 2000 })
    expect(Object.keys(local)).toEqual(['outbox two'])
    expect((await outbox.all()).map(({ id }) => id)).toEqual(['one', 'two'])
  })

  test('a new state that it does not store is in localStorage, and is the one that is read until it stores a later one', async () => {
    const outbox = openOutbox()
    await outbox.put(record)
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await outbox.put({ ...record, tries: 1 })
    expect(await outbox.all()).toEqual([{ ...record, tries: 1 }])
    await outbox.put({ ...record, tries: 2 })
    expect(await outbox.all()).toEqual([{ ...record, tries: 2 }])
    expect(Object.keys(local)).toEqual([])
  })

  test('what it does not delete is not reported as deleted', async () => {
    const outbox = openOutbox()
    await outbox.put(record)
    const failing = () => {
      throw new DOMException('broken', 'UnknownError')
    }
    vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(failing)
    vi.spyOn(IDBObjectStore.prototype, 'clear').mockImplementation(failing)
    await expect(outbox.remove('one')).rejects.toThrow('What is kept on this device cannot be deleted.')
    await expect(outbox.clear()).rejects.toThrow('What is kept on this device cannot be deleted.')
    expect(await outbox.all()).toEqual([record])
  })

  test.each(['transaction', 'open'] as const)(
    'what is in it is not reported as deleted while it can be neither deleted nor read: %s fails',
    async (what) => {
      const outbox = openOutbox()
      await outbox.put(record)
      vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
        throw new DOMException('broken', 'UnknownError')
      })
      if (what === 'open') breakIndexedDb()
      await expect(outbox.remove('one')).rejects.toThrow('What is kept on this device cannot be deleted.')
      await expect(outbox.clear()).rejects.toThrow('What is kept on this device cannot be deleted.')
      vi.restoreAllMocks()
      expect(await outbox.all()).toEqual([record])
    },
  )

  test('what it does not delete and does not have is not missed', async () => {
    const outbox = openOutbox()
    await outbox.put({ ...record, id: 'two' })
    vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
      throw new DOMException('broken', 'UnknownError')
    })
    await outbox.remove('one')
    expect(await outbox.all()).toEqual([{ ...record, id: 'two' }])
  })

  test('a connection that broke is opened again', async () => {
    const outbox = openOutbox()
    await outbox.put(record)
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw new DOMException('closing', 'InvalidStateError')
    })
    await outbox.put({ ...record, tries: 1 }).catch(() => undefined)
    await outbox.put({ ...record, tries: 2 })
    expect(await outbox.all()).toEqual([{ ...record, tries: 2 }])
  })
})
