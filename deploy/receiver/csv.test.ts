import { expect, test } from 'vitest'
import { csvPieces } from './csv.ts'
import { fieldNames } from './submission.ts'

const received = '2026-11-22T10:00:00.000Z'
const id = 'id-of-sixteen-chars'
const names = ['received', 'kind', 'id', ...fieldNames, 'more']

const rowOf = (body: string) => ({ id, kind: 'lead', body, received })
const leadOf = (fields: object) => rowOf(JSON.stringify({ id, ...fields }))
const toCsv = (...rows: ReturnType<typeof rowOf>[]) => [...csvPieces(rows)].join('')

/** The line of a row that has these cells and no others. */
function lineOf(cells: Record<string, string>): string {
  const all: Record<string, string> = { received, kind: 'lead', id, ...cells }
  return `${names.map((name) => `"${all[name] ?? ''}"`).join(',')}\r\n`
}

const head = `\uFEFF${names.map((name) => `"${name}"`).join(',')}\r\n`

test('one column per field of the forms; what a lead lacks is empty', () => {
  expect(names.slice(0, 8)).toEqual(['received', 'kind', 'id', 'firstName', 'lastName', 'email', 'phone', 'city'])
  expect(toCsv(leadOf({ firstName: 'Ada', utm_source: 'mail' }), leadOf({ page: '/' }))).toBe(
    head + lineOf({ firstName: 'Ada', utm_source: 'mail' }) + lineOf({ page: '/' }),
  )
})

test('what no form has stands in the last column as JSON, whatever its name', () => {
  const fields = JSON.parse('{"page":"/","schema":2,"tags":["a","b"],"__proto__":"x","constructor":{"a":null}}')
  const more = '{""schema"":2,""tags"":[""a"",""b""],""__proto__"":""x"",""constructor"":{""a"":null}}'
  expect(toCsv(leadOf(fields))).toBe(head + lineOf({ page: '/', more }))
})

test('a body that no form can have sent stands there word for word, and hides no other row', () => {
  const depth = 30_000
  const bodies = [
    `{"a":`.repeat(2600) + '1' + '}'.repeat(2600),
    '['.repeat(depth) + ']'.repeat(depth),
    '{"firstName":{"a":"b"}}',
    'no JSON',
    '[]',
    '',
  ]
  const lines = bodies.map((body) => lineOf({ more: shown(body) }))
  expect(toCsv(...bodies.map(rowOf), leadOf({ page: '/' }))).toBe(head + lines.join('') + lineOf({ page: '/' }))

  function shown(body: string) {
    const cut = body.length > 32_000 ? `${body.slice(0, 32_000)} … (60000 characters in all: see the database)` : body
    return cut.replaceAll('"', '""')
  }
})

test('many names make no column', () => {
  const fields = Object.fromEntries(Array.from({ length: 90 }, (_, index) => [`name-${index}`, 'x']))
  const [first, second] = toCsv(leadOf(fields)).split('\r\n')
  expect(`${first}\r\n`).toBe(head)
  expect(second).toContain('{""name-0"":""x"",')
})

test('quotes, commas and line breaks stay within their cell', () => {
  expect(toCsv(leadOf({ firstName: 'Ada "the first",\r\nLovelace' }))).toContain('"Ada ""the first"",\r\nLovelace"')
})

test.each(['=1+1', '+16095550140', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1+1'])('%j is no formula', (text) => {
  expect(toCsv(leadOf({ firstName: text }))).toContain(`,"'${text}"`)
  expect(toCsv(rowOf(text))).toContain(`,"'${text}"`)
})

test('a cell holds what a spreadsheet takes, with no half of a character', () => {
  const cell = toCsv(rowOf(`x${'🙂'.repeat(20_000)}`))
    .split('","')
    .at(-1)
  expect(cell).toBe(`x${'🙂'.repeat(15_999)} … (40001 characters in all: see the database)"\r\n`)
})

test('without leads there is only the head', () => {
  expect(toCsv()).toBe(head)
})

test('rows are fetched as they are taken', () => {
  let fetched = 0
  const pieces = csvPieces(endless())
  expect(pieces.next().value).toMatch(/^\uFEFF"received"/)
  expect(fetched).toBeLessThan(1000)

  function* endless() {
    for (;;) {
      fetched += 1
      yield leadOf({ firstName: 'Ada' })
    }
  }
})
