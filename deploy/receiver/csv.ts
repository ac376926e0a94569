import type { StoredLead } from './store.ts'
import { fieldNames, isSubmission, otherFields } from './submission.ts'

const columns = ['received', 'kind', 'id', ...fieldNames, 'more']

/** Characters (UTF-16); spreadsheets take 32,767. */
const longestCell = 32_000

/** As much is handed on at a time, in characters. */
const pieceSize = 64 * 1024

/**
 * Leads as CSV (RFC 4180, UTF-8 with a byte order mark so that Excel reads accents), piece by piece: a column for each field of the site's forms, and `more` for
 * what else a request held, as JSON; there also stands, word for word, a body that no form can have sent. A cell that a spreadsheet would run as a formula begins with
 * an apostrophe (OWASP, CSV injection); one of over 32,000 characters is cut, and says so.
 */
export function* csvPieces(leads: Iterable<StoredLead>): Generator<string> {
  let piece = `\uFEFF${lineOf(columns)}`
  for (const lead of leads) {
    piece += lineOf(cellsOf(lead))
    if (piece.length < pieceSize) continue
    yield piece
    piece = ''
  }
  yield piece
}

function cellsOf({ received, kind, id, body }: StoredLead): string[] {
  const submission = parse(body)
  if (!isSubmission(submission)) return [received, kind, id, ...fieldNames.map(() => ''), body]
  const others = otherFields(submission)
  const more = Object.keys(others).length === 0 ? '' : JSON.stringify(others)
  return [received, kind, id, ...fieldNames.map((name) => textOf(submission[name])), more]
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

function lineOf(cells: readonly string[]): string {
  return `${cells.map(quoted).join(',')}\r\n`
}

function quoted(text: string): string {
  const safe = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/.test(text) ? `'${text}` : text
  return `"${shortened(safe).replaceAll('"', '""')}"`
}

function shortened(text: string): string {
  if (text.length <= longestCell) return text
  return `${text.slice(0, longestCell).replace(/[\uD800-\uDBFF]$/, '')} … (${text.length} characters in all: see the database)`
}
