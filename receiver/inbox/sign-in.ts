import type { FastifyInstance, FastifyReply } from 'fastify'
import {
  findAccount,
  faultOf,
  faultSentences,
  findLink,
  isStill,
  setPassword,
  takeLink,
  type AccountFault,
  type Known,
  type Link,
} from './accounts.ts'
import { longestName } from './account-names.ts'
import type { Queries } from '../database/database.ts'
import { note } from './audit.ts'
import { html, type Html } from './html.ts'
import { field, message, page, token } from './layout.ts'
import { forgive, tryPassword, type Tried } from './lockout.ts'
import { passwordLength } from './passwords.ts'
import { Refusal } from './refusal.ts'
import { isSame, markOf } from './secrets.ts'
import { endSession, findStaff, openSession } from './sessions.ts'
import { fieldOf } from './view.ts'
import {
  browserCookie,
  cookieFor,
  frameOf,
  nextOf,
  openFormToken,
  openRoute,
  sessionCookie,
  show,
  staffOf,
  staffRoute,
  type Inbox,
  type StaffVisit,
  type Visit,
} from './visit.ts'
import { passwordHint, signInSentences } from './words.ts'

/** Adds what lets staff in and out: sign-in, one-time links, and an account's own password. */
export function addSignIn(app: FastifyInstance, inbox: Inbox): void {
  openRoute(app, inbox, { method: 'GET', path: '/sign-in', answer: showSignIn })
  openRoute(app, inbox, { method: 'POST', path: '/sign-in', isTry: true, answer: signIn })
  openRoute(app, inbox, { method: 'GET', path: '/welcome/:token', isTry: true, answer: showWelcome })
  openRoute(app, inbox, { method: 'POST', path: '/welcome/:token', isTry: true, answer: welcome })
  staffRoute(app, inbox, { method: 'POST', path: '/sign-out', answer: signOut })
  staffRoute(app, inbox, { method: 'GET', path: '/account', answer: (visit) => showAccount(visit, null) })
  staffRoute(app, inbox, { method: 'POST', path: '/account', isTry: true, answer: changePassword })
}

async function showSignIn(visit: Visit): Promise<FastifyReply> {
  const { query } = visit.request
  const next = nextOf(fieldOf(query, 'next'))
  if ((await staffOf(visit)) !== null) return visit.reply.redirect(next || '/requests', 303)
  const isOut = fieldOf(query, 'said') === 'out'
  return show(visit.reply, signInPage(visit, { next, said: isOut ? 'out' : null }))
}

function signInPage(
  visit: Visit,
  { next, said, name = '' }: { next: string; said: keyof typeof signInSentences | null; name?: string },
): Html {
  const isFault = said !== null && said !== 'out'
  return page({
    title: 'Sign in',
    frame: null,
    body: html`<div class="door">
      <h1>Sign in</h1>
      ${said !== null && (isFault ? html`<p class="fault" id="fault" role="alert">${signInSentences[said]}</p>` : message(signInSentences[said]))}
      <form method="post" action="/sign-in" ${isFault && html` aria-describedby="fault"`}>
        ${token({ formToken: openFormToken(visit) })}<input type="hidden" name="next" value="${next}" />
        ${field({ name: 'name', label: 'Name', value: name.slice(0, longestName), autocomplete: 'username' })}
        ${field({ name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password' })}
        <button class="action">Sign in</button>
      </form>
      <p class="hint">Forgotten the password? An owner can make you a new link.</p>
    </div>`,
  })
}

async function signIn(visit: Visit): Promise<FastifyReply> {
  const { inbox, now, field } = visit
  const name = field('name')
  const next = nextOf(field('next'))
  const refuse = (said: 'wrong' | 'locked') => show(visit.reply, signInPage(visit, { next, said, name }), 403)
  const account = await findAccount(inbox.database, name)
  const tried = triedBy(visit, name, account)
  const came = await tryPassword(inbox, tried, { typed: field('password'), stored: account?.password ?? null, now })
  if (came !== 'right' || account === null) {
    if (came === 'last' && account !== null) await note(inbox.database, now, account.name, 'locked')
    return refuse(came === 'last' || came === 'locked' ? 'locked' : 'wrong')
  }
  await enter(visit, account)
  await forgive(inbox.database, tried)
  return visit.reply.redirect(next || '/requests', 303)
}

