import type { FastifyReply, FastifyRequest } from 'fastify'
import { html, type Html } from './html.ts'
import { page, token } from './layout.ts'
import { Refusal } from './refusal.ts'
import { fieldOf, withQuery } from './view.ts'
import { nextOf, show } from './visit.ts'
import { keptNote, refusals } from './words.ts'

/** Answers what went wrong with a page in words. A note that was typed is on it. */
export async function answerFailure(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { status, reason } = failureOf(error)
  if (status === 503) reply.header('retry-after', '30')
  return show(reply, failurePage(reason, request), status)
}

/** Answers an address that there is not. */
export async function answerUnknown(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  return show(reply, failurePage('unknown', request), 404)
}

const faults = [TypeError, RangeError, ReferenceError, SyntaxError, URIError]

/** An error that nobody expected is the database's, unless it is one that only our own code makes. */
function failureOf(error: unknown): { status: number; reason: keyof typeof refusals } {
  if (error instanceof Refusal) return { status: error.statusCode, reason: error.reason }
  const status = typeof error === 'object' && error !== null ? Number(Reflect.get(error, 'statusCode')) : Number.NaN
  if (status === 429) return { status, reason: 'often' }
  if (status === 404) return { status, reason: 'unknown' }
  if (status >= 400 && status < 500) return { status, reason: 'odd' }
  if (faults.some((kind) => error instanceof kind)) return { status: 500, reason: 'fault' }
  return { status: 503, reason: isUnwritable(error) ? 'full' : 'away' }
}

/** SQLITE_READONLY, _IOERR and _FULL, whose upper bits say more, or PostgreSQL's disk_full. */
function isUnwritable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('errcode' in error) return [8, 10, 13].includes(Number(error.errcode) & 0xff)
  return 'code' in error && error.code === '53100'
}

function failurePage(reason: keyof typeof refusals, request: FastifyRequest): Html {
  const { title, text } = refusals[reason]
  const isOutside = reason === 'signedOut' || reason === 'cookies'
  return page({
    title,
    frame: null,
    body: html`<div class="door">
      <h1>${title}</h1>
      <p>${text}</p>
      ${keptForm(reason, request)}
      <p>
        ${isOutside ? html`<a href="${signInAddress(request)}">Sign in</a>` : html`<a href="/requests">All requests</a>`}
      </p>
    </div>`,
  })
}

/** Where to sign in, and to go on with the request on which something was tried. */
function signInAddress({ params }: FastifyRequest): string {
  return withQuery('/sign-in', { next: nextOf(`/requests/${fieldOf(params, 'id')}`) })
}

/** What to do with a note that is only to be copied. */
function copyWords(reason: keyof typeof refusals): string {
  if (reason === 'unknown') return keptNote.gone
  return reason === 'signedOut' ? keptNote.copy : keptNote.open
}

/** The form of a note again, with what was typed; only to be copied where its token has ended, or its request is gone. */
function keptForm(reason: keyof typeof refusals, { body, params, routeOptions }: FastifyRequest): Html | null {
  const typed = fieldOf(body, 'note')
  if (typed === '' || routeOptions.url?.startsWith('/requests/:id/') !== true || reason === 'foreign') return null
  const isUsable = reason === 'away' || reason === 'full' || reason === 'fault'
  const id = encodeURIComponent(fieldOf(params, 'id'))
  return html`<form method="post" action="/requests/${id}/note">
    ${isUsable && token({ formToken: fieldOf(body, 'token') })} <label for="note">${keptNote.label}</label
    ><textarea id="note" name="note" rows="6" ${!isUsable && html` readonly`}>${typed}</textarea
    >${isUsable ? html`<button class="action">${keptNote.again}</button>` : html`<p class="hint">${copyWords(reason)}</p>`}
  </form>`
}
