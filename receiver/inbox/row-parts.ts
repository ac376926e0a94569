import { clinicName, mailOf, nameOf, shortened, type LeadRow } from './describe.ts'
import { phoneInWords, telOf } from './phone.ts'
import { html, type Html } from './html.ts'
import { token } from './layout.ts'
import { moment } from './moment.ts'
import type { Move } from './acts.ts'
import type { HistoryEntry } from './history.ts'
import type { Staff } from './sessions.ts'
import { isOnItsPage } from './view.ts'
import { zoneOf } from '../requests/promise.ts'
import { dueOf, dueWords } from './times.ts'
import { actWords, buttonWords, givenWords } from './words.ts'

/** The phone number, to press; '' where none was given. */
export function callLink({ fields }: LeadRow, look = 'call'): Html | null {
  const phone = phoneInWords(fields['phone'] ?? '')
  if (phone === '') return null
  const href = telOf(fields['phone'] ?? '')
  return href === null
    ? html`<span class="${look}"><bdi>${phone}</bdi></span>`
    : html`<a class="${look}" href="${href}"><span class="verb">Call </span><bdi>${phone}</bdi></a>`
}

/** The e-mail address, to write to. */
export function mailLink({ fields }: LeadRow, look = 'mail'): Html | null {
  const email = shortened((fields['email'] ?? '').trim(), 200)
  if (email === '') return null
  const href = mailOf((fields['email'] ?? '').trim())
  return href === null
    ? html`<span class="${look}"><bdi>${email}</bdi></span>`
    : html`<a class="${look}" href="${href}"><bdi>${email}</bdi></a>`
}

/** Until when an open request has to be answered. */
export function dueLabel({ received, clinic }: LeadRow, now: number): Html {
  const words = dueWords(received, now)
  return html`<span class="due" ${words !== 'Due' && html`data-overdue`}
    >${words} <span class="moment">${moment(dueOf(received), now, zoneOf(clinic))}</span></span
  >`
}

/** A time of a request by its clinic's clocks. */
export function timeOf(iso: string, { clinic }: Pick<LeadRow, 'clinic'>, now: number): Html {
  return html`<time datetime="${iso}">${moment(Date.parse(iso), now, zoneOf(clinic))}</time>`
}

/** What an act is called after who did it: of a clinic, which one it went to. */
export function actInWords({ act, after }: Pick<HistoryEntry, 'act' | 'after'>): string {
  return act === 'clinic' ? givenWords(clinicName(after)).act : (actWords[act] ?? act)
}

/** What a form says as where it came from, so that its act leads back there. */
export function fromField(from: string): Html {
  return html`<input type="hidden" name="from" value="${from}" />`
}

/** A button with which staff act on a request; `from` is the page to return to. */
export function actButton(
  lead: LeadRow,
  staff: Staff,
  { act, from, look }: { act: Move | 'forward'; from: string; look: string },
): Html {
  const words = html`${buttonWords[act]}<span class="visually-hidden">: <bdi>${nameOf(lead)}</bdi></span>`
  return isOnItsPage(from)
    ? noteButton(lead.id, act, words, look)
    : html`<form method="post" action="/requests/${lead.id}/${act}">
        ${token(staff)}${fromField(from)}<button class="${look}">${words}</button>
      </form>`
}

/** A button that takes the last act back. */
export function undoButton(id: string, { number }: HistoryEntry, staff: Staff, from: string): Html {
  return isOnItsPage(from)
    ? noteButton(id, 'undo', html`Undo`, 'quiet-action', number)
    : html`<form method="post" action="/requests/${id}/undo">
        ${token(staff)}${fromField(from)}<button class="quiet-action" name="number" value="${number}">Undo</button>
      </form>`
}

/**
 * A button of a request's own page. It is sent with the form of a note, so that one that was typed is not lost; `number`
 * is that of the act that it concerns.
 */
export function noteButton(id: string, act: string, words: Html, look = 'quiet-action', number?: number): Html {
  return html`<button
    class="${look}"
    form="note-form"
    formaction="/requests/${id}/${act}"
    formnovalidate${number !== undefined && html` name="number" value="${number}"`}
  >
    ${words}
  </button>`
}
