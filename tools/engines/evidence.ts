import { markdownTable, writeEvidence } from '../../scripts/support/evidence.ts'
import type { EngineRun } from './run-engines.ts'
import type { EngineWalk } from './walk-engine.ts'

/** Writes docs/evidence/engines.md: how many paths of each flow each engine walked to their end. */
export function writeEngineEvidence(runs: readonly EngineRun[]): void {
  const flows = [...new Set(runs.flatMap(({ walks }) => walks.map(({ flow }) => flow)))]
  const rows = flows.map((flow) => [
    flow,
    ...runs.map(({ walks }) => share(walks.filter((walk) => walk.flow === flow))),
  ])
  const all = ['all', ...runs.map(({ walks }) => share(walks))]
  const seconds = ['seconds', ...runs.map((run) => run.seconds.toFixed(0))]
  const failures = runs.flatMap(({ name, walks }) =>
    walks.flatMap(({ flow, path, failure }) => (failure === null ? [] : [`- ${name}, ${flow} ${path}: ${failure}`])),
  )
  writeEvidence({
    name: 'engines',
    isMeasured: true,
    title: 'Engines',
    command: 'npm run test:engines',
    paragraphs: [
      'The edge paths of each flow, with their negative steps, walked on the built site to their end. `npm test` walks all of them in Chromium.',
      markdownTable([['flow', ...runs.map(({ name }) => name)], ...rows, all, seconds]),
      failures.length === 0 ? 'Every path was walked to its end.' : failures.join('\n'),
    ],
  })
}

function share(walks: readonly EngineWalk[]): string {
  return `${walks.filter(({ failure }) => failure === null).length} of ${walks.length}`
}
