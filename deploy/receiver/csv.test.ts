import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'

const received = '2026-11-22T10:00:00.000Z'

function leadOf(fields: object, id = 'id-of-sixteen-chars') {
  return { id, kind: 'lead', body: JSON.stringify({ id, ...fields }), received }
}

test('one column per field, nested ones by their path, and what a lead lacks is empty', () => {
  const leads = [
    leadOf({ name: 'Ada', campaign: { utm_source: 'mail' } }),
    leadOf({ note: null, page: '/' }, 'another-id-of-22-chars'),
  ]
  expect(toCsv(leads)).toBe(
    [
      '\uFEFF"received","kind","id","name","campaign.utm_source","note","page"',
      `"${received}","lead","id-of-sixteen-chars","Ada","mail","",""`,
      `"${received}","lead","another-id-of-22-chars","","","","/"`,
      '',
    ].join('\r\n'),
  )
})

test('quotes, commas and line breaks stay within their cell', () => {
  expect(toCsv([leadOf({ name: 'Ada "the first",\r\nLovelace' })])).toContain('"Ada ""the first"",\r\nLovelace"')
})

test.each(['=1+1', '+16095550140', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1+1'])('%j is no formula', (text) => {
  expect(toCsv([leadOf({ name: text })])).toContain(`,"'${text}"`)
})

test('the name of a field is no formula either', () => {
  expect(toCsv([leadOf({ '=cmd': 'x' })])).toContain(`,"'=cmd"`)
})

test('without leads there is only the head', () => {
  expect(toCsv([])).toBe('\uFEFF"received","kind","id"\r\n')
})
