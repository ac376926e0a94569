import { basename } from 'node:path'
import type { Path } from '../../paths/core/cover.ts'
import type { Situation } from '../../paths/core/explore.ts'
import type { FlowReport } from '../flow-report.ts'
import { scenario, type ScenarioLine } from '../scenario.ts'
import { dayOf } from './shell.ts'

/** What the page's script needs to know of a step. */
export interface Frame {
  transitions: readonly string[]
  states: readonly string[]
  picture: string | null
  /** What the picture is of, where that is another version of the machine: 'another version of the machine, 12 November'. */
  earlier: string | null
  says: string
}

/** The steps of a path for the page's script, the start being the first. */
export function framesOf(report: FlowReport, path: Path): Frame[] {
  const { graph } = report
  const { steps } = scenario(graph.model, path)
  const arrivals = [
    { transitions: graph.initialTransitions, situation: path.start.situation },
    ...path.steps.map(({ edge }) => ({ transitions: edge.transitions, situation: edge.to })),
  ]
  return arrivals.map(({ transitions, situation }, step) => ({
    transitions,
    states: situation.leaves,
    ...screenAt(report, situation),
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

function screenAt({ id, screens }: FlowReport, { key }: Situation): Pick<Frame, 'picture' | 'earlier'> {
  const screen = screens.get(key)
  if (!screen) return { picture: null, earlier: null }
  const earlier = screen.earlier === null ? null : `another version of the machine, ${dayOf(screen.earlier)}`
  return { picture: `screens/${id}/${basename(screen.file)}`, earlier }
}
