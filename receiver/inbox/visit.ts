import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../database/database.ts'
import { giveReason } from '../log.ts'
import { originForLog } from '../origins.ts'
import type { LeadStore } from '../requests/store.ts'
import { isLoopback } from '../settings.ts'
import type { Html } from './html.ts'
import type { Frame } from './layout.ts'
import type { Passwords } from './passwords.ts'
import { Refusal } from './refusal.ts'
import { forwardingState } from './requests.ts'
import { isSame, newSecret } from './secrets.ts'
import { findStaff, type Staff } from './sessions.ts'
import { fieldOf, withQuery } from './view.ts'

/** What the inbox works with. */
export interface Inbox {
  database: Database
  store: Pick<LeadStore, 'rows'>
  channels: readonly string[]
  /** The origin that staff's browsers see; null on this machine alone, where it is that of the request. */
  url: string | null
  exportToken: string | null
  onQueued: () => void
  passwords: Passwords
  /** How many tries to sign in one address has in a minute; 0 for any number. */
  limit: number
}

/** One request to the inbox. */
export interface Visit {
  inbox: Inbox
  request: FastifyRequest
  reply: FastifyReply
  /** Milliseconds since 1970. */
  now: number
  /** A field of the form that was sent; ''. */
  field: (name: string) => string
  /** A part of the address; ''. */
  param: (name: string) => string
}

/** One request of somebody who is signed in. */
export interface StaffVisit extends Visit {
  staff: Staff
}

interface Route<Asked> {
  method: 'GET' | 'POST'
  path: string
  /** Whether it counts against the tries to sign in. */
  isTry?: boolean
  answer: (visit: Asked) => Promise<FastifyReply>
}

/** Adds a route for everybody. A form that is posted comes from this origin, with the token of its cookie. */
export function openRoute(app: FastifyInstance, inbox: Inbox, { method, path, isTry, answer }: Route<Visit>): void {
  const config = isTry === true && inbox.limit > 0 ? { rateLimit: { max: inbox.limit, timeWindow: 60_000 } } : {}
  app.route({
    method,
    url: path,
    config,
    handler: async (request, reply) => {
      const visit = await visitOf(inbox, request, reply)
      if (method === 'POST') checkOpenForm(visit)
      return answer(visit)
    },
  })
}

/**
 * Adds a route for who is signed in, or for owners. A form that is posted comes from this origin, with the token of its
 * session (OWASP, Cross-Site Request Forgery Prevention).
 */
export function staffRoute(
  app: FastifyInstance,
  inbox: Inbox,
  { method, path, isTry, answer, forOwners = false }: Route<StaffVisit> & { forOwners?: boolean },
): void {
  const config = isTry === true && inbox.limit > 0 ? { rateLimit: { max: inbox.limit, timeWindow: 60_000 } } : {}
  app.route({
    method,
    url: path,
    config,
    handler: async (request, reply) => {
      const visit = await visitOf(inbox, request, reply)
      if (method === 'POST') checkOrigin(visit)
      const staff = await staffOf(visit)
      if (staff === null) return askToSignIn(visit)
      if (method === 'POST' && !isSame(visit.field('token'), staff.formToken)) throw new Refusal(403, 'stale')
      if (forOwners && staff.role !== 'owner') throw new Refusal(403, 'owners')
      return answer({ ...visit, staff })
    },
  })
}

async function visitOf(inbox: Inbox, request: FastifyRequest, reply: FastifyReply): Promise<Visit> {
  const { body, params } = request
  return {
    inbox,
    request,
    reply,
    now: await inbox.database.now(),
    field: (name) => fieldOf(body, name),
    param: (name) => fieldOf(params, name),
  }
}

/** Who is signed in here; null where nobody is. */
export async function staffOf({ inbox, request, now }: Visit): Promise<Staff | null> {
  const secret = request.cookies[sessionCookie(inbox)]
  return secret === undefined ? null : findStaff(inbox.database, secret, now)
}

