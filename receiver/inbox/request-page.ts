import { locations } from '../../content/locations/index.ts'
import type { Move } from './acts.ts'
import { askedOf, clinicName, detailsOf, nameOf, type LeadRow } from './describe.ts'
import { undoableOf, type HistoryEntry } from './history.ts'
import { html, type Html, type Part } from './html.ts'
import { page, token, type Frame } from './layout.ts'
import type { Forward } from './requests.ts'
import {
  actButton,
  actInWords,
  callLink,
  dueLabel,
  fromField,
  mailLink,
  noteButton,
  timeOf,
  undoButton,
} from './row-parts.ts'
import { zoneOf } from '../requests/promise.ts'
import { describeFully } from './times.ts'
import { addressOf, fromRequest, requestAddress, type View } from './view.ts'
import { buttonWords, noClinic, stateNames } from './words.ts'

/** The most characters of a note. */
export const longestNote = 4000

export interface RequestParts {
  frame: Frame
  lead: LeadRow
  /** The list from which it was opened. */
  list: View
  history: readonly HistoryEntry[]
  forwards: readonly Forward[]
  /** Where requests are forwarded to now. */
  channels: readonly string[]
  said: Part
  /** A note that was typed and not saved, and why, with the clinic that was chosen meanwhile. */
  typed?: { note: string; fault: string; clinic: string }
}

/** One request: what was sent, what can be done, and what was done. */
export function requestPage(parts: RequestParts): Html {
  const { frame, lead, list, said } = parts
  const { what, when } = askedOf(lead)
  return page({
    title: `Request: ${what}`,
    frame,
    body: html`<p class="back">
        <a href="${addressOf(list)}">${list.tab === 'found' ? 'Back to the search' : 'All requests'}</a>
      </p>
      ${canAssign(parts) && firstButton(parts)}${said}
      <div class="request">
        <header class="request-head">
          <h1><bdi>${nameOf(lead)}</bdi></h1>
          <p class="asked"><bdi>${what}</bdi>${when !== '' && html`<span class="when"><bdi>${when}</bdi></span>`}</p>
          <p class="facts">
            <span>${lead.clinic === '' ? noClinic : clinicName(lead.clinic)}</span>
            <span>Received ${timeOf(lead.received, lead, frame.now)}</span>
            ${lead.state === 'new' ? dueLabel(lead, frame.now) : html`<span class="pill">${stateNames[lead.state] ?? ''}</span>`}
          </p>
          ${mainActs(parts)}
        </header>
        <div class="main-part">${details(parts)}${historyPart(parts)}</div>
        <aside class="side-part" aria-label="More about this request">
          ${canAssign(parts) && assignPart(parts)}${forwardsPart(parts)}${dataPart(parts)}
        </aside>
      </div>`,
  })
}

/** Only owners choose a clinic, and never for a franchise. */
function canAssign({ frame, lead }: RequestParts): boolean {
  return frame.staff.role === 'owner' && lead.kind !== 'franchise'
}

/**
 * Enter in the choice of a clinic presses the first button of its form on some systems (HTML, implicit submission), and
 * that is to be the one beside it.
 */
function firstButton({ lead }: RequestParts): Html {
  return html`<button
    class="visually-hidden"
    tabindex="-1"
    aria-hidden="true"
    form="note-form"
    formaction="/requests/${lead.id}/clinic"
    formnovalidate
  ></button>`
}

function mainActs({ lead, list, frame: { staff } }: RequestParts): Html {
  const moves: Readonly<Record<string, readonly Move[]>> = {
    new: ['done', 'spam'],
    done: ['reopen', 'spam'],
    spam: ['not-spam'],
  }
  const buttons = (moves[lead.state] ?? []).map((act) =>
    actButton(lead, staff, { act, from: fromRequest(list), look: act === 'done' ? 'done' : 'quiet-action' }),
  )
  return html`<div class="acts">${callLink(lead)}${mailLink(lead)}${buttons}</div>`
}

function details({ lead }: RequestParts): Html {
  const zone = zoneOf(lead.clinic)
  const sent = detailsOf(lead, (iso) => describeFully(Date.parse(iso), zone))
  return html`<section class="card">
    <h2>What was sent</h2>
    <dl class="details">
      ${sent.map(
        ({ label, text }) =>
          html`<div>
            <dt>${label}</dt>
            <dd><bdi>${text}</bdi></dd>
          </div>`,
      )}
      <div>
        <dt>Number of the request</dt>
        <dd class="id">${lead.id}</dd>
      </div>
    </dl>
  </section>`
}

