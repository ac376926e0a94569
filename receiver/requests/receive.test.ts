import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openLeadStore, type OpenStore } from '../../tests/support/lead-store.ts'
import { receive } from './receive.ts'

const id = '3f0c1c62-1a51-4a8e-9c57-0a7c6f3c1d11'
const now = new Date('2026-11-22T10:00:00Z')
const lead = { id, name: 'Ada', phone: '(609) 555-0140' }
const asked = { request: 'time', clinic: 'princeton', service: 'infrared-sauna', days: 'weekdays', times: '' }
const timeRequest = { ...lead, ...asked, offer: 'Ask for a time: Infrared Sauna in Princeton', consent: 'no' }

let store: OpenStore

beforeEach(async () => {
  store = await openLeadStore()
})

afterEach(() => store.close())

async function submit(body: unknown, changes: { kind?: string; contentType?: string; idempotencyKey?: string } = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const submitted = { kind: 'lead', contentType: 'application/json', idempotencyKey: id, text, ...changes }
  return (await receive(store, submitted, now)).status
}

const fieldsOf = (count: number) => ({
  ...Object.fromEntries(Array.from({ length: count }, (_, index) => [`field-${index}`, 'x'])),
  id,
})

const firstBody = async () => (await store.all())[0]?.body ?? ''

describe('a submission', () => {
  test('is stored with its kind and instant', async () => {
    expect(await submit(lead)).toBe(201)
    expect(await store.all()).toMatchObject([
      { id, kind: 'lead', body: JSON.stringify(lead), received: '2026-11-22T10:00:00.000Z' },
    ])
  })

  test('that is sent again is stored once, whatever the order of its keys', async () => {
    await submit(lead)
    expect([await submit(lead), await submit(`{ "phone": "(609) 555-0140", "name": "Ada", "id": "${id}" }`)]).toEqual([
      200, 200,
    ])
    expect(await store.all()).toHaveLength(1)
  })

  test('with a known id and other content is refused with a status that no outbox takes for delivered', async () => {
    await submit(lead)
    expect(await submit({ ...lead, name: 'Eve' })).toBe(422)
    expect(await submit(lead, { kind: 'franchise' })).toBe(422)
    expect((await store.all()).map(({ body }) => body)).toEqual([JSON.stringify(lead)])
  })

  test.each([
    ['no JSON', '{"id":', {}, 400],
    ['a list', [lead], {}, 400],
    ['a text', '"lead"', {}, 400],
    ['null', 'null', {}, 400],
    ['no id', { name: 'Ada' }, {}, 400],
    ['an id that is a number', { ...lead, id: 1234567890123456 }, {}, 400],
    ['a short id', { ...lead, id: 'short' }, { idempotencyKey: 'short' }, 400],
    ['another id in its header', lead, { idempotencyKey: `${id}0` }, 400],
    ['nothing but depth', '['.repeat(30_000) + ']'.repeat(30_000), {}, 400],
    ['a record of too much depth', `{"id":"${id}","a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`, {}, 400],
    ['a record that is deeper than two levels', { ...lead, more: { a: { b: 'c' } } }, {}, 400],
    ['2,600 levels', `${'{"a":'.repeat(2600)}1${'}'.repeat(2600)}`, {}, 400],
    ['a field that is no text', { ...lead, phone: 6095550140 }, {}, 400],
    ['a field of over 2,000 characters', { ...lead, firstName: 'x'.repeat(2001) }, {}, 400],
    ['a motivation of over 16,000', { ...lead, motivation: 'x'.repeat(16_001) }, {}, 400],
    ['over 100 fields', fieldsOf(100), {}, 400],
    ['a form’s content type', lead, { contentType: 'application/x-www-form-urlencoded' }, 415],
    ['a type that only begins like JSON', lead, { contentType: 'application/json-patch' }, 415],
  ])('of %s is refused and leaves nothing', async (_, body, changes, status) => {
    expect(await submit(body, changes)).toBe(status)
    expect(await store.all()).toEqual([])
  })

  test.each([
    [
      'fields that no form has yet',
      { ...lead, schema: 2, likes: ['cold', 'heat'], visit: { day: 'Monday' }, note: null },
    ],
    ['a long text of such a field', { ...lead, note: 'x'.repeat(40_000) }],
    ['100 fields', fieldsOf(99)],
    ['the longest motivation that the form takes', { ...lead, motivation: '❄'.repeat(10_000) }],
    ['nothing but an id', { id }],
  ])('with %s is stored whole', async (_, body) => {
    expect(await submit(body)).toBe(201)
    expect(JSON.parse(await firstBody())).toEqual(body)
  })

  test.each([
    ['of no wish', { days: '', times: '' }],
    ['of every wish', { days: 'weekdays, weekend', times: 'morning, midday, evening' }],
    ['with what a later form may add', { schema: 3 }],
  ])('for a time, %s, is stored whole', async (_, changes) => {
    expect(await submit({ ...timeRequest, ...changes })).toBe(201)
    expect(JSON.parse(await firstBody())).toEqual({ ...timeRequest, ...changes })
  })

  test.each([
    ['a day that is no wish', { days: 'Monday' }],
    ['a wish twice', { days: 'weekend, weekend' }],
    ['wishes in another order', { times: 'evening, morning' }],
    ['a list', { days: ['weekdays'] }],
    ['a record', { times: { morning: true } }],
    ['a formula', { times: '=1+1' }],
    ['a wish and more', { days: 'weekdays, DROP TABLE leads' }],
    ['a very long text', { days: 'weekdays, '.repeat(200) }],
    ['no days', { days: undefined }],
    ['no times', { times: undefined }],
    ['no name', { name: ' ' }],
    ['a phone number that is too short', { phone: '555-0140' }],
    ['no clinic', { clinic: '' }],
    ['a clinic that is no address', { clinic: '../princeton' }],
    ['no service', { service: undefined }],
    ['another kind of request', { request: 'booking' }],
    ['wishes and no request', { request: undefined }],
  ])('for a time, of %s, is refused and leaves nothing', async (_, changes) => {
    expect(await submit({ ...timeRequest, ...changes })).toBe(400)
    expect(await store.all()).toEqual([])
  })

  test.each(['application/json; charset=utf-8', 'Application/JSON;charset="UTF-8"'])(
    'may be %s',
    async (contentType) => {
      expect(await submit(lead, { contentType })).toBe(201)
    },
  )

  test('keeps accents, emoji, quotes, halves of a character and keys that objects have anyway', async () => {
    const odd = `{"__proto__":{"a":"b"},"id":"${id}","name":"Zoë 🙂 \\"'; DROP TABLE leads;-- \\u0000\\ud800"}`
    expect(await submit(odd)).toBe(201)
    expect(await firstBody()).toBe(odd)
  })
})
