import type { RecordTypes } from '../../content/records.ts'

/** Where pages and flows get the content records from. */
export interface Records {
  /** Rejects with `MissingRecord` where there is none, with the network's error where it cannot be fetched. */
  read: <Name extends keyof RecordTypes>(name: Name) => Promise<RecordTypes[Name]>
  /** Fetches what is likely to be read next; that one read takes it. Where it could not be fetched, the read tries again. */
  prepare?: (name: keyof RecordTypes) => void
}

export class MissingRecord extends Error {
  override name = 'MissingRecord'
}

/** Where the page keeps the records that it was prerendered from. */
export const recordsElementId = 'records'

const wellFormed = /^[a-z0-9-]+(\/[a-z0-9-]+)?$/

/** The browser's records: those that came with the page, else one JSON file each. */
export function browserRecords(): Records {
  const delivered = readDelivered()
  const ahead = new Map<string, Promise<string>>()
  return {
    async read(name) {
      const known = Object.hasOwn(delivered, name) ? delivered[name] : undefined
      if (known) return known
      const prepared = ahead.get(name)
      ahead.delete(name)
      return JSON.parse(await (prepared ?? fetchRecord(name)))
    },
    prepare(name) {
      if (ahead.has(name) || Object.hasOwn(delivered, name)) return
      const fetching = fetchRecord(name)
      ahead.set(name, fetching)
      fetching.catch(() => ahead.delete(name))
    },
  }
}

async function fetchRecord(name: string): Promise<string> {
  if (!wellFormed.test(name)) throw new MissingRecord(name)
  const response = await fetch(`/content/${name}.json`)
  if (response.status === 404) throw new MissingRecord(name)
  if (!response.ok) throw new Error(`The record ${name} could not be fetched: status ${response.status}.`)
  return response.text()
}

function readDelivered(): Partial<RecordTypes> {
  const text = document.getElementById(recordsElementId)?.textContent
  return text ? JSON.parse(text) : {}
}