function historyPart({ lead, list, history, frame: { staff, now }, typed }: RequestParts): Html {
  const last = undoableOf(history, staff.role === 'owner')
  return html`<section class="card">
    <h2>What was done</h2>
    ${
      history.length === 0
        ? html`<p class="soft">Nothing yet.</p>`
        : html`<ol class="history">
            ${history.map((entry) => html`<li>${entryLine(entry, lead, now)}${entry === last && undoButton(lead.id, entry, staff, fromRequest(list))}</li>`)}
          </ol>`
    }
    <form class="note-form" id="note-form" method="post" action="/requests/${lead.id}/note">
      ${token(staff)}${fromField(fromRequest(list))}
      <label for="note">Add a note</label>
      ${typed !== undefined && html`<p class="fault" id="note-fault">${typed.fault}</p>`}
      <textarea
        id="note"
        name="note"
        rows="3"
        required${typed !== undefined && html` aria-invalid="true" aria-describedby="note-fault" autofocus`}
      >
${typed?.note ?? ''}</textarea>
      <button class="quiet-action">Save note</button>
    </form>
  </section>`
}

function entryLine(entry: HistoryEntry, lead: LeadRow, now: number): Html {
  const isNote = entry.act === 'note'
  const line = html`<p>
    <bdi>${entry.account}</bdi> ${actInWords(entry)}
    <span class="soft">${timeOf(entry.at, lead, now)}${entry.isUndone && ' · taken back'}</span>
  </p>`
  if (!isNote) return line
  return html`${line}
    <blockquote class="note">
      ${entry.isUndone ? html`<s><bdi>${entry.after}</bdi></s>` : html`<bdi>${entry.after}</bdi>`}
    </blockquote>`
}

function assignPart({ lead, typed }: RequestParts): Html {
  const chosen = typed?.clinic || lead.clinic
  const option = (value: string, name: string) =>
    html`<option value="${value}" ${value === chosen && html` selected`}>${name}</option>`
  return html`<section class="card controls">
    <h2>Clinic</h2>
    <div class="assign">
      <label for="to">Who answers it</label
      ><select id="to" name="clinic" form="note-form">
        ${[option('', 'No clinic'), ...locations.map(({ slug, name }) => option(slug, name))]}
      </select>
      ${noteButton(lead.id, 'clinic', html`Give to this clinic`)}
    </div>
  </section>`
}

function forwardsPart({ lead, forwards, channels, frame: { now } }: RequestParts): Html | null {
  if (forwards.length === 0) return null
  const isOn = ({ channel }: Forward) => channels.includes(channel)
  const isFailed = forwards.some((forward) => forward.state === 'failed' && isOn(forward))
  return html`<section class="card">
    <h2>Forwarding</h2>
    <ul class="forwards">
      ${forwards.map((forward) => html`<li data-state="${forward.state}">${isOn(forward) || forward.state === 'sent' ? forwardLine(forward, lead, now) : offLine(forward)}</li>`)}
    </ul>
    ${isFailed && html`<div>${noteButton(lead.id, 'forward', html`${buttonWords.forward}`)}</div>`}
  </section>`
}

/** What was not sent over a channel before that was switched off. */
function offLine({ channel }: Forward): Html {
  return html`<strong>${channelNames[channel] ?? channel}</strong>: not sent, and switched off now`
}

const channelNames: Readonly<Record<string, string>> = { mail: 'E-mail', hook: 'Other system' }

function forwardLine({ channel, state, due, tried, tries, reason }: Forward, lead: LeadRow, now: number): Html {
  const name = html`<strong>${channelNames[channel] ?? channel}</strong>`
  const count = `${tries} ${tries === 1 ? 'try' : 'tries'}`
  if (state === 'sent') return html`${name}: sent${tried !== '' && html` ${timeOf(tried, lead, now)}`}`
  if (state === 'failed') return html`${name}: failed after ${count}${reason !== '' && html`: <bdi>${reason}</bdi>`}`
  if (tries === 0) return html`${name}: waiting`
  return html`${name}: waiting after ${count}, next
  ${timeOf(due, lead, now)}${reason !== '' && html`: <bdi>${reason}</bdi>`}`
}

function dataPart({ lead: { id }, list, frame: { staff } }: RequestParts): Html {
  const isOwner = staff.role === 'owner'
  return html`<section class="card controls">
    <h2>This person’s data</h2>
    <p><a href="/requests/${id}/person.json">Download everything as a file</a></p>
    <p class="soft">All requests with the same e-mail address or phone number${!isOwner && ', at your clinic'}.</p>
    ${isOwner && html`<p><a class="danger" href="${requestAddress(`${id}/delete`, list)}">Delete this request …</a></p>`}
  </section>`
}

/** Asks whether to delete a request. */
export function deletePage(frame: Frame, lead: LeadRow, list: View): Html {
  return page({
    title: 'Delete a request',
    frame,
    body: html`<div class="door">
      <h1>Delete this request?</h1>
      <p>
        <bdi>${nameOf(lead)}</bdi>, received ${timeOf(lead.received, lead, frame.now)}. It is deleted with its notes and
        history, for good: this cannot be undone. Other requests of the same person stay.
      </p>
      <div class="acts">
        <form method="post" action="/requests/${lead.id}/delete">
          ${token(frame.staff)}${fromField(addressOf(list))}<button class="danger-action">Delete for good</button>
        </form>
        <a class="quiet-action" href="${requestAddress(lead.id, list)}">Keep it</a>
      </div>
    </div>`,
  })
}
