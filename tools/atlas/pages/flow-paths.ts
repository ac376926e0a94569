import type { Path } from '../../paths/core/cover.ts'
import { differenceOf, type LevelCoverage } from '../coverage.ts'
import type { FlowReport } from '../flow-report.ts'
import { scenario, type ScenarioLine } from '../scenario.ts'
import { failureBlocks, endOf } from './flow-failures.ts'
import { framesOf } from './frames.ts'
import { html, json, raw, type Html } from './html.ts'
import { dayOf, levelNames } from './shell.ts'

/** The buttons that walk a path on the chart. */
export const player = html`<div class="player" data-player hidden role="group" aria-label="Player">
  <button type="button" data-back aria-label="Step back">◂</button>
  <button type="button" class="primary" data-play>Play</button>
  <button type="button" data-next aria-label="Step on">▸</button>
  <p data-says role="status">Play walks the first path; or choose one.</p>
  <p class="keys">← → step, Esc clears</p>
  <button type="button" data-clear>Clear</button>
</div>`

/** The search and the filters of the paths, which the page's script carries out. */
const filter = html`<form class="filter" data-filter hidden role="search" aria-label="Paths">
  <label>Search <input type="search" data-words placeholder="words or id" /></label>
  <label
    >Result
    <select data-result>
      <option value="">all</option>
      <option value="failed">not passed</option>
      <option value="unrun">not run at some level</option>
      <option value="passed">passed at all levels</option>
    </select></label
  >
  <button type="button" data-takes hidden></button>
  <p data-count aria-live="polite"></p>
</form>`

/** The paths, each with its scenario, beside the screen of the state that the player stands in. */
export function pathSection(report: FlowReport): Html {
  const { suite, screens } = report
  const frames = Object.fromEntries(suite.paths.map((path) => [path.id, framesOf(report, path)]))
  const hint =
    screens.size === 0 ? 'No pictures: the browser’s paths were not run.' : 'Choose a path to see its screens here.'
  return html`<section class="path-section" aria-labelledby="paths">
    <div>
      <h2 id="paths">Paths</h2>
      ${filter}
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

function pathItem(report: FlowReport, path: Path): Html {
  const { graph, coverage } = report
  const { title, steps } = scenario(graph.model, path)
  const inVain = [path.start.ignored, ...path.steps.map(({ ignored }) => ignored)].map(
    (ignored) => new Set(ignored.map(({ name }) => name)).size,
  )
  const failing = failingSteps(coverage, path)
  return html`<li data-outcome="${outcomeOf(coverage, path)}">
    <details name="path" data-path="${path.id}">
      <summary id="${path.id}">
        <span class="path-title">${title}</span
        ><span class="path-facts"
          ><code>${path.id}</code
          ><span>${path.steps.length} steps</span>${coverage.map((level) => resultOf(report, level, path))}</span
        >
      </summary>
      ${failureBlocks(report, path)}
      <ol class="scenario" start="0">
        ${steps.map(
          (lines, step) =>
            html`<li data-step="${step}" ${failing.has(step) ? raw('class="failing"') : ''}>
              ${stepLines(lines, inVain[step] ?? 0)}${failing.has(step) ? html`<span class="line here">✕ ${failing.get(step) ?? ''}</span>` : ''}
            </li>`,
        )}
      </ol>
    </details>
  </li>`
}

/** For each step at which the path did not pass: at which levels, in words. */
function failingSteps(coverage: readonly LevelCoverage[], { id }: Path): ReadonlyMap<number, string> {
  const words = new Map<number, string>()
  for (const { level, walks } of coverage) {
    const walked = walks.get(id)
    if (!walked?.failure) continue
    const step = walked.failure.step
    words.set(step, [words.get(step), `${levelNames[level]}: ${walked.result}`].filter(Boolean).join(', '))
  }
  return words
}

function outcomeOf(coverage: readonly LevelCoverage[], { id }: Path): 'failed' | 'unrun' | 'passed' {
  const results = coverage.map(({ walks }) => walks.get(id)?.result)
  if (results.some((result) => result !== undefined && result !== 'passed')) return 'failed'
  return results.includes(undefined) ? 'unrun' : 'passed'
}

/** The lines of a step; the lines that say what is not possible are grouped at its end. */
function stepLines(lines: readonly ScenarioLine[], inVain: number): Html[] {
  return lines.map(
    ({ keyword, text }, index) =>
      html`<span class="line${index >= lines.length - inVain ? ' in-vain' : ''}"><b>${keyword}</b> ${text}</span>`,
  )
}

/** How the path ended at a level; of a walk that counts for nothing, what it was of and when. */
function resultOf({ version }: FlowReport, { level, walks, earlier }: LevelCoverage, { id }: Path): Html {
  const name = levelNames[level].toLowerCase()
  const [walked, old] = [walks.get(id), earlier.get(id)]
  if (walked)
    return walked.result === 'passed'
      ? html`<span class="result">✓ ${name} <span class="hidden">passed</span></span>`
      : html`<span class="result failed">✕ ${name} ${endOf(walked)}</span>`
  if (!old) return html`<span class="result">– ${name} not run</span>`
  return html`<span class="result earlier"
    >${name}: ${old.result}, ${differenceOf(old, version) ?? ''}, ${dayOf(old.at)}</span
  >`
}
