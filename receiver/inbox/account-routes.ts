import type { FastifyInstance, FastifyReply } from 'fastify'
import { findLocation, locations } from '../../content/locations/index.ts'
import {
  addLink,
  findAccount,
  findLink,
  listAccounts,
  removeAccount,
  rightsOf,
  type Account,
  type Link,
} from './accounts.ts'
import { auditedActs, note, readAudit, type AuditLine } from './audit.ts'
import { clinicName } from './describe.ts'
import { html, type Html } from './html.ts'
import { message, page, token } from './layout.ts'
import { moment } from './moment.ts'
import { pager } from './pager.ts'
import { openLinks, withdrawLink, type OpenLink } from './links.ts'
import { Refusal } from './refusal.ts'
import { seal, unseal } from './secrets.ts'
import { isOpen } from './sessions.ts'
import { zoneOf } from '../requests/promise.ts'
import { fieldOf, readView, withQuery } from './view.ts'
import { frameOf, originOf, show, staffRoute, type Inbox, type StaffVisit } from './visit.ts'
import { atTheServer, linkWords, plainSaid, removalWords } from './words.ts'

/** Adds what owners see to: accounts, one-time links and the audit. */
export function addAccounts(app: FastifyInstance, inbox: Inbox): void {
  const forOwners = true
  staffRoute(app, inbox, { method: 'GET', path: '/accounts', forOwners, answer: showAccounts })
  staffRoute(app, inbox, { method: 'POST', path: '/accounts/link', forOwners, answer: makeLink })
  staffRoute(app, inbox, { method: 'POST', path: '/accounts/withdraw', forOwners, answer: withdraw })
  staffRoute(app, inbox, { method: 'GET', path: '/accounts/remove', forOwners, answer: confirmRemoval })
  staffRoute(app, inbox, { method: 'POST', path: '/accounts/remove', forOwners, answer: remove })
  staffRoute(app, inbox, { method: 'GET', path: '/audit', forOwners, answer: showAudit })
}

async function showAccounts(visit: StaffVisit): Promise<FastifyReply> {
  const { inbox, request, reply, staff } = visit
  const key = fieldOf(request.query, 'said')
  const made = unseal(fieldOf(request.query, 'link'), staff.secret)
  const said =
    made === null ? Object.hasOwn(plainSaid, key) && message(plainSaid[key] ?? '') : await linkMessage(made, visit)
  const accounts = await listAccounts(inbox.database)
  const links = await openLinks(inbox.database, visit.now)
  const frame = await frameOf(visit)
  const body = html`<h1>Accounts</h1>
    ${said}
    <section class="card">
      <h2>Who signs in</h2>
      <ul class="accounts">
        ${accounts.map((account) => accountLine(account, visit))}
      </ul>
    </section>
    ${links.length > 0 && linkList(links, visit)} ${linkForm(visit)}`
  return show(reply, page({ title: 'Accounts', frame, here: '/accounts', body }))
}

/** A new one-time link and for whom it is, from what `makeLink` sealed; once it has ended, that. */
async function linkMessage(made: string, { inbox, now }: StaffVisit): Promise<Html> {
  const [link = '', account = '', clinic = ''] = made.split('\n')
  if ((await findLink(inbox.database, link.split('/').at(-1) ?? '', now)) === null)
    return message(plainSaid['no-link'] ?? '')
  const purpose =
    account !== ''
      ? html`${linkWords.password} <bdi>${account}</bdi>.`
      : clinic !== ''
        ? html`${linkWords.clinic} <bdi>${clinicName(clinic)}</bdi>.`
        : linkWords.owner
  return html`<div class="said" id="said" role="status" tabindex="-1">
    <p>${purpose} ${linkWords.send}</p>
    <p class="link"><code>${link}</code></p>
  </div>`
}

function rightsInWords({ role, clinic }: Account): string {
  return role === 'owner' ? 'Owner: sees everything' : `Sees the requests of ${clinicName(clinic)}`
}

function accountLine(account: Account, { staff, now }: StaffVisit): Html {
  const { name, created } = account
  const whose = html`<span class="visually-hidden">: <bdi>${name}</bdi></span>`
  return html`<li>
    <div>
      <h3><bdi>${name}</bdi></h3>
      <p>${rightsInWords(account)}</p>
      <p class="soft">Since ${moment(Date.parse(created), now, zoneOf(''))}</p>
    </div>
    <div class="acts">
      <form method="post" action="/accounts/link">
        ${token(staff)}<input type="hidden" name="account" value="${name}" />
        <button class="quiet-action">Link for a new password${whose}</button>
      </form>
      ${name === staff.account ? html`<span class="soft">You</span>` : html`<a class="danger-action" href="${withQuery('/accounts/remove', { account: name })}">Remove …${whose}</a>`}
    </div>
  </li>`
}

function linkList(links: readonly OpenLink[], visit: StaffVisit): Html {
  return html`<section class="card">
    <h2>Open links</h2>
    <ul class="accounts">
      ${links.map((link) => linkLine(link, visit))}
    </ul>
  </section>`
}

function linkLine({ digest, maker, until, ...link }: OpenLink, { staff, now }: StaffVisit): Html {
  const purpose =
    link.account !== ''
      ? html`a new password of <bdi>${link.account}</bdi>`
      : html`${link.role === 'owner' ? 'an owner' : clinicName(link.clinic)}`
  const by = maker === '' ? atTheServer : html`by <bdi>${maker}</bdi>`
  return html`<li>
    <p>A link for ${purpose}, made ${by}, until ${moment(Date.parse(until), now, zoneOf(''))}</p>
    <form method="post" action="/accounts/withdraw">
      ${token(staff)}<input type="hidden" name="link" value="${digest}" />
      <button class="quiet-action">Withdraw<span class="visually-hidden">: a link for ${purpose}</span></button>
    </form>
  </li>`
}

