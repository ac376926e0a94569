import type { PathHistory } from '../../paths/history.ts'
import { failuresOf, lastWalkOf, type FlowReport } from '../flow-report.ts'
import { isOf, scoreOf } from '../mutants.ts'
import { changeSection, flakySection } from './changes.ts'
import { failureList } from './flow-failures.ts'
import { html, type Html } from './html.ts'
import { absentLevel, documentOf, levelNames, meter, timeOf } from './shell.ts'

const columns = [
  'Flow',
  'Situations',
  'Transitions',
  'Edges',
  'Machine',
  'Component',
  'Browser',
  'Mutation score',
  'Last run',
]

/** The first page: one row per flow, and what the runs so far say of all of them together. */
export function indexPage(reports: readonly FlowReport[], history: readonly PathHistory[]): string {
  const description = 'Every flow of the site: what can happen in it, and what of that the tests have seen.'
  return documentOf({
    title: 'Flow atlas',
    description,
    flow: '',
    flows: reports,
    body: html`<section class="hero">
        <h1>Flow atlas</h1>
        <p class="lead">${description}</p>
        ${totals(reports)}
        <p class="verdict">${verdict(reports)}</p>
      </section>
      ${failureList(reports)} ${changeSection(reports, history)} ${flakySection(reports, history)}
      <section aria-labelledby="flows">
        <h2 id="flows">Flows</h2>
        <table class="flows" role="table">
          <thead role="rowgroup">
            <tr role="row">
              ${columns.map((name) => html`<th role="columnheader" scope="col">${name}</th>`)}
            </tr>
          </thead>
          <tbody role="rowgroup">
            ${reports.map(row)}
          </tbody>
        </table>
        <p class="remark">
          A situation is a state with what tells it apart; an edge is one thing that can happen in one situation. A path
          takes edges one after another; together, the paths take them all, on the pure machine, on the component and in
          the browser. The mutation score says how many seeded faults the paths have noticed. Which requirement each
          transition and path is for: <a href="requirements.html">requirements</a>. What a screen reader says in each
          flow: <a href="heard.html">what a blind visitor hears</a>.
        </p>
      </section>`,
  })
}

/** The result of the last runs in one sentence. */
function verdict(reports: readonly FlowReport[]): string {
  if (reports.every((report) => lastWalkOf(report) === null)) return 'No walk is recorded yet: run npm test.'
  const all = reports.flatMap(({ graph, coverage }) => coverage.map((level) => ({ level, whole: graph.edges.length })))
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
  const whole = sum(all.map((one) => one.whole))
  const taken = sum(all.map(({ level }) => level.edges.size))
  const failed = sum(reports.map((report) => failuresOf(report).length))
  const edges =
    taken === whole
      ? 'Every edge was taken on the machine, on the component and in the browser'
      : `${taken} of ${whole} edges were taken, the three levels counted together`
  return `${edges}; ${failed === 0 ? 'every walk passed' : `walks that did not pass: ${failed}`}.`
}

function totals(reports: readonly FlowReport[]): Html {
  const sum = (count: (report: FlowReport) => number) => reports.reduce((total, report) => total + count(report), 0)
  const figures = [
    ['flows', reports.length],
    ['situations', sum(({ graph }) => graph.situations.length)],
    ['transitions', sum(({ graph }) => graph.transitions.length)],
    ['edges', sum(({ graph }) => graph.edges.length)],
    ['paths', sum(({ suite }) => suite.paths.length)],
  ] as const
  return html`<dl class="figures-row">
    ${figures.map(
      ([name, count]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${count}</dd>
        </div>`,
    )}
  </dl>`
}

function row(report: FlowReport): Html {
  const { id, title, description, graph, coverage, version } = report
  const cell = (label: string, content: Html) =>
    html`<td role="cell"><span class="label" aria-hidden="true">${label}</span>${content}</td>`
  return html`<tr role="row">
    <th role="rowheader" scope="row">
      <a href="${id}.html">${title}</a>
      <p>${description}</p>
    </th>
    ${cell('Situations', html`${graph.situations.length}`)} ${cell('Transitions', html`${graph.transitions.length}`)}
    ${cell('Edges', html`${graph.edges.length}`)}
    ${coverage.map((level) =>
      cell(
        levelNames[level.level],
        level.isRun ? meter('edges taken', level.edges.size, graph.edges.length) : absentLevel(level, version),
      ),
    )}
    ${cell('Mutation score', scoreText(report))} ${cell('Last run', timeOf(lastWalkOf(report)))}
  </tr>`
}

function scoreText({ mutants: all, version }: FlowReport): Html {
  const mutants = all.filter((record) => isOf(record, version))
  if (mutants.length === 0) return html`<span class="absent">not run</span>`
  return html`<span class="scores"
    >${mutants.map((record) => {
      const { killed, noticeable } = scoreOf([record])
      return html`<span>${meter('faults noticed', killed, noticeable)}<small>${levelNames[record.level]}</small></span>`
    })}</span
  >`
}