/** Who tries a password: anybody, or a browser in which somebody has signed in to this account. */
function triedBy({ inbox, request }: Visit, name: string, account: Known | null): Tried {
  const mark = request.cookies[browserCookie(inbox).name] ?? ''
  return { name, browser: account !== null && isSame(mark, markOf(account)) ? mark : '' }
}

/** Lets in to an account, unless its password was changed, or it was removed, since it was looked at. */
async function enter(visit: Visit, account: Known): Promise<void> {
  const secret = await visit.inbox.database.transaction(async (queries) => {
    if (!(await isStill(queries, account))) throw new Refusal(403, 'signedOut')
    return begin(visit, queries, account, 'sign-in')
  })
  admit(visit, account, secret)
}

/**
 * Opens a session under a new secret, to which it resolves, and notes it; one that the browser brought along ends. Where
 * that was still open and the same account's, what is typed in another tab can be sent: forms keep their token.
 */
async function begin(
  { inbox, request, now }: Visit,
  queries: Queries,
  account: Known,
  act: 'sign-in' | 'join' | 'password',
  subject = '',
): Promise<string> {
  const before = request.cookies[sessionCookie(inbox)]
  const ended = before === undefined ? null : await findStaff(queries, before, now)
  if (before !== undefined) await endSession(queries, before)
  await note(queries, now, account.name, act, subject)
  return openSession(queries, account.name, now, ended?.account === account.name ? ended.formToken : undefined)
}

/** Gives the browser the session's secret, and the mark by which it is known to the account. */
function admit({ inbox, reply }: Visit, account: Known, secret: string): void {
  reply.setCookie(sessionCookie(inbox), secret, cookieFor(inbox))
  const { name, options } = browserCookie(inbox)
  reply.setCookie(name, markOf(account), { ...cookieFor(inbox), ...options })
}

async function signOut({ inbox, reply, staff, now }: StaffVisit): Promise<FastifyReply> {
  await endSession(inbox.database, staff.secret)
  await note(inbox.database, now, staff.account, 'sign-out')
  reply.clearCookie(sessionCookie(inbox), cookieFor(inbox))
  return reply.redirect('/sign-in?said=out', 303)
}

async function showWelcome(visit: Visit): Promise<FastifyReply> {
  const link = await findLink(visit.inbox.database, visit.param('token'), visit.now)
  if (link === null) throw new Refusal(404, 'unknown')
  return show(visit.reply, welcomePage(visit, link, null))
}

function welcomePage(visit: Visit, { account }: Link, fault: AccountFault | null): Html {
  const isNew = account === ''
  const says = (...faults: AccountFault[]) => (fault !== null && faults.includes(fault) ? faultSentences[fault] : null)
  return page({
    title: isNew ? 'Welcome' : 'New password',
    frame: null,
    body: html`<div class="door">
      <h1>${isNew ? 'Welcome' : 'A new password'}</h1>
      <p>
        ${isNew ? 'Choose the name and the password with which you sign in from now on.' : html`For the account <bdi>${account}</bdi>. You are signed out everywhere else.`}
      </p>
      <form method="post" action="/welcome/${visit.param('token')}">
        ${token({ formToken: openFormToken(visit) })}
        ${isNew ? field({ name: 'name', label: 'Your name', value: visit.field('name').slice(0, longestName), autocomplete: 'username', hint: 'Colleagues see it beside what you do.', fault: says('name', 'taken') }) : html`<input class="visually-hidden" type="text" name="name" aria-label="Account" value="${account}" autocomplete="username" readonly tabindex="-1" />`}
        ${field({ name: 'password', label: 'Password', type: 'password', autocomplete: 'new-password', hint: passwordHint(passwordLength.fewest), fault: says('short', 'long') })}
        <button class="action">${isNew ? 'Open the inbox' : 'Set the password'}</button>
      </form>
    </div>`,
  })
}

