import type { FastifyInstance, FastifyReply } from 'fastify'
import { findLocation } from '../../content/locations/index.ts'
import { addNote, assign, forwardAgain, move, moveNames, undo, type Acting, type Outcome } from './acts.ts'
import { note } from './audit.ts'
import { clinicName, nameOf, type LeadRow } from './describe.ts'
import { readHistory, undoableOf, type HistoryEntry } from './history.ts'
import { html, type Part } from './html.ts'
import { message } from './layout.ts'
import { listPage } from './list-page.ts'
import { Refusal } from './refusal.ts'
import { deletePage, longestNote, requestPage, type RequestParts } from './request-page.ts'
import { erase, personOf } from './person.ts'
import { findRequest, listRequests, readForwards } from './requests.ts'
import { actButton, actInWords, undoButton } from './row-parts.ts'
import { seal, unseal } from './secrets.ts'
import type { Staff } from './sessions.ts'
import {
  addressOf,
  fieldOf,
  firstView,
  fromRequest,
  isOnItsPage,
  readView,
  requestAddress,
  viewIn,
  type View,
} from './view.ts'
import { frameOf, show, staffRoute, type Inbox, type StaffVisit } from './visit.ts'
import { givenWords, laterWords, plainSaid, saidWords } from './words.ts'

/** The most characters of a search. */
const longestTerm = 200

/** Adds the lists, the requests, and what is done with them. */
export function addRequests(app: FastifyInstance, inbox: Inbox): void {
  const get = (path: string, answer: (visit: StaffVisit) => Promise<FastifyReply>, forOwners = false) =>
    staffRoute(app, inbox, { method: 'GET', path, answer, forOwners })
  const post = (path: string, answer: (visit: StaffVisit) => Promise<FastifyReply>, forOwners = false) =>
    staffRoute(app, inbox, { method: 'POST', path, answer, forOwners })
  get('/', async ({ reply }) => reply.redirect('/requests', 303))
  get('/requests', showList)
  get('/requests/:id', (visit) => showRequest(visit))
  get('/requests/:id/person.json', exportPerson)
  get('/requests/:id/delete', confirmDeletion, true)
  post('/requests/search', search)
  const { database } = inbox
  for (const name of moveNames)
    post(`/requests/:id/${name}`, (visit) => act(visit, name, (acting) => move(database, acting, name)))
  post('/requests/:id/note', saveNote)
  post('/requests/:id/clinic', giveToClinic, true)
  post('/requests/:id/undo', (visit) =>
    act(visit, 'undo', (acting) => undo(database, acting, Number(visit.field('number')))),
  )
  post('/requests/:id/forward', (visit) => act(visit, 'forward', (acting) => forwardAgain(database, acting)))
  post('/requests/:id/delete', deleteRequest, true)
}

async function showList(visit: StaffVisit): Promise<FastifyReply> {
  const { inbox, staff, now, reply, request } = visit
  const { database, channels } = inbox
  const asked = scopedView(visit, readView(request.query))
  const found = asked.search === '' ? '' : unseal(asked.search, staff.secret)
  if (found === null) return reply.redirect('/requests?said=expired#said', 303)
  const listed = await listRequests(database, { staff, view: asked, term: found, now, channels })
  const view = { ...asked, page: listed.page }
  const people = `${listed.rows.length} ${listed.rows.length === 1 ? 'request' : 'requests'}`
  await note(database, now, staff.account, view.tab === 'found' ? 'search' : 'list', people)
  const histories = await readHistory(
    database,
    listed.rows.map(({ id }) => id),
  )
  const said = await saidIn(visit, addressOf(view))
  return show(reply, listPage({ frame: await frameOf(visit), view, term: found, listed, histories, said }))
}

/** Only owners choose a clinic, and see what was not forwarded. */
function scopedView({ staff }: StaffVisit, view: View): View {
  if (staff.role === 'owner') return view
  return { ...view, clinic: '', tab: view.tab === 'unforwarded' ? 'new' : view.tab }
}

/**
 * Finds requests. What is searched for is a visitor's name or number, so that it stands in no address: the address gets
 * it sealed, and lists keep their pages, Back and several tabs (secrets.ts).
 */
