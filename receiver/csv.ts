import { fieldNames } from './submission.ts'

/** The longest cell in Unicode characters; spreadsheets accept 32,767 units of UTF-16. */
const longestCell = 16_000

/** The size in characters of a piece of the export. */
const pieceSize = 64 * 1024

const isRecord = "CASE WHEN json_valid(body) THEN json_type(body) = 'object' ELSE FALSE END"
const paths = ['id', ...fieldNames].map((name) => `'$.${name}'`)
const more = `nullif(json_remove(body, ${paths.join(', ')}), '{}')`

const columns: readonly (readonly [name: string, value: string])[] = [
  ['received', 'received'],
  ['kind', 'kind'],
  ['id', 'id'],
  ...fieldNames.map((name) => [name, `iif(${isRecord}, json_extract(body, '$.${name}'), '')`] as const),
  ['more', `iif(${isRecord}, ${more}, body)`],
]

const head = `\uFEFF${columns.map(([name]) => `"${name}"`).join(',')}\r\n`

/**
 * A stored request as a line of CSV, as an SQL expression: SQLite parses the JSON in its own memory, so that many names
 * or deep nesting cannot fill ours. There is a column for each field of the site's forms; `more` has everything else as
 * JSON, or the unchanged body where it is not a JSON object.
 */
export const csvLine = `${columns.map(([, value]) => cellOf(value)).join(` || ',' || `)} || char(13, 10)`

/** The header and the lines as CSV (RFC 4180, UTF-8 with a byte order mark so that Excel reads accents), in pieces. */
export function* csvPieces(lines: Iterable<string>): Generator<string> {
  let piece = head
  for (const line of lines) {
    piece += line
    if (piece.length < pieceSize) continue
    yield piece
    piece = ''
  }
  yield piece
}

/**
 * A cell as an SQL expression. A value that a spreadsheet would run as a formula gets an apostrophe in front (OWASP,
 * CSV injection); one that is too long is cut, with a note. The two LIMITs make SQLite compute the value only once.
 */
function cellOf(value: string): string {
  const formulas =
    "('=', '+', '-', '@', char(9), char(10), char(13), char(0xFF1D), char(0xFF0B), char(0xFF0D), char(0xFF20))"
  const guard = `iif(substr(v, 1, 1) IN ${formulas}, '''', '')`
  const note = `' … (' || length(v) || ' characters in all: see the database)'`
  const short = `iif(length(v) <= ${longestCell}, v, substr(v, 1, ${longestCell}) || ${note})`
  return `(SELECT '"' || ${guard} || replace(${short}, '"', '""') || '"' FROM (SELECT coalesce(${value}, '') AS v LIMIT 1) LIMIT 1)`
}
