import type { Path } from '../../paths/core/cover.ts'
import { failurePicture, failuresOf, type FlowReport } from '../flow-report.ts'
import { scenario } from '../scenario.ts'
import type { WalkRecord } from '../walk-record.ts'
import { html, nothing, type Html } from './html.ts'
import { levelNames } from './shell.ts'

/** The paths that did not pass on the machine as it is, one line each; nothing where all passed. */
export function failureList(flows: readonly FlowReport[]): Html {
  const failed = flows.flatMap((flow) => failuresOf(flow).map((walked) => ({ flow, walked })))
  if (failed.length === 0) return nothing
  return html`<section class="failures" aria-labelledby="failures">
    <h2 id="failures">Not passed</h2>
    <ul>
      ${failed.map(({ flow, walked }) => failureLine(flow, walked, flows.length > 1))}
    </ul>
  </section>`
}

function failureLine(flow: FlowReport, walked: WalkRecord, isNamed: boolean): Html {
  const lines = walked.failure?.text.split('\n') ?? []
  const said = lines.find((line) => line.startsWith('  Found: '))?.trim() ?? lines[0] ?? ''
  return html`<li>
    ${titleLink(flow, walked, isNamed)}
    <span><b>${levelNames[walked.level]}</b> ${endOf(walked)}</span>
    <span class="said">${said}</span>
  </li>`
}

/** A path's title as a link to it; of a path that the pages do not list, its goal and the command that walks it. */
function titleLink({ id, title, graph, suite }: FlowReport, walked: WalkRecord, isNamed: boolean): Html {
  const found = suite.paths.find((path) => path.id === walked.path)
  const flow = isNamed ? `${title}: ` : ''
  if (!found) return html`<span>${flow}${walked.goal} <code>${walked.failure?.command ?? walked.path}</code></span>`
  const page = isNamed ? `${id}.html` : ''
  return html`<a href="${page}#${walked.path}/${stepOf(walked)}">${flow}${scenario(graph.model, found).title}</a>`
}

/** What went wrong with a path, level by level: the step, the words, the picture and the command. */
export function failureBlocks(flow: FlowReport, path: Path): Html[] {
  return flow.coverage.flatMap(({ walks, level }) => {
    const walked = walks.get(path.id)
    if (!walked || walked.result === 'passed') return []
    const { text = '', command = '' } = walked.failure ?? {}
    return [
      html`<div class="failure">
        <h3>${levelNames[level]}: ${endOf(walked)}</h3>
        <pre tabindex="0" role="region" aria-label="What was said, ${levelNames[level]}">${text}</pre>
        <p>Walk it again: <code>${command}</code></p>
        ${
          failurePicture(flow, walked)
            ? html`<img src="${pictureAddress(flow.id, walked)}" alt="The page when step ${stepOf(walked)} failed" />`
            : html`<p class="absent">
                ${level === 'browser' ? 'No picture could be taken.' : 'No picture at this level.'}
              </p>`
        }
      </div>`,
    ]
  })
}

/** Where the atlas keeps the picture of a failure. */
export function pictureAddress(flow: string, { level, path }: WalkRecord): string {
  return `failures/${flow}-${level}-${path}.webp`
}

/** 'failed at step 3', 'timed out in step 3', 'interrupted in the start'. */
export function endOf(walked: WalkRecord): string {
  const step = stepOf(walked) === 0 ? 'the start' : `step ${stepOf(walked)}`
  return `${walked.result} ${walked.result === 'failed' ? 'at' : 'in'} ${step}`
}

function stepOf({ failure }: WalkRecord): number {
  return failure?.step ?? 0
}