function askToSignIn({ request, reply }: Visit): FastifyReply {
  if (request.routeOptions.url === '/sign-out') return reply.redirect('/sign-in?said=out', 303)
  if (request.method === 'POST') throw new Refusal(403, 'signedOut')
  return reply.redirect(withQuery('/sign-in', { next: nextOf(request.url.split('?')[0] ?? '') }), 303)
}

/** The page to go to after signing in, where it is one that holds nothing else; ''. */
export function nextOf(path: string): string {
  return /^\/(?:requests\/[\w-]{1,64}|accounts|account|audit)$/.exec(path)?.[0] ?? ''
}

/** The origin of the inbox as its visitors see it; '' where the request names a host that is not this machine. */
export function originOf({ url }: Pick<Inbox, 'url'>, request: FastifyRequest): string {
  if (url !== null) return url
  const host = `http://${request.headers.host ?? ''}`
  return URL.canParse(host) && isLoopback(new URL(host).hostname) ? new URL(host).origin : ''
}

function checkOrigin({ inbox, request: { headers }, request }: Visit): void {
  const { origin } = headers
  const site = headers['sec-fetch-site']
  const isFromHere = origin === undefined || (origin !== '' && origin === originOf(inbox, request))
  const isNavigation = site === undefined || site === 'same-origin'
  if (isFromHere && isNavigation && (origin !== undefined || site !== undefined)) return
  const here = inbox.url === null ? 'RECEIVER_INBOX_URL is not set' : `RECEIVER_INBOX_URL is ${inbox.url}`
  giveReason(
    request,
    isFromHere ? 'another website sent it' : `${here}, and the form came from ${originForLog(origin)}`,
  )
  throw new Refusal(403, 'foreign')
}

function checkOpenForm(visit: Visit): void {
  checkOrigin(visit)
  const { inbox, request, field } = visit
  const kept = request.cookies[formCookie(inbox)]
  if (!kept || !isSame(field('token'), kept)) throw new Refusal(403, 'cookies')
}

/** The token for forms before anybody is signed in, which the browser also keeps. */
export function openFormToken({ inbox, request, reply }: Visit): string {
  const name = formCookie(inbox)
  const kept = request.cookies[name]
  if (kept !== undefined && /^[\w-]{43}$/.test(kept)) return kept
  const token = newSecret()
  reply.setCookie(name, token, cookieFor(inbox))
  return token
}

/** Whether browsers reach the inbox by https, so that its cookies are for https alone. */
export function isSecure({ url }: Pick<Inbox, 'url'>): boolean {
  return url?.startsWith('https:') ?? false
}

export function sessionCookie(inbox: Pick<Inbox, 'url'>): string {
  return isSecure(inbox) ? '__Host-inbox' : 'inbox'
}

/** The cookie by which a browser is known after signing out, too; for 90 days. */
export function browserCookie(inbox: Pick<Inbox, 'url'>): { name: string; options: { maxAge: number } } {
  return { name: isSecure(inbox) ? '__Host-inbox-browser' : 'inbox-browser', options: { maxAge: 90 * 24 * 60 * 60 } }
}

function formCookie(inbox: Pick<Inbox, 'url'>): string {
  return isSecure(inbox) ? '__Host-inbox-form' : 'inbox-form'
}

/** How cookies are set (OWASP, Session Management). `lax`, so that a link in a mail finds its reader signed in. */
export function cookieFor(inbox: Pick<Inbox, 'url'>) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(inbox) } as const
}

/** What stands around a page of somebody who is signed in. */
export async function frameOf({ inbox, staff, now }: StaffVisit): Promise<Frame> {
  const forwarding = staff.role === 'owner' ? await forwardingState(inbox.database, inbox.channels) : null
  return { staff, forwarding, now }
}

export function show(reply: FastifyReply, page: Html, status = 200): FastifyReply {
  return reply.code(status).type('text/html; charset=utf-8').send(page.toString())
}
