import { fieldNames } from './submission.ts'

/** Characters (Unicode); spreadsheets take 32,767 units of UTF-16. */
const longestCell = 16_000

/** As much is handed on at a time, in characters. */
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
 * A stored request as a line of CSV, in SQL: SQLite reads the JSON in memory of its own, so that neither many names nor great depth fill ours. There is a column for each
 * field of the site's forms, and `more` for what else a request holds, as JSON; there also stands, word for word, a body that is no JSON object.
 */
export const csvLine = `${columns.map(([, value]) => cellOf(value)).join(` || ',' || `)} || char(13, 10)`

/** Head and lines as CSV (RFC 4180, UTF-8 with a byte order mark so that Excel reads accents), piece by piece. */
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
 * One that a spreadsheet would run as a formula begins with an apostrophe (OWASP, CSV injection); one that is too long for it is cut, and says so. Both limits let
 * SQLite compute the value once.
 */
function cellOf(value: string): string {
  const formulas =
    "('=', '+', '-', '@', char(9), char(10), char(13), char(0xFF1D), char(0xFF0B), char(0xFF0D), char(0xFF20))"
  const guard = `iif(substr(v, 1, 1) IN ${formulas}, '''', '')`
  const note = `' … (' || length(v) || ' characters in all: see the database)'`
  const short = `iif(length(v) <= ${longestCell}, v, substr(v, 1, ${longestCell}) || ${note})`
  return `(SELECT '"' || ${guard} || replace(${short}, '"', '""') || '"' FROM (SELECT coalesce(${value}, '') AS v LIMIT 1) LIMIT 1)`
}
