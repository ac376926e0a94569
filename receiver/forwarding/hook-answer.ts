import type { Again, Outcome, Refused } from './channel.ts'

/** What a far side answered. */
export interface HookAnswer {
  status: number
  contentType: string
  retryAfter: string
  /** The beginning of the body. */
  beginning: string
}

const passing = [408, 425, 429]
/** A gateway answers these while what is behind it is away. */
const gateways = [502, 503, 504]
const forOperators = [401, 403, 404, 405, 407]
const longestWait = 3_600_000

/** What an answer of a hook means; `host` names it to people, `now` (milliseconds) is what a date to wait for is compared with. */
export function outcomeOfAnswer(
  { status, contentType, retryAfter, beginning }: HookAnswer,
  host: string,
  now: number,
): Outcome {
  const isPage =
    /^text\/html|^application\/xhtml/i.test(contentType) || /^\s*<(?:!doctype html|html)\b/i.test(beginning)
  const wait = waitOf(retryAfter, now)
  if (status >= 200 && status < 300)
    return isPage
      ? again(`The hook ${host} answered with a page, as a login does: check RECEIVER_HOOK_URL.`)
      : { kind: 'accepted' }
  if (status >= 300 && status < 400)
    return again(`The hook ${host} leads elsewhere (${status}): set RECEIVER_HOOK_URL to its final address.`)
  if (status === 410) return refused(`The hook ${host} is gone (410): check RECEIVER_HOOK_URL.`)
  if (status >= 500 || passing.includes(status))
    return { ...again(`The hook ${host} asks to try later (${status}).`), ...wait, isAway: gateways.includes(status) }
  if (forOperators.includes(status))
    return again(
      `The hook ${host} does not let the receiver in (${status}): check RECEIVER_HOOK_URL and RECEIVER_HOOK_SECRET.`,
    )
  return refused(`The hook ${host} refused the request (${status}).`)
}

/** Reads `Retry-After`: seconds, or a date. Nothing where it is missing or past; an hour at most. */
function waitOf(retryAfter: string, now: number): Pick<Again, 'after'> {
  const wait = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now
  return wait > 0 ? { after: Math.min(wait, longestWait) } : {}
}

function again(reason: string): Again {
  return { kind: 'again', reason }
}

function refused(reason: string): Refused {
  return { kind: 'refused', reason }
}
