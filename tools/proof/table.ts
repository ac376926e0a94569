import { markdownTable, type Evidence } from '../../scripts/support/evidence.ts'
import type { Figure } from './part.ts'

/** A figure, and the command that gives it. */
export interface Line extends Figure {
  command: string
}

/** The line for the terminal. */
export function described({ title, bar, figure, isMet }: Line): string {
  return `${isMet ? 'met    ' : 'NOT MET'} ${title}: ${figure} (asked: ${bar})`
}

/** The page for docs/evidence. */
export function evidenceOf(lines: readonly Line[], machine: string): Evidence {
  const taken = `What is promised in figures, as the last whole run measured it, on ${machine}.`
  return {
    name: 'proof',
    title: 'Proof',
    command: 'npm run proof',
    paragraphs: [taken, tableOf(lines)],
    isMeasured: true,
  }
}

function tableOf(lines: readonly Line[]): string {
  const rows = lines.map(({ title, bar, figure, isMet, command }) => [
    title,
    bar,
    figure,
    isMet ? 'met' : '**not met**',
    `\`${command}\``,
  ])
  return markdownTable([['what', 'asked', 'figure', '', 'command'], ...rows])
}
