import type { RecordTypes } from '../../content/records.ts'

/** Where pages and flows get the content records from. */
export interface Records {
  /** Rejects with `MissingRecord` if there is no such record, with the network's error if it cannot be fetched. */
  read: <Name extends keyof RecordTypes>(name: Name) => Promise<RecordTypes[Name]>
  /**
   * Fetches what is likely to be read next; the next read of it uses the result. If the fetch failed, that read tries
   * again.
   */
  prepare?: (name: keyof RecordTypes) => void
  /** A record that is available without waiting: it came with the page, or was prepared and has arrived. */
  ready?: <Name extends keyof RecordTypes>(name: Name) => RecordTypes[Name] | undefined
}

export class MissingRecord extends Error {
  override name = 'MissingRecord'
}

/** Whether the error means that a record does not exist, or that a later build of the site keeps it elsewhere. */
export function isMissing(error: unknown): boolean {
  return error instanceof MissingRecord
}

/** The element in which the page keeps the records that it was prerendered from, and the name of their shape. */
export const recordsElementId = 'records'

const wellFormed = /^[a-z0-9-]+(\/[a-z0-9-]+)?$/

/** The browser's records: those that came with the page, else one JSON file each. */
export function browserRecords(): Records {
  const delivered = readDelivered()
  const ahead = new Map<string, Ahead>()
  function take(name: string): Ahead | undefined {
    const taken = ahead.get(name)
    ahead.delete(name)
    return taken
  }
  function ready<Name extends keyof RecordTypes>(name: Name): RecordTypes[Name] | undefined {
    if (Object.hasOwn(delivered, name)) return delivered[name]
    const arrived = ahead.get(name)?.arrived
    if (arrived === undefined) return undefined
    take(name)
    return JSON.parse(arrived)
  }
  return {
    ready,
    async read(name) {
      return ready(name) ?? JSON.parse(await (take(name)?.text ?? fetchRecord(name)))
    },
    prepare(name) {
      if (ahead.has(name) || Object.hasOwn(delivered, name)) return
      const fetched: Ahead = { text: fetchRecord(name) }
      ahead.set(name, fetched)
      fetched.text.then(
        (text) => (fetched.arrived = text),
        () => ahead.delete(name),
      )
    },
  }
}

/** A record fetched before it is asked for, kept as text because that is small. */
interface Ahead {
  text: Promise<string>
  arrived?: string
}

async function fetchRecord(name: string): Promise<string> {
  if (!wellFormed.test(name)) throw new MissingRecord(name)
  const response = await fetch(`/content/${shape()}/${name}.json`)
  if (response.status === 404) throw new MissingRecord(name)
  if (!response.ok) throw new Error(`The record ${name} could not be fetched: status ${response.status}.`)
  return response.text()
}

/** A later build may have records of another shape, which are in another folder. */
function shape(): string | undefined {
  return document.getElementById(recordsElementId)?.dataset['shape']
}

function readDelivered(): Partial<RecordTypes> {
  const text = document.getElementById(recordsElementId)?.textContent
  return text ? JSON.parse(text) : {}
}
