import { openDB, type DBSchema, type IDBPDatabase, type IDBPObjectStore } from 'idb'
import { recordSchema } from '../../machines/lead-delivery/lead-delivery.rules.ts'
import type { KeptRecord } from '../../machines/lead-delivery/lead-delivery.types.ts'

/** What visitors have submitted and nobody has confirmed yet. Every function rejects if storage fails. */
export interface Outbox {
  /** Stores a submission, or its new state, and resolves once it is on the disk. Also rejects when 50 are kept. */
  put: (record: KeptRecord) => Promise<void>
  /** Everything that is kept, the oldest first; values that are not records are skipped. */
  all: () => Promise<KeptRecord[]>
  remove: (id: string) => Promise<void>
  clear: () => Promise<void>
}

/** The most submissions that are kept. */
export const mostRecords = 50

interface Schema extends DBSchema {
  records: { key: string; value: unknown }
}

const store = 'records'

type Records = IDBPObjectStore<Schema, ['records'], 'records', 'readwrite'>

/**
 * The outbox in IndexedDB, or in localStorage if that fails; of a record in both, the state in localStorage is the later
 * one. Opens nothing before it is used.
 */
export function openOutbox(name = 'outbox'): Outbox {
  const layers = [indexedOutbox(name), localOutbox(name)] as const
  const all = async () => {
    const found = await Promise.allSettled(layers.map((layer) => layer.all()))
    const lists = found.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
    if (lists.length === 0) throw new Error('Nothing kept on this device can be read.')
    const byId = new Map(lists.flatMap((list) => list.map((record) => [record.id, record] as const)))
    return [...byId.values()].toSorted((one, other) => one.storedAt - other.storedAt)
  }
  const deleteFrom = async (run: (layer: Outbox) => Promise<void>, isToGo: (record: KeptRecord) => boolean) => {
    const [inDatabase] = await Promise.allSettled([run(layers[0]), run(layers[1])])
    if (inDatabase.status === 'rejected' || (await all()).some(isToGo))
      throw new Error('What is kept on this device cannot be deleted.')
  }
  return {
    all,
    async put(record) {
      const kept = await all()
      if (kept.length >= mostRecords && !kept.some(({ id }) => id === record.id)) throw new Error('The outbox is full.')
      const [first, second] = layers
      const isStored = await first.put(record).then(
        () => true,
        () => false,
      )
      await (isStored ? second.remove(record.id).catch(() => undefined) : second.put(record))
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

/** Its `remove` and `clear` reject only where nobody can tell what is left: it was open in this page, and is unreadable. */
function indexedOutbox(name: string): Outbox {
  let opening: Promise<IDBPDatabase<Schema>> | undefined
  let wasOpen = false
  const use = async <Result>(run: (database: IDBPDatabase<Schema>) => Promise<Result>): Promise<Result> => {
    try {
      opening ??= openDB<Schema>(name, 1, { upgrade: (database) => void database.createObjectStore(store) })
      const database = await opening
      wasOpen = true
      return await run(database)
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
  const all = () => use(async (database) => (await database.getAll(store)).flatMap(readRecord))
  const erase = (change: (records: Records) => Promise<unknown>) =>
    write(change).catch(async () => {
      if (wasOpen) await all()
    })
  return {
    all,
    put: (record) => write((records) => records.put(record, record.id)),
    remove: (id) => erase((records) => records.delete(id)),
    clear: () => erase((records) => records.clear()),
  }
}

function localOutbox(name: string): Outbox {
  const prefix = `${name} `
  const keys = () => Object.keys(localStorage).filter((key) => key.startsWith(prefix))
  return {
    all: async () =>
      keys()
        .map((key) => parse(localStorage.getItem(key)))
        .flatMap(readRecord),
    put: async (record) => localStorage.setItem(prefix + record.id, JSON.stringify(record)),
    remove: async (id) => localStorage.removeItem(prefix + id),
    clear: async () => keys().forEach((key) => localStorage.removeItem(key)),
  }
}

type Submission = Pick<KeptRecord, 'id' | 'kind' | 'body' | 'storedAt'>
/** What records of every version have had since the first one. */
type State = Pick<KeptRecord, 'tries' | 'due' | 'notBefore'>

const types = { id: 'string', kind: 'string', body: 'string', storedAt: 'number' }
const stateTypes = { tries: 'number', due: 'number', notBefore: 'number', isRefused: 'boolean' }

/**
 * A stored value as a record of today's shape; an empty list if it is not a record, since anybody at this device may
 * have changed it. The first version gave up on answers that are not the visitor's fault: such a request is tried
 * again. From a later version (this build was deployed again after it) only the submission is kept, and its tries start
 * over.
 */
function readRecord(value: unknown): KeptRecord[] {
  if (!isSubmission(value)) return []
  if (isRecord(value)) return [value]
  const { id, kind, body, storedAt } = value
  const state = { tries: 0, due: storedAt, notBefore: 0, isMisdirected: false, isRefused: false }
  const fresh = { schema: recordSchema, id, kind, body, storedAt, ...state }
  if (schemaOf(value) > recordSchema) return [fresh]
  if (schemaOf(value) > 1 || !isState(value)) return []
  return [{ ...fresh, tries: value.tries, due: value.due, notBefore: value.notBefore }]
}

function isSubmission(value: unknown): value is Submission {
  return typeof value === 'object' && value !== null && has(value, types) && isKind(Reflect.get(value, 'kind'))
}

function isRecord(value: object): value is KeptRecord {
  return schemaOf(value) === recordSchema && isState(value) && has(value, { isMisdirected: 'boolean' })
}

function isState(value: object): value is Submission & State {
  return has(value, stateTypes)
}

function isKind(value: unknown): boolean {
  return value === 'lead' || value === 'inquiry'
}

function schemaOf(value: object): number {
  const schema: unknown = Reflect.get(value, 'schema')
  return typeof schema === 'number' ? schema : 1
}

function has(value: object, wanted: Readonly<Record<string, string>>): boolean {
  return Object.entries(wanted).every(([key, type]) => typeof Reflect.get(value, key) === type)
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
