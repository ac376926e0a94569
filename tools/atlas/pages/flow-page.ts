import { downloadsOf } from '../exports/downloads.ts'
import type { LevelCoverage } from '../coverage.ts'
import { lastWalkOf, type FlowReport } from '../flow-report.ts'
import { isOf, scoreOf, type MutantRecord } from '../mutants.ts'
import { chartFrame, chartHead } from './flow-chart.ts'
import { failureList } from './flow-failures.ts'
import { faultSection } from './flow-faults.ts'
import { pathSection, player } from './flow-paths.ts'
import { goalSection, stateSection, transitionSection } from './flow-tables.ts'
import { html, type Html } from './html.ts'
import { absentLevel, documentOf, levelNames, meter, timeOf } from './shell.ts'

/** The page of one flow. */
export function flowPage(report: FlowReport, flows: readonly FlowReport[]): string {
  return documentOf({
    title: `${report.title} · Flow atlas`,
    description: report.description,
    flow: report.id,
    flows,
    body: html`<section class="hero">
        <h1>${report.title}</h1>
        <p class="lead">${report.description}</p>
        ${figures(report)}
      </section>
      ${failureList([report])}
      <div class="theatre" data-theatre>
        <section class="chart-head" aria-labelledby="chart">${chartHead(report)}</section>
        <div class="stage" data-stage>${chartFrame(report)}${player}</div>
        ${pathSection(report)}
      </div>
      ${goalSection(report)} ${transitionSection(report)} ${stateSection(report)} ${faultSection(report)}
      ${downloadSection(report)}`,
  })
}

function figures(report: FlowReport): Html {
  const { graph, suite, coverage, version } = report
  const mutants = report.mutants.filter((record) => isOf(record, version))
  return html`<dl class="figures-row">
    ${figure('Situations', graph.situations.length)} ${figure('Transitions', graph.transitions.length)}
    ${figure('Edges', graph.edges.length)} ${figure('Paths', suite.paths.length)}
    ${coverage.map((level) => figure(levelNames[level.level], taken(level, report)))}
    ${
      mutants.length === 0
        ? figure('Seeded faults', notRun)
        : mutants.map((record) => figure(`Faults, ${levelNames[record.level].toLowerCase()}`, noticed(record)))
    }
    ${figure('Last run', html`<span class="when">${timeOf(lastWalkOf(report))}</span>`)}
  </dl>`
}

const notRun = html`<span class="absent">not run</span>`

function figure(name: string, value: Html | number): Html {
  return html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`
}

function taken(level: LevelCoverage, { graph, suite, version }: FlowReport): Html {
  const { isRun, edges, seconds, walks } = level
  if (!isRun) return absentLevel(level, version)
  const time = seconds < 10 ? seconds.toFixed(2) : seconds.toFixed(0)
  const walked = suite.paths.filter(({ id }) => walks.has(id)).length
  const whole = suite.paths.length
  const left = walked < whole ? `, ${walked} of ${whole} paths` : ''
  return html`${meter('edges taken', edges.size, graph.edges.length)}<small class="took">${time} s${left}</small>`
}

function noticed(record: MutantRecord): Html {
  const { killed, noticeable } = scoreOf([record])
  return meter('faults noticed', killed, noticeable)
}

function downloadSection(report: FlowReport): Html {
  return html`<section aria-labelledby="downloads">
    <h2 id="downloads">Downloads</h2>
    <ul class="downloads">
      ${downloadsOf(report).map(
        ({ name, title, use }) => html`<li><a href="downloads/${name}" download>${title}</a><span>${use}</span></li>`,
      )}
    </ul>
  </section>`
}
