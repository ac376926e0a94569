import type { PathHistory } from '../../paths/history.ts'
import { changesOf, flakyOf, type Change, type Flaky } from '../changes.ts'
import type { FlowReport } from '../flow-report.ts'
import { scenario } from '../scenario.ts'
import { html, nothing, type Html } from './html.ts'
import { levelNames } from './shell.ts'

const kinds: readonly (readonly [Change['kind'], string])[] = [
  ['newly failing', 'Newly failing'],
  ['newly passing', 'Newly passing'],
  ['much slower', 'Much slower'],
  ['new path', 'New paths'],
  ['path removed', 'Paths removed'],
]

/** As many paths of a kind of change are named. */
const named = 12

/** What changed since the last run. */
export function changeSection(flows: readonly FlowReport[], history: readonly PathHistory[]): Html {
  const changes = changesOf(flows, history)
  return html`<section aria-labelledby="changes">
    <h2 id="changes">Since the last run</h2>
    ${
      changes.length === 0
        ? html`<p>${history.length === 0 ? 'No run was recorded.' : 'Nothing changed.'}</p>`
        : kinds.map(([kind, title]) =>
            changeList(
              title,
              flows,
              changes.filter((change) => change.kind === kind),
            ),
          )
    }
  </section>`
}

function changeList(title: string, flows: readonly FlowReport[], changes: readonly Change[]): Html {
  if (changes.length === 0) return nothing
  const left = changes.length - named
  return html`<h3>${title} (${changes.length})</h3>
    <ul class="changes">
      ${changes.slice(0, named).map((change) => {
        const level = change.level === null ? '' : `${levelNames[change.level]}, `
        return html`<li>${linkOf(flows, change)} <span class="said">${level}${change.note}</span></li>`
      })}
      ${left > 0 ? html`<li>and ${left} more</li>` : nothing}
    </ul>`
}

/** The paths that both passed and did not pass on one machine; nothing where there are none. */
export function flakySection(flows: readonly FlowReport[], history: readonly PathHistory[]): Html {
  const flaky = flakyOf(flows, history)
  if (flaky.length === 0) return nothing
  return html`<section aria-labelledby="flaky">
    <h2 id="flaky">Flaky</h2>
    <p>On the machine as it is, these paths have both passed and not passed.</p>
    <ul class="changes">
      ${flaky.map((path) => html`<li>${linkOf(flows, path)} <span class="said">${wordsOf(path)}</span></li>`)}
    </ul>
  </section>`
}

function wordsOf({ level, passed, failed, isAtOneCommit }: Flaky): string {
  const where = isAtOneCommit ? 'at one commit' : 'at different commits'
  return `${levelNames[level]}, passed ${passed} times and not ${failed} times, ${where}`
}

function linkOf(flows: readonly FlowReport[], { flow, path }: Pick<Change, 'flow' | 'path'>): Html {
  const report = flows.find(({ id }) => id === flow)
  const found = report?.suite.paths.find(({ id }) => id === path)
  if (!report || !found) return html`<span>${report?.title ?? flow}: <code>${path}</code></span>`
  return html`<a href="${flow}.html#${path}">${report.title}: ${scenario(report.graph.model, found).title}</a>`
}
