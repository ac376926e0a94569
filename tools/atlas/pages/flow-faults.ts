import type { FlowReport } from '../flow-report.ts'
import { isOf, scoreOf, unnoticed, type Fault, type MutantRecord } from '../mutants.ts'
import { html, type Html } from './html.ts'
import { dayOf, levelNames, meter, wideTable } from './shell.ts'

/** The section of seeded faults: how many the paths noticed, and the faults that they did not, with the reasons. */
export function faultSection({ mutants, suite, version }: FlowReport): Html {
  const paths = new Set(suite.paths.map(({ id }) => id))
  return html`<section aria-labelledby="faults">
    <h2 id="faults">Seeded faults</h2>
    ${mutants.length === 0 ? notRun : mutants.map((record) => (isOf(record, version) ? levelOf(record, paths) : earlier(record)))}
  </section>`
}

const notRun = html`<p>
  Not run. <code>npm run mutants</code> seeds every fault of a fixed list and notes which path notices it.
</p>`

function earlier({ level, at }: MutantRecord): Html {
  const when = at === undefined ? '' : `, ${dayOf(at)}`
  return html`<h3 class="earlier">${levelNames[level]}: another version of the machine${when}; not counted</h3>`
}

function levelOf(record: MutantRecord, paths: ReadonlySet<string>): Html {
  const { killed, noticeable } = scoreOf([record])
  const level = levelNames[record.level]
  const count = (status: Fault['status']) => record.faults.filter((fault) => fault.status === status).length
  const left = unnoticed(record)
  return html`<h3>${level}, by the ${record.suite} suite</h3>
    <p class="score">
      ${meter('faults noticed', killed, noticeable)}
      <span
        >${percent(killed, noticeable)} noticed; ${count('equivalent')} more change nothing that could be noticed.</span
      >
    </p>
    ${
      left.length === 0
        ? html`<p>None went unnoticed.</p>`
        : wideTable(`Faults that no path noticed, ${level}`, ['Unnoticed', 'At', 'Status', 'Why'], left.map(faultRow))
    }
    ${kills(record, paths)}`
}

function faultRow({ kind, at, status, reason = 'no reason is given' }: Fault): Html {
  return html`<tr>
    <th scope="row">${kind}</th>
    <td>${at}</td>
    <td>${status}</td>
    <td>${reason}</td>
  </tr>`
}

function kills({ faults, level }: MutantRecord, paths: ReadonlySet<string>): Html {
  const killed = faults.filter(({ status }) => status === 'killed')
  const rows = killed.map(
    ({ kind, at, path = '', complaint = '' }) =>
      html`<tr>
        <th scope="row">${kind}</th>
        <td>${at}</td>
        <td>${paths.has(path) ? html`<a href="#${path}"><code>${path}</code></a>` : html`<code>${path}</code>`}</td>
        <td>${complaint}</td>
      </tr>`,
  )
  return html`<details class="kills">
    <summary>The ${killed.length} that were noticed</summary>
    ${wideTable(`Faults noticed, ${levelNames[level]}`, ['Noticed', 'At', 'Path', 'What it said'], rows)}
  </details>`
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${Math.floor((part / whole) * 1000) / 10} %`
}