async function search({ field, reply, staff }: StaffVisit): Promise<FastifyReply> {
  const term = field('term').trim().slice(0, longestTerm)
  if (term === '') return reply.redirect('/requests', 303)
  const view = readView({ clinic: field('clinic'), tab: 'found', search: seal(term, staff.secret) })
  return reply.redirect(addressOf(view), 303)
}

async function showRequest(visit: StaffVisit, typed?: RequestParts['typed']): Promise<FastifyReply> {
  const { inbox, staff, now, reply } = visit
  const lead = await requestOf(visit)
  await note(inbox.database, now, staff.account, 'read', lead.id)
  const history = (await readHistory(inbox.database, [lead.id])).get(lead.id) ?? []
  const forwards = await readForwards(inbox.database, lead.id)
  const { channels } = inbox
  const list = viewIn(fieldOf(visit.request.query, 'from') || visit.field('from'))
  const parts = {
    frame: await frameOf(visit),
    lead,
    list,
    history,
    forwards,
    channels,
    said: saidOf(visit, lead, history, fromRequest(list)),
  }
  return show(reply, requestPage(typed === undefined ? parts : { ...parts, typed }), typed === undefined ? 200 : 422)
}

async function requestOf({ inbox, staff, param }: StaffVisit): Promise<LeadRow> {
  const lead = await findRequest(inbox.database, staff, param('id'))
  if (lead === null) throw new Refusal(404, 'unknown')
  return lead
}

/** What an address asks to say: after an act on a request only while that is its last one. */
async function saidIn(visit: StaffVisit, from: string): Promise<Part> {
  const about = fieldOf(visit.request.query, 'about')
  const lead = about === '' ? null : await findRequest(visit.inbox.database, visit.staff, about)
  if (lead === null) return plainMessage(visit)
  const history = (await readHistory(visit.inbox.database, [lead.id])).get(lead.id) ?? []
  return saidOf(visit, lead, history, from)
}

function saidOf(visit: StaffVisit, lead: LeadRow, history: readonly HistoryEntry[], from: string): Part {
  const key = fieldOf(visit.request.query, 'said')
  const last = history.at(-1)
  if (key === 'later' && last !== undefined) {
    const number = Number(fieldOf(visit.request.query, 'number'))
    const since = history.filter((entry) => entry.number > number && !isOwnNote(entry, visit.staff))
    return laterMessage(lead, since.at(-1) ?? last, visit.staff, from)
  }
  const words = last?.act === key ? saidOfAct(last) : undefined
  if (words === undefined) return plainMessage(visit)
  const entry = undoableOf(history, visit.staff.role === 'owner')
  return message(
    html`<bdi>${nameOf(lead)}</bdi>: ${words}`,
    entry !== null && undoButton(lead.id, entry, visit.staff, from),
  )
}

/** A note of who asks may have been sent with the act itself. */
function isOwnNote({ act, account }: HistoryEntry, staff: Staff): boolean {
  return act === 'note' && account === staff.account
}

function saidOfAct({ act, after }: HistoryEntry): string | undefined {
  if (act === 'clinic') return givenWords(clinicName(after)).said
  return Object.hasOwn(saidWords, act) ? saidWords[act] : undefined
}

/** Says what was done instead of what was to be taken back, with the act that undoes a move by itself. */
function laterMessage(lead: LeadRow, last: HistoryEntry, staff: Staff, from: string): Part {
  const back = { done: 'reopen', spam: 'not-spam' } as const
  const act = lead.state === 'done' || lead.state === 'spam' ? back[lead.state] : null
  return message(
    html`<bdi>${nameOf(lead)}</bdi>: ${laterWords} <bdi>${last.account}</bdi> ${actInWords(last)}.`,
    act !== null && actButton(lead, staff, { act, from, look: 'quiet-action' }),
  )
}

function plainMessage({ request }: StaffVisit): Part {
  const key = fieldOf(request.query, 'said')
  return Object.hasOwn(plainSaid, key) && message(plainSaid[key] ?? '')
}

