import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

interface Line {
  text: string
  at: string
}

let known: { words: readonly Line[]; code: readonly Line[] } | undefined

/**
 * Where in the code the page gets a text: its line in `content/words` and the lines of the user interface that use it,
 * those of the flow first; or the lines that have the text itself. '' where it is not found as it is.
 */
export function textPlaces(text: string, flow: string): string {
  known ??= {
    words: linesOf('content/words/*.ts'),
    code: linesOf('src/{ui,shell}/**/*.{ts,tsx}').filter(
      ({ at, text: line }) => !/\.test\.|^import /.test(`${at}${line}`),
    ),
  }
  const { words, code } = known
  const word = words.find((line) => isWhole(line.text, text))
  if (!word)
    return placesOf(
      code.filter((line) => isWhole(line.text, text)),
      flow,
    )
  const name = /(\w+)(?: =|:)/.exec(word.text)?.[1]
  const uses = name === undefined ? [] : code.filter((line) => new RegExp(`\\b${name}\\b`).test(line.text))
  return [word.at, placesOf(uses, flow)].filter((place) => place !== '').join(', used in ')
}

function placesOf(lines: readonly Line[], flow: string): string {
  const own = lines.filter(({ at }) => at.startsWith(`src/ui/flows/${flow}/`))
  return (own.length > 0 ? own : lines)
    .slice(0, 2)
    .map(({ at }) => at)
    .join(' and ')
}

/** Whether a line of code has this text between quotes or tags. */
function isWhole(line: string, text: string): boolean {
  const at = line.indexOf(text)
  return at > 0 && /['"`>]/.test(line[at - 1] ?? '') && /['"`<]/.test(line[at + text.length] ?? '')
}

function linesOf(pattern: string): Line[] {
  return globSync(pattern, { cwd: root }).flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .map((text, index) => ({ text, at: `${file.replaceAll('\\', '/')}:${index + 1}` })),
  )
}
