import { downloadsOf } from '../exports/downloads.ts'
import { lastRunOf, type FlowReport } from '../flow-report.ts'
import { scoreOf } from '../mutants.ts'
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
  const counted = [
    ['Situations', graph.situations.length],
    ['Transitions', graph.transitions.length],
    ['Edges', graph.edges.length],
    ['Paths', suite.paths.length],
  ] as const
  return html`<dl class="figures-row">
    ${counted.map(
      ([name, count]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${count}</dd>
        </div>`,
    )}
    ${coverage.map(
      ({ level, isRun, edges, seconds }) =>
        html`<div>
          <dt>${levelNames[level]}</dt>
          <dd>
            ${
              isRun
                ? html`${meter('edges taken', edges.size, graph.edges.length)}<small class="took"
                      >${seconds.toFixed(1)} s</small
                    >`
                : html`<span class="absent">not run</span>`
            }
          </dd>
        </div>`,
    )}
    ${mutants.map((record) => {
      const { killed, noticeable } = scoreOf([record])
      return html`<div>
        <dt>Faults, ${levelNames[record.level].toLowerCase()}</dt>
        <dd>${meter('faults noticed', killed, noticeable)}</dd>
      </div>`
    })}
    <div>
      <dt>Last run</dt>
      <dd class="when">${timeOf(lastRunOf(report))}</dd>
    </div>
  </dl>`
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
