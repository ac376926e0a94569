import type { FastifyInstance, FastifyReply } from 'fastify'
import { numberOf, textOf, type Queries, type Row } from '../database/database.ts'
import { html, type Html } from './html.ts'
import { page } from './layout.ts'
import { moment } from './moment.ts'
import { nearestPage, pager } from './pager.ts'
import { ask, clause } from './sql.ts'
import { zoneOf } from '../requests/promise.ts'
import { readView, withQuery } from './view.ts'
import { frameOf, show, staffRoute, type Inbox, type StaffVisit } from './visit.ts'

const pageSize = 100

const kindNames: Readonly<Record<string, string>> = {
  error: 'Error',
  'csp-violation': 'Refused by the policy',
  others: 'Others',
}

/** Adds what visitors' browsers reported of the site, for owners: errors, and what its policy refused. */
export function addReportPage(app: FastifyInstance, inbox: Inbox): void {
  staffRoute(app, inbox, { method: 'GET', path: '/reports', forOwners: true, answer: showReports })
}

async function showReports(visit: StaffVisit): Promise<FastifyReply> {
  const { inbox, request, reply, now } = visit
  const { rows, number, pages } = await readReports(inbox.database, readView(request.query).page)
  const body = html`<h1>Site</h1>
    <p class="soft">
      What visitors’ browsers reported of the website, for whoever looks after it. Nothing of a visitor.
    </p>
    ${rows.length === 0 ? html`<p class="card">Nothing was reported.</p>` : table(rows, now)}
    ${pager(number, pages, (at) => withQuery('/reports', { page: String(at) }))}`
  return show(reply, page({ title: `Site, page ${number}`, frame: await frameOf(visit), here: '/reports', body }))
}

async function readReports(queries: Queries, asked: number): Promise<{ rows: Row[]; number: number; pages: number }> {
  const [total] = await queries.run('SELECT count(*) AS count FROM reports')
  const { page: number, pages } = nearestPage(asked, numberOf(total, 'count'), pageSize)
  const rows = await ask(
    queries,
    'SELECT kind, text, count, first, last FROM reports ORDER BY last DESC, fingerprint',
    clause('LIMIT ? OFFSET ?', pageSize, (number - 1) * pageSize),
  )
  return { rows, number, pages }
}

function table(rows: readonly Row[], now: number): Html {
  return html`<div class="card">
    <table class="audit">
      <caption class="visually-hidden">
        Reports, the latest first
      </caption>
      <thead>
        <tr>
          <th scope="col">Report</th>
          <th scope="col">Times</th>
          <th scope="col">Last</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map((row) => line(row, now))}
      </tbody>
    </table>
  </div>`
}

function line(row: Row, now: number): Html {
  const kind = textOf(row, 'kind')
  const timeOf = (column: string) => moment(Date.parse(textOf(row, column)), now, zoneOf(''))
  return html`<tr>
    <td>
      ${Object.hasOwn(kindNames, kind) ? (kindNames[kind] ?? '') : kind}<br />
      <span class="soft">${textOf(row, 'text')}</span>
    </td>
    <td>${numberOf(row, 'count').toLocaleString('en-US')}</td>
    <td>${timeOf('last')}<br /><span class="soft">first ${timeOf('first')}</span></td>
  </tr>`
}
