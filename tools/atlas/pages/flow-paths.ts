import type { Path } from '../../paths/core/cover.ts'
import type { Situation } from '../../paths/core/explore.ts'
import type { LevelCoverage } from '../coverage.ts'
import { pictureOf } from '../film.ts'
import type { FlowReport } from '../flow-report.ts'
import { scenario, type ScenarioLine } from '../scenario.ts'
import { html, json, nothing, type Html } from './html.ts'
import { levelNames } from './shell.ts'

/** What the page's script needs to know of a step. */
interface Frame {
  transitions: readonly string[]
  states: readonly string[]
  picture: string | null
  says: string
}

/** The buttons that walk a path on the chart. */
export const player = html`<div class="player" data-player hidden role="group" aria-label="Player">
  <button type="button" data-back aria-label="Step back">◂</button>
  <button type="button" class="primary" data-play>Play</button>
  <button type="button" data-next aria-label="Step on">▸</button>
  <p data-says role="status">Choose a path to walk it on the chart.</p>
  <p class="keys">← → step, Esc clears</p>
  <button type="button" data-clear>Clear</button>
</div>`

/** The paths, each with its scenario, beside the screen of the state that the player stands in. */
export function pathSection(report: FlowReport): Html {
  const { suite, pictures } = report
  const frames = Object.fromEntries(suite.paths.map((path) => [path.id, framesOf(report, path)]))
  const hint =
    pictures.size === 0 ? 'No pictures: the browser’s paths were not run.' : 'Choose a path to see its screens here.'
  return html`<section class="path-section" aria-labelledby="paths">
    <div>
      <h2 id="paths">Paths</h2>
      <ol class="paths">
        ${suite.paths.map((path) => pathItem(report, path))}
      </ol>
    </div>
    <figure class="screen" data-screen>
      <img alt="" hidden width="1280" height="720" />
      <p data-no-picture>${hint}</p>
      <figcaption data-caption></figcaption>
    </figure>
    <script type="application/json" data-frames>
      ${json(frames)}
    </script>
  </section>`
}

function pathItem({ graph, coverage }: FlowReport, path: Path): Html {
  const { title, steps } = scenario(graph.model, path)
  const inVain = [path.start.ignored, ...path.steps.map(({ ignored }) => ignored)].map(
    (ignored) => new Set(ignored.map(({ name }) => name)).size,
  )
  return html`<li>
    <details name="path" data-path="${path.id}">
      <summary>
        <span class="path-title">${title}</span
        ><span class="path-facts"
          ><code>${path.id}</code
          ><span>${path.steps.length} steps</span>${coverage.map((level) => resultOf(level, path))}</span
        >
      </summary>
      <ol class="scenario" start="0">
        ${steps.map((lines, step) => html`<li data-step="${step}">${stepLines(lines, inVain[step] ?? 0)}</li>`)}
      </ol>
    </details>
  </li>`
}

/** The lines of a step; the lines that say what is not possible are grouped at its end. */
function stepLines(lines: readonly ScenarioLine[], inVain: number): Html[] {
  return lines.map(
    ({ keyword, text }, index) =>
      html`<span class="line${index >= lines.length - inVain ? ' in-vain' : ''}"><b>${keyword}</b> ${text}</span>`,
  )
}

function resultOf({ level, results }: LevelCoverage, { id }: Path): Html {
  const result = results.get(id)
  if (!result) return nothing
  const words = `${levelNames[level]}: ${result}`
  return html`<span class="result ${result}" title="${words}"
    ><span aria-hidden="true">${result === 'passed' ? '✓' : '✕'} ${levelNames[level].toLowerCase()}</span
    ><span class="hidden">${words}</span></span
  >`
}

function framesOf(report: FlowReport, path: Path): Frame[] {
  const { graph } = report
  const { steps } = scenario(graph.model, path)
  const arrivals = [
    { transitions: graph.initialTransitions, situation: path.start.situation },
    ...path.steps.map(({ edge }) => ({ transitions: edge.transitions, situation: edge.to })),
  ]
  return arrivals.map(({ transitions, situation }, step) => ({
    transitions,
    states: situation.leaves,
    picture: pictureAt(report, situation),
    says: sentenceOf(steps[step] ?? []),
  }))
}

function sentenceOf(lines: readonly ScenarioLine[]): string {
  return lines
    .slice(0, 2)
    .filter(({ keyword }, index) => index === 0 || keyword === 'Then')
    .map(({ keyword, text }, index) => `${index === 0 ? keyword : keyword.toLowerCase()} ${text}`)
    .join(', ')
}

function pictureAt({ id, pictures }: FlowReport, { key }: Situation): string | null {
  const name = pictureOf(key)
  return pictures.has(name) ? `screens/${id}/${name}` : null
}
