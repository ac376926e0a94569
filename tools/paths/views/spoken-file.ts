import { diffLines } from 'diff'

/** What a screen reader finds in a situation. */
export interface Spoken {
  /** The name of the situation's files. */
  view: string
  /** The situation in words. */
  title: string
  /** An ARIA snapshot, or how it differs from that of the flow's first page. */
  text: string
}

const heading = /^# ([0-9a-f]{10}) (.*)$/

/**
 * The same with the pages shortened: a dialog is given whole, as is the first page; every other page as the lines that
 * differ from the first one, those that are new after '>', those that are gone after '<'. So a change of a page's
 * content is one change, not one in each situation.
 */
export function shortened(spoken: readonly Spoken[]): Spoken[] {
  const first = spoken.find(({ text }) => !isDialog(text))
  return spoken.map((one) =>
    one === first || isDialog(one.text) ? one : { ...one, text: changedLines(first?.text ?? '', one.text) },
  )
}

/** The lines that differ between two texts, new ones after '>', gone ones after '<'; '' where none does. */
export function changedLines(before: string, after: string): string {
  return diffLines(before, after)
    .filter(({ added, removed }) => added || removed)
    .flatMap(({ added, value }) =>
      value
        .replace(/\n$/, '')
        .split('\n')
        .map((line) => `${added ? '>' : '<'} ${line}`),
    )
    .map((line) => `${line}\n`)
    .join('')
}

/** The file of a flow: each text once, below the situations that it belongs to. */
export function spokenFile(spoken: readonly Spoken[]): string {
  const texts = [...new Set(spoken.map(({ text }) => text))]
  return texts
    .map((text) => {
      const headings = spoken.filter((one) => one.text === text).map(({ view, title }) => `# ${view} ${title}\n`)
      return headings.join('') + text
    })
    .join('\n')
}

/** What a file of a flow holds. */
export function readSpokenFile(file: string): Spoken[] {
  return file
    .trimEnd()
    .split('\n\n')
    .flatMap((block) => {
      const lines = block.split('\n')
      const text = lines.filter((line) => !heading.test(line)).map((line) => `${line}\n`)
      return lines.flatMap((line) => {
        const [, view, title = ''] = heading.exec(line) ?? []
        return view === undefined ? [] : [{ view, title, text: text.join('') }]
      })
    })
}

function isDialog(text: string): boolean {
  return /^- '?dialog\b/.test(text)
}
