import type { Level } from '../arguments.ts'
import { counted } from '../core/words.ts'
import type { Candidate, Selection } from './select-paths.ts'

/** So many of the paths that are left out are named. */
const namedLeft = 10

/** What was chosen, in which order, what it takes and covers, and what is left out. */
export function selectionLines({ chosen, left, ms, risk, untaken }: Selection, level: Level, budget: number): string[] {
  const share = (part: number) => `${((part / risk.whole) * 100).toFixed(1)} %`
  const line = ({ flow, path, ms: own, isRecorded, risk: added }: Candidate) =>
    [
      `${path.id}  ${flow.padEnd(16)}`,
      `${isRecorded ? ' ' : '~'}${secondsOf(own)}`.padStart(9),
      share(added).padStart(7),
      ` ${path.title.length > 80 ? `${path.title.slice(0, 79)}…` : path.title}`,
    ].join(' ')
  return [
    `Chosen, the most risk per second first (time at the level ${level}${chosen.some(({ isRecorded }) => !isRecorded) ? '; ~ not recorded yet, by its steps' : ''}; share of the risk that it adds):`,
    ...chosen.map(line),
    '',
    `${counted(chosen.length, 'path')} of ${chosen.length + left.length}, ${secondsOf(ms)} of ${secondsOf(budget)}, ${share(risk.covered)} of the risk.`,
    ...leftLines(left, line),
    untaken.length === 0 ? 'Every transition is taken.' : `Not taken: ${untaken.join('; ')}.`,
  ]
}

/** The paths that were left out: those that would add the most, and how many others there are. */
function leftLines(left: readonly Candidate[], line: (candidate: Candidate) => string): string[] {
  if (left.length === 0) return []
  const named = left.toSorted((one, other) => other.risk - one.risk).slice(0, namedLeft)
  const others = left.length - named.length
  return [
    'Left out, with what each would add:',
    ...named.map(line),
    ...(others === 0 ? [] : [`… and ${counted(others, 'path')} that would add less.`]),
  ]
}

function secondsOf(ms: number): string {
  return ms < 100 ? `${(ms / 1000).toFixed(3)} s` : `${(ms / 1000).toFixed(1)} s`
}
