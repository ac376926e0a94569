import { html, type Html } from '../../atlas/pages/html.ts'
import { documentOf, levelNames, wideTable } from '../../atlas/pages/shell.ts'
import { levels, type Level } from '../../atlas/walk-record.ts'
import { elsewhere } from './elsewhere.ts'
import type { Trace } from './trace.ts'

/** How the last walk of a path of a flow ended at a level; undefined where it was not walked. */
export type ResultOf = (
  flow: string,
  path: string,
  level: Level,
) => 'passed' | 'failed' | 'timed out' | 'interrupted' | undefined

/** What the last runs say of a requirement at a level. */
type Shown = 'passed' | 'failed' | 'partly' | 'not run'

/**
 * Failed where the last walk of any of its paths did not pass; passed where every transition was taken by a walk that
 * passed; partly where only some were.
 */
function shownAt({ transitions }: Trace, level: Level, resultOf: ResultOf): Shown {
  const results = transitions.map(({ flow, paths }) => paths.map(({ id }) => resultOf(flow, id, level)))
  if (results.flat().some((result) => result !== undefined && result !== 'passed')) return 'failed'
  const shown = results.filter((each) => each.includes('passed')).length
  return shown === 0 ? 'not run' : shown === results.length ? 'passed' : 'partly'
}

/** The requirements of flows as lines for a terminal, then what has none. */
export function requirementLines(traces: readonly Trace[], unasked: readonly string[], resultOf: ResultOf): string[] {
  const ofFlows = traces.filter(({ transitions }) => transitions.length > 0)
  return [
    ...ofFlows.map((trace) => {
      const results = levels.map((level) => `${level} ${shownAt(trace, level, resultOf)}`).join(', ')
      const { number } = trace.requirement
      return `${number.padEnd(13)}${countsOf(trace).padEnd(52)}${results}`
    }),
    '',
    `${ofFlows.length} of ${traces.length} requirements are a flow’s; the others have no state: content, the look, the receiver.`,
    `Asked for by no requirement or decision: ${unasked.length === 0 ? 'no transition' : unasked.join('; ')}.`,
  ]
}

function countsOf({ transitions }: Trace): string {
  const flows = [...new Set(transitions.map(({ flow }) => flow))]
  return `${flows.join(', ')}: ${transitions.length} transitions, ${pathsOf(transitions).length} paths`
}

function pathsOf(transitions: Trace['transitions']) {
  return [...new Map(transitions.flatMap(({ flow, paths }) => paths.map((path) => [path.id, { flow, path }]))).values()]
}

/** The page of the atlas: each requirement with its transitions, their paths and how they ended last. */
export function requirementsPage(
  traces: readonly Trace[],
  unasked: readonly string[],
  resultOf: ResultOf,
  flows: readonly { id: string; title: string }[],
): string {
  const ofFlows = traces.filter(({ transitions }) => transitions.length > 0)
  const others = traces.filter(({ transitions }) => transitions.length === 0)
  const description =
    'What the site must do, the transitions that do it, the paths that take them, and how these ended.'
  const head = ['Requirement', 'Transitions', 'Paths', ...levels.map((level) => levelNames[level])]
  const table = wideTable(
    'Requirements of flows',
    head,
    ofFlows.map((trace) => row(trace, resultOf)),
  )
  const rest = wideTable('Requirements without a flow', ['Requirement', 'Fulfilled by'], others.map(otherRow))
  return documentOf({
    title: 'Requirements',
    description,
    flow: 'requirements',
    flows,
    body: html`<section class="hero">
        <h1>Requirements</h1>
        <p class="lead">${description}</p>
        <p class="verdict">
          ${ofFlows.length} of ${traces.length} are a flow’s. ${unasked.length} transitions are asked for by none.
        </p>
      </section>
      <section aria-labelledby="of-flows">
        <h2 id="of-flows">Of flows</h2>
        ${table}
      </section>
      <section aria-labelledby="unasked">
        <h2 id="unasked">Transitions that no requirement or decision asks for</h2>
        <ul>
          ${unasked.map((name) => html`<li>${name}</li>`)}
        </ul>
      </section>
      <section aria-labelledby="others">
        <h2 id="others">Without a flow</h2>
        ${rest}
      </section>`,
  })
}

function row(trace: Trace, resultOf: ResultOf): Html {
  const { requirement, transitions } = trace
  const flows = [...new Set(transitions.map(({ flow }) => flow))]
  return html`<tr>
    <th scope="row" id="${requirement.number}">${requirement.number}<small>${requirement.text}</small></th>
    <td>
      ${flows.map(
        (flow) =>
          html`<a href="${flow}.html">${flow}</a
            ><small>${transitions.filter((each) => each.flow === flow).map(({ id }) => html`${id}<br />`)}</small>`,
      )}
    </td>
    <td>${pathLinks(pathsOf(transitions))}</td>
    ${levels.map((level) => html`<td>${shownAt(trace, level, resultOf)}</td>`)}
  </tr>`
}

function pathLinks(paths: ReturnType<typeof pathsOf>): Html {
  return html`<details>
    <summary>${paths.length === 1 ? '1 path' : `${paths.length} paths`}</summary>
    <ul class="targets">
      ${paths.map(({ flow, path: { id, title } }) => html`<li><a href="${flow}.html#${id}">${title}</a></li>`)}
    </ul>
  </details>`
}

function otherRow({ requirement: { number, text } }: Trace): Html {
  return html`<tr>
    <th scope="row" id="${number}">${number}<small>${text}</small></th>
    <td>${elsewhere[number] ?? 'nothing'}</td>
  </tr>`
}
