import type { Insertion, LeadStore } from './store.ts'
import { isSubmission } from './submission.ts'

/** A submission as received: the headers that matter, and the body as text. */
export interface Submitted {
  kind: string
  contentType: string | undefined
  idempotencyKey: string | undefined
  text: string
}

/** An HTTP status and its message. */
export interface Answer {
  status: number
  message: string
}

/** The answers. The outbox counts 2xx and 409 as delivered, so an id with other content must get neither. */
const answers: Readonly<Record<Insertion, Answer>> = {
  stored: { status: 201, message: 'Received.' },
  known: { status: 200, message: 'Received before.' },
  differs: { status: 422, message: 'This id was received before with other content: send it under an id of its own.' },
}

/**
 * Checks a submission and stores it unless its id is known. Rejects where it could not be stored and must be sent again.
 */
export async function receive(store: Pick<LeadStore, 'insert'>, submitted: Submitted, now: Date): Promise<Answer> {
  const { kind, contentType = '', idempotencyKey, text } = submitted
  if (!/^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(contentType))
    return { status: 415, message: 'The content type must be application/json.' }
  const submission = parse(text)
  if (!isSubmission(submission))
    return { status: 400, message: 'The body must be one JSON object of fields as the site’s forms have them.' }
  const { id } = submission
  if (typeof id !== 'string' || !/^[\w-]{16,64}$/.test(id))
    return { status: 400, message: 'The body needs an id of 16 to 64 letters, digits, - or _.' }
  if (id !== idempotencyKey)
    return { status: 400, message: 'The header Idempotency-Key must hold the same id as the body.' }
  const body = JSON.stringify(submission, sortKeys)
  return answers[await store.insert({ id, kind, body, received: now.toISOString() })]
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Sorts keys, so that submissions that differ only in their order are equal. */
function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