async function welcome(visit: Visit): Promise<FastifyReply> {
  const { inbox, field, param, now } = visit
  const refuse = () => show(visit.reply, signInPage(visit, { next: '', said: 'used', name: field('name') }), 404)
  const link = await findLink(inbox.database, param('token'), now)
  if (link === null) return refuse()
  const asked = { token: param('token'), link, name: field('name'), password: field('password') }
  let secret = ''
  const taken = await takeLink(inbox.database, inbox.passwords, asked, async (queries, account, maker) => {
    secret = await begin(visit, queries, account, 'join', maker)
  })
  if (taken === 'used') return refuse()
  if (typeof taken === 'string') return show(visit.reply, welcomePage(visit, link, taken), 422)
  admit(visit, taken, secret)
  return visit.reply.redirect(`/requests?said=${link.account === '' ? 'welcome' : 'new-password'}#said`, 303)
}

async function showAccount(visit: StaffVisit, fault: 'wrong' | AccountFault | null): Promise<FastifyReply> {
  const said = fieldOf(visit.request.query, 'said') === 'password'
  const body = html`<h1>Your account</h1>
    ${said && message('Your password is changed. You are signed out everywhere else.')}
    <p>You are signed in as <bdi>${visit.staff.account}</bdi>.</p>
    <section class="card narrow">
      <h2>Change your password</h2>
      <form method="post" action="/account">
        ${token(visit.staff)}
        <input
          class="visually-hidden"
          type="text"
          name="name"
          aria-label="Account"
          value="${visit.staff.account}"
          autocomplete="username"
          readonly
          tabindex="-1"
        />
        ${field({ name: 'current', label: 'Password until now', type: 'password', autocomplete: 'current-password', fault: fault === 'wrong' ? 'This is not your password.' : null })}
        ${field({ name: 'password', label: 'New password', type: 'password', autocomplete: 'new-password', hint: passwordHint(passwordLength.fewest), fault: fault === null || fault === 'wrong' ? null : faultSentences[fault] })}
        <button class="action">Change password</button>
      </form>
    </section>`
  const shown = page({ title: 'Your account', frame: await frameOf(visit), here: '/account', body })
  return show(visit.reply, shown, fault === null ? 200 : 422)
}

async function changePassword(visit: StaffVisit): Promise<FastifyReply> {
  const { inbox, staff, field, now } = visit
  const fault = faultOf(staff.account, field('password'))
  if (fault !== null) return showAccount(visit, fault)
  const stored = await findAccount(inbox.database, staff.account)
  const tried = { name: staff.account, browser: staff.secret }
  const came = await tryPassword(inbox, tried, { typed: field('current'), stored: stored?.password ?? null, now })
  if (came === 'locked') throw new Refusal(429, 'often')
  if (came !== 'right' || stored === null) {
    if (came === 'last') await note(inbox.database, now, staff.account, 'locked')
    return showAccount(visit, 'wrong')
  }
  await forgive(inbox.database, tried)
  const account = { name: stored.name, password: await inbox.passwords.hash(field('password')) }
  const secret = await inbox.database.transaction(async (queries) => {
    if (!(await isStill(queries, stored))) return null
    await setPassword(queries, account.name, account.password)
    return begin(visit, queries, account, 'password')
  })
  if (secret === null) await enterAgain(visit)
  else admit(visit, account, secret)
  return visit.reply.redirect('/account?said=password#said', 303)
}

/** A password that was changed meanwhile, by the same press twice, is the one that is asked for now. */
async function enterAgain(visit: StaffVisit): Promise<void> {
  const { inbox, staff, field } = visit
  const account = await findAccount(inbox.database, staff.account)
  if (account === null || !(await inbox.passwords.isRight(field('password'), account.password)))
    throw new Refusal(403, 'signedOut')
  await enter(visit, account)
}
