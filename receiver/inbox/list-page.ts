import { locations } from '../../content/locations/index.ts'
import { askedOf, clinicName, nameOf, shortened, type LeadRow } from './describe.ts'
import { moveNames, type Move } from './acts.ts'
import { grouped } from './grouped.ts'
import type { HistoryEntry } from './history.ts'
import { html, type Html, type Part } from './html.ts'
import { page, token, type Frame } from './layout.ts'
import { pager } from './pager.ts'
import type { Listed } from './requests.ts'
import { callLink, dueLabel, mailLink, actButton, timeOf } from './row-parts.ts'
import { zoneOf } from '../requests/promise.ts'
import { daysUntilDue, dueOf } from './times.ts'
import { addressOf, firstView, requestAddress, tabs, type Tab, type View } from './view.ts'
import { actWords, asOfWords, emptyLists, noClinic, stateNames, tabNames } from './words.ts'

export interface ListParts {
  frame: Frame
  view: View
  /** What was searched for; ''. */
  term: string
  listed: Listed
  histories: ReadonlyMap<string, readonly HistoryEntry[]>
  /** A message after an act. */
  said: Part
}

/** The list of requests. */
export function listPage(parts: ListParts): Html {
  const { frame, view, term, listed } = parts
  const isFound = view.tab === 'found'
  const title = isFound ? 'Search' : tabNames[view.tab]
  return page({
    title: listed.pages > 1 ? `${title}, page ${listed.page}` : title,
    frame,
    here: '/requests',
    body: html`<div class="top">
        <h1>Requests<span class="on-paper">: ${[title, clinicOf(frame, view)].filter(Boolean).join(', ')}</span></h1>
        ${frame.staff.role === 'owner' && clinicForm(view)} ${searchForm(parts)}
      </div>
      ${parts.said} ${tabList(parts)}
      ${isFound && html`<p class="found"><span>${listed.counts.found} found for “<bdi>${term}</bdi>”, in all lists${view.clinic !== '' && html` (${clinicOf(frame, view)})`}</span> ${view.clinic !== '' && html`<a class="on-screen" href="${addressOf({ ...view, clinic: '', page: 1 })}">Search all clinics</a> · `}<a class="on-screen" href="${addressOf({ ...firstView, clinic: view.clinic })}">End search</a></p>`}
      ${!isFound && asOf(parts)} ${listed.rows.length === 0 ? emptyList(view.tab) : groups(parts)}
      ${pager(listed.page, listed.pages, (number) => addressOf({ ...view, page: number }))}`,
  })
}

/** The clinic whose requests a list has; '' where it has those of all. */
function clinicOf({ staff }: Frame, { clinic }: View): string {
  return clinic === 'none' ? noClinic : clinicName(clinic || staff.clinic)
}

function searchForm({ frame, term, view }: ListParts): Html {
  return html`<search>
    <form class="search" method="post" action="/requests/search">
      ${token(frame.staff)}
      <input type="hidden" name="clinic" value="${view.clinic}" />
      <label class="visually-hidden" for="term">Name, e-mail or phone number</label>
      <input
        id="term"
        name="term"
        type="search"
        value="${term}"
        maxlength="200"
        placeholder="Name, e-mail or phone"
        autocomplete="off"
        required
      /><button class="quiet-action">Search</button>
    </form>
  </search>`
}

function tabList({ frame, view, listed: { counts } }: ListParts): Html {
  const shown = tabs.filter((tab) => tab !== 'found' && (tab !== 'unforwarded' || isWarned(frame, view)))
  return html`<nav aria-label="Lists" class="tabs">
    <ul>
      ${shown.map(
        (tab) =>
          html`<li>
            <a
              href="${addressOf({ ...firstView, clinic: view.clinic, tab })}"
              ${tab === view.tab && html` aria-current="page"`}${tab === 'overdue' && counts.overdue > 0 && html` data-warm`}
              >${tabNames[tab]} <span class="count">${counts[tab].toLocaleString('en-US')}</span></a
            >
          </li>`,
      )}
    </ul>
  </nav>`
}

function isWarned({ staff, forwarding }: Frame, { tab }: View): boolean {
  return staff.role === 'owner' && (tab === 'unforwarded' || (forwarding?.failed ?? 0) > 0)
}

function clinicForm(view: View): Html {
  const option = (value: string, name: string) =>
    html`<option value="${value}" ${value === view.clinic && html` selected`}>${name}</option>`
  return html`<form class="filter" method="get" action="/requests">
    ${view.tab !== 'new' && html`<input type="hidden" name="tab" value="${view.tab}" />`}${view.search !== '' && html`<input type="hidden" name="search" value="${view.search}" />`}
    <label for="clinic">Clinic</label
    ><select id="clinic" name="clinic">
      ${[
        option('', 'All clinics'),
        ...locations.map(({ slug, name }) => option(slug, name)),
        option('none', noClinic),
      ]}</select
    ><button class="quiet-action">Show</button>
  </form>`
}

