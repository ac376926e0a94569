import type { ChartState } from '../chart-parts.ts'
import type { FlowReport } from '../flow-report.ts'
import { html, nothing, type Html } from './html.ts'
import { levelNames, wideTable } from './shell.ts'

/** The section of goals: how many targets each has, how many the paths take, and which ones they do not. */
export function goalSection({ suites, graph, coverage }: FlowReport): Html {
  const rows = suites.map(({ goal, targets, covered, paths, outOfBudget, unreachable }) => {
    const steps = paths.reduce((sum, path) => sum + path.steps.length, 0)
    const cells = [targets, covered, paths.length, steps, outOfBudget.length, unreachable.length]
    return html`<tr>
      <th scope="row">${goal}</th>
      ${cells.map((cell) => html`<td class="number">${cell}</td>`)}
    </tr>`
  })
  const head = ['Goal', 'Targets', 'Covered', 'Paths', 'Steps', 'Out of budget', 'Unreachable']
  const left = [
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
    ...coverage.filter(({ isRun }) => !isRun).map(({ level }) => `${levelNames[level]}: no run was recorded`),
  ]
  return html`<section aria-labelledby="goals">
    <h2 id="goals">Goals</h2>
    ${wideTable('Goals of path suites', head, rows)}
    ${
      left.length === 0
        ? html`<p>Nothing is uncovered, unreachable or out of budget.</p>`
        : html`<h3>Not covered</h3>
            <ul class="left">
              ${left.map((sentence) => html`<li>${sentence}</li>`)}
            </ul>`
    }
  </section>`
}

/** Every transition in words, with how often it was taken. */
export function transitionSection({ plainChart, graph, coverage }: FlowReport): Html {
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
    return html`<tr>
      <th scope="row"><b>${trigger}</b> ${[guard, actions].filter(Boolean).join(' ')}</th>
      <td>${way}</td>
      <td>${description}</td>
      ${coverage.map(
        ({ isRun, transitions }) => html`<td class="number">${isRun ? (transitions.get(id) ?? 0) : '–'}</td>`,
      )}
    </tr>`
  })
  const head = ['Transition', 'Way', 'What happens', ...coverage.map(({ level }) => levelNames[level])]
  return html`<section aria-labelledby="transitions">
    <h2 id="transitions">Transitions</h2>
    ${wideTable('Transitions and how often tests took them', head, rows)}
  </section>`
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
