import { fieldsOf } from './facts.ts'
import type { KeptLead } from './store.ts'
import { fieldNames } from './submission.ts'

/** The longest cell in Unicode characters; spreadsheets accept 32,767 units of UTF-16. */
const longestCell = 16_000

/** The size in characters of a piece of the export. */
const pieceSize = 64 * 1024

/** What staff made of a request; the forms have fields called `clinic` and `state`. */
const staffNames = ['assigned clinic', 'request state', 'last act at']

const head = `\uFEFF${lineOf(['received', 'kind', 'id', ...fieldNames, ...staffNames, 'more'])}`

/**
 * The header and a line for each request as CSV (RFC 4180, UTF-8 with a byte order mark so that Excel reads accents), in
 * pieces. There is a column for each field of the site's forms, and for what staff made of a request; `more` has
 * everything else as JSON, or the unchanged body where it is not a JSON object.
 */
export async function* csvPieces(leads: AsyncIterable<KeptLead>): AsyncGenerator<string> {
  let piece = head
  for await (const lead of leads) {
    piece += csvLine(lead)
    if (piece.length < pieceSize) continue
    yield piece
    piece = ''
  }
  yield piece
}

function csvLine({ received, kind, id, body, clinic, state, lastAct }: KeptLead): string {
  const fields = fieldsOf(body)
  const known = fieldNames.map((name) => (fields === null || !Object.hasOwn(fields, name) ? '' : wordOf(fields[name])))
  return lineOf([received, kind, id, ...known, clinic, state, lastAct, fields === null ? body : restOf(fields, body)])
}

/** What no column has, as JSON; '' where that is nothing. A body too deep to be written again is given as it is. */
function restOf(fields: Readonly<Record<string, unknown>>, body: string): string {
  const rest = Object.entries(fields).filter(([name]) => name !== 'id' && !fieldNames.includes(name))
  try {
    return rest.length === 0 ? '' : JSON.stringify(Object.fromEntries(rest))
  } catch {
    return body
  }
}

function wordOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function lineOf(values: readonly string[]): string {
  return `${values.map(cellOf).join(',')}\r\n`
}

/**
 * A cell. A value that a spreadsheet would run as a formula gets an apostrophe in front (OWASP, CSV injection); one
 * that is too long is cut, with a note.
 */
function cellOf(value: string): string {
  const guard = /^[=+\-@\t\n\r\uFF1D\uFF0B\uFF0D\uFF20]/.test(value) ? "'" : ''
  return `"${guard}${shortened(value).replaceAll('"', '""')}"`
}

function shortened(value: string): string {
  if (value.length <= longestCell) return value
  const length = charactersIn(value, Infinity).count
  if (length <= longestCell) return value
  const { end } = charactersIn(value, longestCell)
  return `${value.slice(0, end)} … (${length} characters in all: see the database)`
}

/** How many characters the text has, at most this many, and where the last of them ends. */
function charactersIn(text: string, most: number): { count: number; end: number } {
  let [count, end] = [0, 0]
  for (; count < most && end < text.length; count += 1) end += (text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1
  return { count, end }
}