/** No list loads again by itself: a row that moves away from under a finger is pressed wrongly (WCAG 2.2, F41). */
function asOf({ frame: { staff, now }, view }: ListParts): Html {
  return html`<p class="as-of soft">
    <span>${asOfWords.asOf} ${timeOf(new Date(now).toISOString(), staff, now)}</span>
    <a href="${addressOf(view)}">${view.tab === 'new' ? asOfWords.new : asOfWords.other}</a>
  </p>`
}

function emptyList(tab: Tab): Html {
  const { title, text } = emptyLists[tab]
  return html`<div class="empty">
    <h2>${title}</h2>
    <p>${text}</p>
  </div>`
}

/** The rows; open requests under the day on which they are due. */
function groups(parts: ListParts): Html {
  const { listed, view, frame } = parts
  if (view.tab !== 'new')
    return html`<h2 class="visually-hidden">${tabNames[view.tab]}</h2>
      ${listOf(parts, listed.rows)}`
  const byDay = grouped(listed.rows, (lead) => dayOf(lead, frame.now))
  return html`${[...byDay].map(
    ([day, rows]) =>
      html`<section class="group">
        <h2>${day}</h2>
        ${listOf(parts, rows)}
      </section>`,
  )}`
}

function dayOf({ received, clinic }: LeadRow, now: number): string {
  const zone = zoneOf(clinic)
  if (dueOf(received) <= now) return 'Overdue'
  return daysUntilDue(received, now, zone) === 0 ? 'Due today' : 'Due tomorrow'
}

function listOf(parts: ListParts, rows: readonly LeadRow[]): Html {
  return html`<ol class="rows" data-tab="${parts.view.tab}">
    ${rows.map((lead) => row(parts, lead))}
  </ol>`
}

function row({ frame: { staff, now }, view, histories }: ListParts, lead: LeadRow): Html {
  const { what, when } = askedOf(lead)
  const history = histories.get(lead.id) ?? []
  const from = addressOf(view)
  const act = actOn(lead, view.tab)
  return html`<li class="row" data-state="${lead.state}">
    <div class="who-asks">
      <h3>
        <a href="${requestAddress(lead.id, view)}"><bdi>${nameOf(lead)}</bdi></a>
      </h3>
      <p class="asked"><bdi>${what}</bdi>${when !== '' && html`<span class="when"><bdi>${when}</bdi></span>`}</p>
      ${lastNote(history)}
    </div>
    <div class="where">
      <p>${lead.clinic === '' ? html`<span class="soft">${noClinic}</span>` : clinicName(lead.clinic)}</p>
      <p class="soft">Received ${timeOf(lead.received, lead, now)}</p>
    </div>
    <div class="state">${lead.state === 'new' ? dueLabel(lead, now) : lastMove(lead, history, now, view.tab)}</div>
    <div class="to-call">${callLink(lead)}</div>
    <div class="to-move">${actButton(lead, staff, { act, from, look: act === 'done' ? 'done' : 'quiet-action' })}</div>
    <div class="to-write">${mailLink(lead)}</div>
  </li>`
}

/** What is done with most requests of a list, in one press. */
function actOn({ state }: LeadRow, tab: Tab): Move | 'forward' {
  if (tab === 'unforwarded') return 'forward'
  if (state === 'spam') return 'not-spam'
  return state === 'done' ? 'reopen' : 'done'
}

function lastNote(history: readonly HistoryEntry[]): Html | null {
  const last = history.findLast(({ act, isUndone }) => act === 'note' && !isUndone)
  return last === undefined
    ? null
    : html`<p class="noted"><span class="visually-hidden">Note: </span><bdi>${shortened(last.after, 200)}</bdi></p>`
}

function lastMove(lead: LeadRow, history: readonly HistoryEntry[], now: number, tab: Tab): Html {
  const last = history.findLast(
    ({ act, after, isUndone }) => moveNames.some((name) => name === act) && after === lead.state && !isUndone,
  )
  const by =
    last === undefined
      ? null
      : html`<bdi>${last.account}</bdi> ${actWords[last.act] ?? ''} ${timeOf(last.at, lead, now)}`
  const flags = lead.state === 'spam' && `Looks like a robot: ${shortened(lead.fields['flags'] ?? '', 120)}`
  return html`${tab !== lead.state && html`<p class="pill">${stateNames[lead.state] ?? ''}</p>`}
    <p class="soft">${by ?? (flags === false ? '' : flags)}</p>`
}
