import type { FlowReport } from '../flow-report.ts'
import { scoreOf, unnoticed, type Fault, type MutantRecord } from '../mutants.ts'
import { html, type Html } from './html.ts'
import { levelNames, meter, wideTable } from './shell.ts'

/** The seeded faults: how many the paths noticed, and those that they did not, with why. */
export function faultSection({ mutants }: FlowReport): Html {
  return html`<section aria-labelledby="faults">
    <h2 id="faults">Seeded faults</h2>
    ${mutants.length === 0 ? html`<p>Not run. <code>npm run mutants</code> seeds every fault of a fixed list and notes which path notices it.</p>` : mutants.map(levelOf)}
  </section>`
}

function levelOf(record: MutantRecord): Html {
  const { killed, noticeable } = scoreOf([record])
  const count = (status: Fault['status']) => record.faults.filter((fault) => fault.status === status).length
  const left = unnoticed(record)
  return html`<h3>${levelNames[record.level]}, by the ${record.suite} suite</h3>
    <p class="score">
      ${meter('faults noticed', killed, noticeable)} ${percent(killed, noticeable)} noticed; ${count('equivalent')}
      equivalent: nothing could tell them from the flow as it is.
    </p>
    ${left.length === 0 ? html`<p>None survived.</p>` : wideTable(`Faults that no path noticed, ${levelNames[record.level]}`, ['Fault', 'At', 'Status', 'Why'], left.map(faultRow))}
    ${kills(record)}`
}

function faultRow({ id, kind, at, status, reason = 'no reason is given' }: Fault): Html {
  return html`<tr>
    <th scope="row">${kind}<small>${id}</small></th>
    <td>${at}</td>
    <td>${status}</td>
    <td>${reason}</td>
  </tr>`
}

function kills({ faults, level }: MutantRecord): Html {
  const killed = faults.filter(({ status }) => status === 'killed')
  const rows = killed.map(
    ({ kind, at, path }) =>
      html`<tr>
        <th scope="row">${kind}</th>
        <td>${at}</td>
        <td>${path ? html`<a href="#${path}"><code>${path}</code></a>` : ''}</td>
      </tr>`,
  )
  return html`<details class="kills">
    <summary>The ${killed.length} that were noticed</summary>
    ${wideTable(`Faults noticed, ${levelNames[level]}`, ['Fault', 'At', 'Path that noticed'], rows)}
  </details>`
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${Math.floor((part / whole) * 1000) / 10} %`
}
