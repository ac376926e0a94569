import { downloadsOf } from '../exports/downloads.ts'
import type { LevelCoverage } from '../coverage.ts'
import { lastRunOf, type FlowReport } from '../flow-report.ts'
import { scoreOf, type MutantRecord } from '../mutants.ts'
import { chartFrame, chartHead } from './flow-chart.ts'
import { faultSection } from './flow-faults.ts'
import { pathSection, player } from './flow-paths.ts'
import { goalSection, stateSection, transitionSection } from './flow-tables.ts'
import { html, type Html } from './html.ts'
import { documentOf, levelNames, meter, timeOf } from './shell.ts'

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
  const { graph, suite, coverage, mutants } = report
  return html`<dl class="figures-row">
    ${figure('Situations', graph.situations.length)} ${figure('Transitions', graph.transitions.length)}
    ${figure('Edges', graph.edges.length)} ${figure('Paths', suite.paths.length)}
    ${coverage.map((level) => figure(levelNames[level.level], taken(level, graph.edges.length)))}
    ${
      mutants.length === 0
        ? figure('Seeded faults', notRun)
        : mutants.map((record) => figure(`Faults, ${levelNames[record.level].toLowerCase()}`, noticed(record)))
    }
    ${figure('Last run', html`<span class="when">${timeOf(lastRunOf(report))}</span>`)}
  </dl>`
}

const notRun = html`<span class="absent">not run</span>`

function figure(name: string, value: Html | number): Html {
  return html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`
}

function taken({ isRun, edges, seconds }: LevelCoverage, whole: number): Html {
  if (!isRun) return notRun
  const time = seconds < 10 ? seconds.toFixed(2) : seconds.toFixed(0)
  return html`${meter('edges taken', edges.size, whole)}<small class="took">${time} s</small>`
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