function linkForm({ staff }: StaffVisit): Html {
  return html`<section class="card narrow">
    <h2>Let somebody in</h2>
    <p class="soft">
      Makes a link with which a colleague chooses a name and a password. It can be used once, within 24 hours.
    </p>
    <form class="assign" method="post" action="/accounts/link">
      ${token(staff)} <label for="rights">Sees</label
      ><select id="rights" name="rights">
        ${locations.map(({ slug, name }) => html`<option value="${slug}">The requests of ${name}</option>`)}
        <option value="owner">Everything, as an owner</option>
      </select>
      <button class="action">Make a link</button>
    </form>
  </section>`
}

async function makeLink({ inbox, staff, field, request, reply, now }: StaffVisit): Promise<FastifyReply> {
  const { database } = inbox
  const account = field('account')
  const known = account === '' ? null : await findAccount(database, account)
  if (account !== '' && known === null) return reply.redirect('/accounts?said=no-account#said', 303)
  const asked = field('rights')
  if (known === null && asked !== 'owner' && findLocation(asked) === undefined) throw new Refusal(404, 'unknown')
  const rights = rightsOf(known !== null || asked === 'owner' ? { role: 'owner' } : { role: 'clinic', clinic: asked })
  const made = await database.transaction(async (queries) => {
    if (!(await isOpen(queries, staff.secret))) throw new Refusal(403, 'signedOut')
    await note(queries, now, staff.account, 'link', subjectOf({ account: known?.name ?? '', ...rights }))
    return addLink(queries, now, rights, { account: known?.name ?? '', maker: staff.account })
  })
  const link = `${originOf(inbox, request)}/welcome/${made}`
  const sealed = seal([link, known?.name ?? '', rights.clinic].join('\n'), staff.secret)
  return reply.redirect(`${withQuery('/accounts', { link: sealed })}#said`, 303)
}

async function withdraw({ inbox, staff, field, reply, now }: StaffVisit): Promise<FastifyReply> {
  const withdrawn = await inbox.database.transaction(async (queries) => {
    const link = await withdrawLink(queries, field('link'), now)
    if (link !== null) await note(queries, now, staff.account, 'withdraw', subjectOf(link))
    return link !== null
  })
  return reply.redirect(`/accounts?said=${withdrawn ? 'withdrawn' : 'no-link'}#said`, 303)
}

/** What the audit says of a link: the account for which it is, or what it lets somebody see. */
function subjectOf({ account, clinic }: Link): string {
  return account || clinic || 'owner'
}

/** Asks whether to remove an account. */
async function confirmRemoval(visit: StaffVisit): Promise<FastifyReply> {
  const { inbox, staff, request, reply } = visit
  const name = fieldOf(request.query, 'account')
  const account = (await listAccounts(inbox.database)).find((known) => known.name === name)
  if (account === undefined) return reply.redirect('/accounts?said=no-account#said', 303)
  const body = html`<div class="door">
    <h1>Remove this account?</h1>
    <p><bdi>${name}</bdi>. ${rightsInWords(account)}.</p>
    <p>${removalWords}</p>
    <div class="acts">
      <form method="post" action="/accounts/remove">
        ${token(staff)}<input type="hidden" name="account" value="${name}" />
        <button class="danger-action">Remove the account</button>
      </form>
      <a class="quiet-action" href="/accounts">Keep it</a>
    </div>
  </div>`
  return show(reply, page({ title: 'Remove an account', frame: await frameOf(visit), body }))
}

async function remove({ inbox, staff, field, reply, now }: StaffVisit): Promise<FastifyReply> {
  const name = field('account')
  const removed = await inbox.database.transaction(async (queries) => {
    const came = await removeAccount(queries, name)
    if (came === 'removed') await note(queries, now, staff.account, 'remove', name)
    return came
  })
  const said = { removed: 'removed', unknown: 'no-account', last: 'last-owner' }[removed]
  return reply.redirect(`/accounts?said=${said}#said`, 303)
}

async function showAudit(visit: StaffVisit): Promise<FastifyReply> {
  const { inbox, request, reply, now } = visit
  const { lines, page: number, pages } = await readAudit(inbox.database, readView(request.query).page)
  const body = html`<h1>Audit</h1>
    <p class="soft">
      Who read, exported or deleted what. Searches and lists are noted with how many requests they showed.
    </p>
    <div class="card">
      <table class="audit">
        <caption class="visually-hidden">
          Acts, the newest first
        </caption>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">Who</th>
            <th scope="col">What</th>
            <th scope="col">Which</th>
          </tr>
        </thead>
        <tbody>
          ${lines.map((line) => auditLine(line, now))}
        </tbody>
      </table>
    </div>
    ${pager(number, pages, (page) => withQuery('/audit', { page: String(page) }))}`
  return show(reply, page({ title: `Audit, page ${number}`, frame: await frameOf(visit), here: '/audit', body }))
}

const acts: Readonly<Record<string, string>> = auditedActs

function auditLine({ at, account, act, subject }: AuditLine, now: number): Html {
  return html`<tr>
    <td>${moment(Date.parse(at), now, zoneOf(''))}</td>
    <td>${account === '' ? atTheServer : html`<bdi>${account}</bdi>`}</td>
    <td>${acts[act] ?? act}</td>
    <td><bdi>${subject}</bdi></td>
  </tr>`
}
