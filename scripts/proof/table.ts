import { markdownTable } from '../support/readme.ts'
import type { Figure } from './part.ts'

/** A figure, and the command that gives it. */
export interface Line extends Figure {
  command: string
}

export const markers = { start: '<!-- proof: written by npm run proof -->', end: '<!-- end of proof -->' }

/** One line for the person at the keyboard. */
export function described({ title, bar, figure, isMet }: Line): string {
  return `${isMet ? 'met    ' : 'NOT MET'} ${title}: ${figure} (asked: ${bar})`
}

/** The table of the README. */
export function tableOf(lines: readonly Line[]): string {
  const rows = lines.map(({ title, bar, figure, isMet, command }) => [
    title,
    bar,
    figure,
    isMet ? 'met' : '**not met**',
    `\`${command}\``,
  ])
  return markdownTable([['what', 'asked', 'figure', '', 'command'], ...rows])
}
