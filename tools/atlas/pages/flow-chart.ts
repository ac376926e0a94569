import { chartSvg } from '../chart-svg.ts'
import { verdictOf, type Verdict } from '../coverage.ts'
import type { FlowReport } from '../flow-report.ts'
import { rowId } from './flow-tables.ts'
import { html, raw, type Html } from './html.ts'

const verdictWords: readonly (readonly [Verdict, string])[] = [
  ['covered', 'all its edges taken at all three levels'],
  ['unrun', 'all its edges taken, but a level was not run'],
  ['partly', 'some of its edges not covered'],
  ['uncovered', 'not covered: tests ran, and none took it'],
  ['unknown', 'not run: no test of this machine'],
]

const kinds = [
  ['event', 'event'],
  ['delay', 'delay'],
  ['always', 'at once'],
  ['done', 'answer'],
  ['error', 'error'],
] as const

/** The legend of the chart and the control of its size. */
export function chartHead(report: FlowReport): Html {
  const shown = new Set(verdictsOf(report).values())
  const colors = verdictWords.filter(([verdict]) => shown.has(verdict))
  return html`<h2 id="chart">Statechart</h2>
    ${toolbar}
    <div class="legend">
      <ul aria-label="Kinds of transitions">
        ${kinds.map(([kind, name]) => html`<li>${sample(kind)}${name}</li>`)}
      </ul>
      <ul aria-label="Colors">
        ${colors.map(([verdict, words]) => html`<li><span class="swatch" data-verdict="${verdict}"></span>${words}</li>`)}
      </ul>
      <p>
        The last line of a label: times taken by the tests of machine · component · browser; a dash where none was run.
        A label leads to the paths that take it.
      </p>
    </div>`
}

/** The statechart, colored by what the last test runs covered, in a frame that scrolls. */
export function chartFrame(report: FlowReport): Html {
  const verdicts = verdictsOf(report)
  const svg = chartSvg(report.chart, {
    attributesOf: ({ id }) => ` data-verdict="${verdicts.get(id) ?? 'unknown'}"`,
    linkOf: ({ id }) => `#${rowId(report, id)}`,
  })
  return html`<a class="skip within" href="#paths">Skip the chart</a>
    <div class="chart-scroller" data-chart role="region" aria-label="Statechart of ${report.title}" tabindex="0">
      ${raw(svg)}
    </div>`
}

const toolbar = html`<div class="toolbar" data-zoom hidden role="group" aria-label="Size of the chart">
  <button type="button" data-zoom-by="0.8" aria-label="Smaller">−</button>
  <button type="button" data-zoom-by="1.25" aria-label="Larger">+</button>
  <button type="button" data-zoom-fit>Fit</button>
  <button type="button" data-zoom-full>100 %</button>
</div>`

function verdictsOf({ graph, coverage }: FlowReport): Map<string, Verdict> {
  return new Map(graph.transitions.map((id) => [id, verdictOf(graph, coverage, id)]))
}

function sample(kind: string): Html {
  const start = kind === 'done' || kind === 'error' ? html`<circle class="answer" cx="4" cy="6" r="3" />` : html``
  return html`<svg class="chart sample" width="44" height="12" viewBox="0 0 44 12" aria-hidden="true">
    <g class="${kind}">
      <path class="route" d="M1,6L35,6" />
      <path class="arrow" d="M43,6L34,10L34,2Z" />
      ${start}
    </g>
  </svg>`
}
