import type { ChartState } from '../chart-parts.ts'
import type { FlowReport } from '../flow-report.ts'
import { html, nothing, type Html } from './html.ts'
import { levelNames, wideTable } from './shell.ts'

/** The section of goals: how many targets each has, how many the paths take, and which ones they do not. */
export function goalSection(report: FlowReport): Html {
  const rows = report.suites.map(({ goal, targets, covered, paths, outOfBudget, unreachable }) => {
    const steps = paths.reduce((sum, path) => sum + path.steps.length, 0)
    const cells = [targets, covered, paths.length, steps, outOfBudget.length, unreachable.length]
    return html`<tr>
      <th scope="row">${goal}</th>
      ${cells.map((cell) => html`<td class="number">${cell}</td>`)}
    </tr>`
  })
  const head = ['Goal', 'Targets', 'Covered', 'Paths', 'Steps', 'Out of budget', 'Unreachable']
  const [notRun, notCovered] = [notRunOf(report), notCoveredOf(report)]
  return html`<section aria-labelledby="goals">
    <h2 id="goals">Goals</h2>
    ${wideTable('Goals of path suites', head, rows)} ${listed('Not run', notRun)} ${listed('Not covered', notCovered)}
    ${
      notRun.length + notCovered.length === 0
        ? html`<p>Nothing is uncovered, unreachable or out of budget.</p>`
        : nothing
    }
  </section>`
}

function notRunOf({ coverage }: FlowReport): string[] {
  return coverage
    .filter(({ isRun }) => !isRun)
    .map(({ level }) => `${levelNames[level]}: no run of this machine was recorded`)
}

function notCoveredOf({ suites, coverage, graph }: FlowReport): string[] {
  return [
    ...suites.flatMap(({ goal, outOfBudget }) =>
      outOfBudget.map((target) => `${goal}: no path within the step budget takes ${target}`),
    ),
    ...new Set(suites.flatMap(({ unreachable }) => unreachable.map((id) => `no situation of the model takes ${id}`))),
    ...coverage
      .filter(({ isRun }) => isRun)
      .flatMap(({ level, edges }) =>
        graph.edges
          .filter(({ id }) => !edges.has(id))
          .map(({ id }) => `${levelNames[level]}: the last run did not take ${id}`),
      ),
  ]
}

function listed(title: string, sentences: readonly string[]): Html {
  if (sentences.length === 0) return nothing
  return html`<h3>${title}</h3>
    <ul class="left">
      ${sentences.map((sentence) => html`<li>${sentence}</li>`)}
    </ul>`
}

/** The id of a transition's row in the table of transitions. */
export function rowId({ graph }: Pick<FlowReport, 'graph'>, transition: string): string {
  return `transition-${graph.transitions.indexOf(transition) + 1}`
}

/** Every transition in words, with how often it was taken, and the paths that take it. */
export function transitionSection(report: FlowReport): Html {
  const { plainChart, graph, coverage } = report
  const placed = [
    ...plainChart.transitions.map(({ transition }) => transition),
    ...plainChart.states.flatMap(({ internal }) => internal.map(({ transition }) => transition)),
  ]
  const rows = graph.transitions.flatMap((id) => {
    const transition = placed.find((one) => one.id === id)
    if (!transition) return []
    const { source, targets, trigger, guard, actions, description } = transition
    const way =
      targets.length === 0 ? `in ${source || plainChart.id}` : `${source || 'anywhere'} → ${targets.join(', ')}`
    return html`<tr id="${rowId(report, id)}">
      <th scope="row"><b>${trigger}</b> ${[guard, actions].filter(Boolean).join(' ')}</th>
      <td>${way}</td>
      <td>${description}</td>
      ${coverage.map(
        ({ isRun, transitions }) => html`<td class="number">${isRun ? (transitions.get(id) ?? 0) : notRun}</td>`,
      )}
      <td>${takers(report, id)}</td>
    </tr>`
  })
  const head = ['Transition', 'Way', 'What happens', ...coverage.map(({ level }) => levelNames[level]), 'Paths']
  return html`<section aria-labelledby="transitions">
    <h2 id="transitions">Transitions</h2>
    ${wideTable('Transitions and how often tests took them', head, rows)}
  </section>`
}

const notRun = html`<span class="absent">not run</span>`

/** The paths that take a transition, as links. */
function takers({ suite, graph }: FlowReport, transition: string): Html {
  const isAtStart = graph.initialTransitions.includes(transition)
  const paths = suite.paths.filter(
    ({ steps }) => isAtStart || steps.some(({ edge }) => edge.transitions.includes(transition)),
  )
  if (paths.length === 0) return html`none`
  return html`<details class="takers">
    <summary>
      ${paths.length}<span class="hidden"> ${paths.length === 1 ? 'path takes' : 'paths take'} it</span>
    </summary>
    <ul>
      ${paths.map(
        ({ id }) =>
          html`<li>
            <a href="#${id}"><code>${id}</code></a>
          </li>`,
      )}
    </ul>
  </details>`
}

/** Every state in words. */
export function stateSection({ plainChart, graph }: FlowReport): Html {
  const words: Readonly<Record<string, string>> = graph.model.words.states
  const rows = plainChart.states.map(({ state }) => {
    const count = graph.situations.filter(({ leaves }) => leaves.some((leaf) => isAt(leaf, state))).length
    const shown = words[state.path]
    return html`<tr>
      <th scope="row">${state.path || plainChart.id}</th>
      <td>${state.description}${shown ? html`<small>Seen as: ${shown}</small>` : nothing}</td>
      <td>${state.notes.join(', ')}</td>
      <td class="number">${count}</td>
    </tr>`
  })
  return html`<section aria-labelledby="states">
    <h2 id="states">States</h2>
    ${wideTable('States in words', ['State', 'What it is', 'On the way in and out', 'Situations'], rows)}
  </section>`
}

function isAt(leaf: string, { path }: ChartState): boolean {
  return path === '' || leaf === path || leaf.startsWith(`${path}.`)
}
