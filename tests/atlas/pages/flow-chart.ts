import { chartSvg } from '../chart-svg.ts'
import { verdictOf, type Verdict } from '../coverage.ts'
import type { FlowReport } from '../flow-report.ts'
import { html, raw, type Html } from './html.ts'

const verdictWords: Readonly<Record<Verdict, string>> = {
  covered: 'all its edges taken at all three levels',
  partly: 'not all its edges taken, or not at all three levels',
  uncovered: 'taken by no test',
  unknown: 'no test was run',
}

const kinds = [
  ['event', 'event'],
  ['delay', 'delay'],
  ['always', 'at once'],
  ['done', 'answer'],
  ['error', 'error'],
] as const

/** The statechart with what the last test runs took of it. */
export function chartSection({ title, graph, coverage, chart }: FlowReport): Html {
  const verdicts = new Map(graph.transitions.map((id) => [id, verdictOf(graph, coverage, id)]))
  const svg = chartSvg(chart, { attributesOf: ({ id }) => ` data-verdict="${verdicts.get(id) ?? 'unknown'}"` })
  const shown = new Set(verdicts.values())
  return html`<section class="chart-section" aria-labelledby="chart">
    <h2 id="chart">Statechart</h2>
    <div class="toolbar" data-zoom hidden role="group" aria-label="Size of the chart">
      <button type="button" data-zoom-by="0.8" aria-label="Smaller">−</button>
      <button type="button" data-zoom-by="1.25" aria-label="Larger">+</button>
      <button type="button" data-zoom-fit>Fit</button>
      <button type="button" data-zoom-full>100 %</button>
    </div>
    <div class="chart-scroller" data-chart role="region" aria-label="Statechart of ${title}" tabindex="0">
      ${raw(svg)}
    </div>
    <div class="legend">
      <ul aria-label="Kinds of transitions">
        ${kinds.map(([kind, name]) => html`<li>${sample(kind)}${name}</li>`)}
      </ul>
      <ul aria-label="Colors">
        ${(Object.keys(verdictWords) as Verdict[])
          .filter((verdict) => shown.has(verdict))
          .map(
            (verdict) => html`<li><span class="swatch" data-verdict="${verdict}"></span>${verdictWords[verdict]}</li>`,
          )}
      </ul>
      <p>
        The last line of a label says how often the tests took it: machine · component · browser. ‘Anywhere’ stands for
        every state in its box.
      </p>
    </div>
  </section>`
}

function sample(kind: string): Html {
  return html`<svg class="chart sample" width="44" height="12" viewBox="0 0 44 12" aria-hidden="true">
    <g class="${kind}">
      <path class="route" d="M1,6L35,6" />
      <path class="arrow" d="M43,6L34,10L34,2Z" />
    </g>
  </svg>`
}
