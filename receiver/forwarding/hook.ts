import { fieldsOf } from '../requests/facts.ts'
import type { HookSettings } from '../settings.ts'
import type { Channel, Forwarded, Outcome } from './channel.ts'
import { outcomeOfAnswer, type HookAnswer } from './hook-answer.ts'
import { signatureOf } from './hook-signature.ts'

/** The milliseconds for a whole answer, however slowly it comes. */
const patience = 10_000
/** The most of an answer's body that is read, in bytes. */
const mostRead = 65_536

/** What a hook is given: an id, the same whenever it is sent, and a body in JSON. */
interface Posted {
  id: string
  body: string
}

/** Posts to the hook of the settings. Never rejects: what goes wrong is the outcome. */
export type PostToHook = (posted: Posted, signal: AbortSignal) => Promise<Outcome>

/** The channel to a hook: each request as JSON, signed. `patienceMs` is 10,000 unless given. */
export function createHook(hook: HookSettings, now: () => number = Date.now, patienceMs = patience): Channel {
  const post = createHookPost(hook, now, patienceMs)
  return { name: 'hook', send: (request, signal) => post({ id: request.id, body: bodyOf(request) }, signal) }
}

/** Prepares posting to the hook of the settings; `now` gives the time of the signature in milliseconds since 1970. */
export function createHookPost(
  { url, secret }: HookSettings,
  now: () => number = Date.now,
  patienceMs = patience,
): PostToHook {
  const { host } = new URL(url)
  return async ({ id, body }, signal) => {
    const deadline = AbortSignal.timeout(patienceMs)
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': id,
      ...signatureOf(secret, id, body, now()),
    }
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers,
        body,
        redirect: 'manual',
        signal: AbortSignal.any([signal, deadline]),
      })
      return outcomeOfAnswer(await read(answer), host, now())
    } catch (error) {
      const why = deadline.aborted ? 'did not answer in time' : `was not reached, or broke off (${codeOf(error)})`
      return { kind: 'again', reason: `The hook ${host} ${why}.`, isAway: true }
    }
  }
}

function bodyOf({ id, kind, clinic, received, body }: Forwarded): string {
  return JSON.stringify({ id, kind, clinic, received, fields: fieldsOf(body) ?? {} })
}

/** Reads an answer to its end, or as much as is of interest. */
async function read(answer: Response): Promise<HookAnswer> {
  const { status, headers } = answer
  let beginning = ''
  let bytes = 0
  for await (const part of answer.body ?? []) {
    if (bytes === 0) beginning = Buffer.from(part.subarray(0, 1000)).toString('latin1')
    bytes += part.length
    if (bytes > mostRead) break
  }
  return {
    status,
    contentType: headers.get('content-type') ?? '',
    retryAfter: headers.get('retry-after') ?? '',
    beginning,
  }
}

/** The system's word for what happened, such as ECONNREFUSED. */
function codeOf(error: unknown): string {
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : error
  const code: unknown = cause instanceof Error ? Reflect.get(cause, 'code') : undefined
  return typeof code === 'string' ? code : 'unknown'
}