/** The acts after which something may wait to be forwarded. */
const queueing: ReadonlySet<string> = new Set(['reopen', 'not-spam', 'undo', 'forward', 'clinic'])

/** Goes back to the page from which an act came, which says what became of it. */
function back(visit: StaffVisit, act: string, outcome: Outcome): FastifyReply {
  const { inbox, reply, field, param } = visit
  if (outcome === 'gone') throw new Refusal(404, 'unknown')
  if (outcome === 'changed' && queueing.has(act)) inbox.onQueued()
  const said = outcome === 'changed' ? act : outcome
  const list = listOf(visit)
  const more = { said, number: outcome === 'later' ? field('number') : '' }
  const address = isOnItsPage(field('from'))
    ? requestAddress(param('id'), list, more)
    : addressOf(list, { ...more, about: param('id') })
  return reply.redirect(`${address}#said`, 303)
}

/** The list from which an act came; the first one in place of a search that ended with its session. */
function listOf({ field, staff }: StaffVisit): View {
  const list = viewIn(field('from'))
  return list.search !== '' && unseal(list.search, staff.secret) === null ? firstView : list
}

/** Does what a button asks. A note that was typed on the request's page meanwhile is saved, too. */
async function act(visit: StaffVisit, name: string, work: (acting: Acting) => Promise<Outcome>): Promise<FastifyReply> {
  const { inbox, staff, param, now } = visit
  const { note, fault } = typedIn(visit)
  if (fault !== null) return showRequest(visit, { note, fault, clinic: visit.field('clinic') })
  const outcome = await work({ staff, id: param('id'), note, now, channels: inbox.channels })
  return outcome === 'noted' ? back(visit, 'note', 'changed') : back(visit, name, outcome)
}

async function saveNote(visit: StaffVisit): Promise<FastifyReply> {
  const { note } = typedIn(visit)
  if (note === '') return showRequest(visit, { note, fault: 'Type the note first.', clinic: visit.field('clinic') })
  return act(visit, 'note', (acting) => addNote(visit.inbox.database, acting))
}

/** The note that was typed, and what is wrong with it. */
function typedIn({ field }: StaffVisit): { note: string; fault: string | null } {
  const note = field('note').replaceAll('\r\n', '\n').trim()
  if (note.length <= longestNote) return { note, fault: null }
  const [most, own] = [longestNote, note.length].map((count) => count.toLocaleString('en-US'))
  return { note, fault: `Shorten the note to ${most} characters: it has ${own}.` }
}

async function giveToClinic(visit: StaffVisit): Promise<FastifyReply> {
  const clinic = visit.field('clinic')
  const { kind } = await requestOf(visit)
  if (kind === 'franchise' || (clinic !== '' && findLocation(clinic) === undefined)) throw new Refusal(404, 'unknown')
  return act(visit, 'clinic', (acting) => assign(visit.inbox.database, acting, clinic))
}

async function confirmDeletion(visit: StaffVisit): Promise<FastifyReply> {
  const lead = await requestOf(visit)
  await note(visit.inbox.database, visit.now, visit.staff.account, 'read', lead.id)
  return show(visit.reply, deletePage(await frameOf(visit), lead, viewIn(fieldOf(visit.request.query, 'from'))))
}

async function deleteRequest(visit: StaffVisit): Promise<FastifyReply> {
  const { inbox, staff, param, now, reply } = visit
  const outcome = await erase(inbox.database, staff, param('id'), now)
  if (outcome === 'gone') throw new Refusal(404, 'unknown')
  const said = outcome === 'erased' ? 'deleted' : 'deleted-unsure'
  return reply.redirect(`${addressOf(listOf(visit), { said })}#said`, 303)
}

async function exportPerson(visit: StaffVisit): Promise<FastifyReply> {
  const { inbox, staff, now, reply } = visit
  const lead = await requestOf(visit)
  await note(inbox.database, now, staff.account, 'export-person', lead.id)
  const all = await personOf(inbox.database, staff, lead)
  return reply
    .header('content-disposition', 'attachment; filename="person.json"')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(all, null, 2))
}
