import { expect, test } from 'vitest'
import { openLeadStore } from '../../tests/support/lead-store.ts'
import { allOf } from '../database/database.ts'
import { csvPieces } from './csv.ts'
import { fieldNames } from './submission.ts'

const received = '2026-11-22T10:00:00.000Z'
const id = 'id-of-sixteen-chars'
const staffNames = ['assigned clinic', 'request state', 'last act at']
const names = ['received', 'kind', 'id', ...fieldNames, ...staffNames, 'more']

const leadOf = (fields: object) => JSON.stringify({ id, ...fields })

/** The export of these stored bodies. */
async function toCsv(...bodies: string[]): Promise<string> {
  const store = await openLeadStore()
  for (const [index, body] of bodies.entries())
    await store.insert({ id: `${id}-${index}`, kind: 'lead', body, received })
  const text = (await allOf(csvPieces(store.rows()))).join('')
  await store.close()
  return text
}

/** The line of a row, the first unless given, with only these cells filled. */
function lineOf(cells: Record<string, string>, row = 0): string {
  const own = { received, kind: 'lead', id: `${id}-${row}`, 'request state': 'new' }
  const all: Record<string, string> = { ...own, ...cells }
  return `${names.map((name) => `"${all[name] ?? ''}"`).join(',')}\r\n`
}

const head = `\uFEFF${names.map((name) => `"${name}"`).join(',')}\r\n`

test('one column per field of the forms; what a lead lacks is empty', async () => {
  expect(names.slice(0, 8)).toEqual(['received', 'kind', 'id', 'firstName', 'lastName', 'email', 'phone', 'city'])
  expect(await toCsv(leadOf({ firstName: 'Ada', utm_source: 'mail' }), leadOf({ page: '/' }))).toBe(
    head + lineOf({ firstName: 'Ada', utm_source: 'mail' }) + lineOf({ page: '/' }, 1),
  )
})

test('a request for a time says in columns of its own what is asked, where, and when it would suit', async () => {
  expect(names.slice(-10, -4)).toEqual(['name', 'days', 'times', 'request', 'clinic', 'service'])
  const asked = { request: 'time', clinic: 'princeton', service: 'infrared-sauna', days: 'weekend', times: 'morning' }
  const fields = { ...asked, name: 'Ada', phone: '609 555 0140', offer: 'Ask for a time: Infrared Sauna in Princeton' }
  expect(await toCsv(leadOf(fields))).toBe(head + lineOf({ ...fields, 'assigned clinic': 'princeton' }))
})

test('a field that no form has is in the last column as JSON, whatever its name', async () => {
  const fields = JSON.parse('{"page":"/","schema":2,"tags":["a","b"],"__proto__":"x","constructor":{"a":null}}')
  const more = '{""schema"":2,""tags"":[""a"",""b""],""__proto__"":""x"",""constructor"":{""a"":null}}'
  expect(await toCsv(leadOf(fields))).toBe(head + lineOf({ page: '/', more }))
})

test('a body that no form can have sent hides no other row', async () => {
  const depth = 30_000
  const bodies = [
    ['{"a":'.repeat(2600) + '1' + '}'.repeat(2600)],
    ['['.repeat(depth) + ']'.repeat(depth), `${'['.repeat(16_000)} … (60000 characters in all: see the database)`],
    ['{"b":[1,{"c":null}]}'],
    ['no JSON'],
    ['[]'],
    ['"x"'],
    [''],
  ] as const
  const lines = bodies.map(([body, shown = body], row) => lineOf({ more: shown.replaceAll('"', '""') }, row))
  const last = lineOf({ page: '/' }, bodies.length)
  expect(await toCsv(...bodies.map(([body]) => body), leadOf({ page: '/' }))).toBe(head + lines.join('') + last)
})

test('a field that is no text is shown as JSON', async () => {
  const fields = { firstName: { a: 'b' }, phone: 6095550140, city: null, state: true }
  const cells = { firstName: '{""a"":""b""}', phone: '6095550140', state: 'true' }
  expect(await toCsv(leadOf(fields))).toBe(head + lineOf(cells))
})

test('many names make no column', async () => {
  const fields = Object.fromEntries(Array.from({ length: 90 }, (_, index) => [`name-${index}`, 'x']))
  const [first, second] = (await toCsv(leadOf(fields))).split('\r\n')
  expect(`${first}\r\n`).toBe(head)
  expect(second).toContain('{""name-0"":""x"",')
})

test('quotes, commas and line breaks stay within their cell', async () => {
  expect(await toCsv(leadOf({ firstName: 'Ada "the first",\r\nLovelace' }))).toContain(
    '"Ada ""the first"",\r\nLovelace"',
  )
})

test.each(['=1+1', '+16095550140', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1+1'])(
  '%j is no formula',
  async (text) => {
    expect(await toCsv(leadOf({ firstName: text }))).toContain(`,"'${text}"`)
    expect(await toCsv(text)).toContain(`,"'${text}"`)
  },
)

test('a cell holds what a spreadsheet takes, with no half of a character', async () => {
  const cell = (await toCsv(`x${'🙂'.repeat(20_000)}`)).split('","').at(-1)
  expect(cell).toBe(`x${'🙂'.repeat(15_999)} … (20001 characters in all: see the database)"\r\n`)
  const whole = leadOf({ motivation: `${'❄'.repeat(15_998)}\u0000x` })
  expect(await toCsv(whole)).toContain(`"${'❄'.repeat(15_998)}\u0000x"`)
})

test('without leads there is only the head', async () => {
  expect(await toCsv()).toBe(head)
})

test('rows are fetched as they are taken', async () => {
  let fetched = 0
  const pieces = csvPieces(endless())
  expect((await pieces.next()).value).toMatch(/^\uFEFF"received"/)
  expect(fetched).toBeLessThan(1000)

  async function* endless() {
    for (;;) {
      fetched += 1
      yield { id, kind: 'lead', body: leadOf({ firstName: 'Ada' }), received, clinic: '', state: 'new', lastAct: '' }
    }
  }
})
