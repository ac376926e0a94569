import { openDB, type DBSchema, type IDBPDatabase, type IDBPObjectStore } from 'idb'
import type { KeptRecord } from '../../machines/lead-delivery/lead-delivery.types.ts'

/** What visitors have submitted and nobody has confirmed. Every function rejects where storage fails. */
export interface Outbox {
  /** Stores a submission, or what has become of it; it is on the disk afterwards. Rejects also when 50 are kept. */
  put: (record: KeptRecord) => Promise<void>
  /** All that is kept, the oldest first; what is no record is passed over. */
  all: () => Promise<KeptRecord[]>
  remove: (id: string) => Promise<void>
  clear: () => Promise<void>
}

/** As many submissions as are kept. */
export const mostRecords = 50

interface Schema extends DBSchema {
  records: { key: string; value: unknown }
}

const store = 'records'

type Records = IDBPObjectStore<Schema, ['records'], 'records', 'readwrite'>

/** The outbox in IndexedDB; in localStorage where that fails. Opens nothing before it is used. */
export function openOutbox(name = 'outbox'): Outbox {
  const layers = [indexedOutbox(name), localOutbox(name)] as const
  const all = async () => {
    const found = await Promise.allSettled(layers.map((layer) => layer.all()))
    const lists = found.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
    if (lists.length === 0) throw new Error('Nothing kept on this device can be read.')
    const byId = new Map(lists.toReversed().flatMap((list) => list.map((record) => [record.id, record] as const)))
    return [...byId.values()].toSorted((one, other) => one.storedAt - other.storedAt)
  }
  const deleteFrom = async (run: (layer: Outbox) => Promise<void>, isToGo: (record: KeptRecord) => boolean) => {
    await Promise.allSettled(layers.map(run))
    if ((await all()).some(isToGo)) throw new Error('What is kept on this device cannot be deleted.')
  }
  return {
    all,
    async put(record) {
      const kept = await all()
      if (kept.length >= mostRecords && !kept.some(({ id }) => id === record.id)) throw new Error('The outbox is full.')
      const [first, second] = layers
      await first.put(record).catch(() => second.put(record))
    },
    remove: (id) =>
      deleteFrom(
        (layer) => layer.remove(id),
        (record) => record.id === id,
      ),
    clear: () =>
      deleteFrom(
        (layer) => layer.clear(),
        () => true,
      ),
  }
}

function indexedOutbox(name: string): Outbox {
  let opening: Promise<IDBPDatabase<Schema>> | undefined
  const use = async <Result>(run: (database: IDBPDatabase<Schema>) => Promise<Result>): Promise<Result> => {
    try {
      opening ??= openDB<Schema>(name, 1, { upgrade: (database) => void database.createObjectStore(store) })
      return await run(await opening)
    } catch (error) {
      opening = undefined
      throw error
    }
  }
  const write = (change: (records: Records) => Promise<unknown>) =>
    use(async (database) => {
      const transaction = database.transaction(store, 'readwrite', { durability: 'strict' })
      await Promise.all([change(transaction.store), transaction.done])
    })
  return {
    all: () => use(async (database) => (await database.getAll(store)).filter(isRecord)),
    put: (record) => write((records) => records.put(record, record.id)),
    remove: (id) => write((records) => records.delete(id)),
    clear: () => write((records) => records.clear()),
  }
}

function localOutbox(name: string): Outbox {
  const prefix = `${name} `
  const keys = () => Object.keys(localStorage).filter((key) => key.startsWith(prefix))
  return {
    all: async () =>
      keys()
        .map((key) => parse(localStorage.getItem(key)))
        .filter(isRecord),
    put: async (record) => localStorage.setItem(prefix + record.id, JSON.stringify(record)),
    remove: async (id) => localStorage.removeItem(prefix + id),
    clear: async () => keys().forEach((key) => localStorage.removeItem(key)),
  }
}

/** Storage is not to be trusted: anybody at this device may have changed it. */
function isRecord(value: unknown): value is KeptRecord {
  if (typeof value !== 'object' || value === null) return false
  const types = { id: 'string', kind: 'string', body: 'string', storedAt: 'number', tries: 'number', due: 'number' }
  return (
    Object.entries({ ...types, notBefore: 'number', isRefused: 'boolean' }).every(
      ([key, type]) => typeof Reflect.get(value, key) === type,
    ) && ['lead', 'inquiry'].includes(String(Reflect.get(value, 'kind')))
  )
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
