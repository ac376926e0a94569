import { expect, test } from 'vitest'
import { recordSchema, type KeptRecord } from '../../machines/lead-delivery/index.ts'
import { corrects } from './corrects.ts'

const typed = { firstName: 'Ann', email: 'ann@', phone: '1', offer: 'Sampler' }

/** What a request for a time has: no e-mail address, and one name. */
const time = { firstName: undefined, email: undefined, name: 'Ann Lee' }

function record(typedSince: object = {}, differing: Partial<KeptRecord> = {}): KeptRecord {
  const state = { tries: 0, due: 0, notBefore: 0, isMisdirected: false, isRefused: false }
  const body = JSON.stringify({ ...typed, ...typedSince })
  return { schema: recordSchema, id: 'one', kind: 'lead', body, storedAt: 2, ...state, ...differing }
}

const timeBody = JSON.stringify({ ...typed, ...time })

test.each<[string, boolean, object, Partial<KeptRecord>]>([
  ['turned down with another phone', true, { phone: '2' }, {}],
  ['turned down with another email', true, { email: 'ann@example.test' }, {}],
  ['turned down with another phone and email', false, { phone: '2', email: 'ann@example.test' }, {}],
  ['turned down for somebody else with that phone', false, { firstName: 'Kim', email: 'kim@' }, {}],
  ['turned down with another phone, the only way to its visitor,', true, { ...time, phone: '2' }, { body: timeBody }],
  ['turned down for another name with that phone', false, { ...time, name: 'Kim' }, { body: timeBody }],
  ['turned down later', false, { phone: '2' }, { storedAt: 3 }],
  ['turned down at another address', false, { phone: '2' }, { kind: 'inquiry' }],
  ['turned down about something else', false, { offer: 'Another' }, {}],
  ['turned down for somebody else', false, { firstName: 'Kim', email: 'kim@', phone: '2' }, {}],
  ['turned down and not to be read', false, {}, { body: '{' }],
  ['not turned down', false, { phone: '2' }, { isRefused: false }],
])('What was %s is put right: %s', (_, expected, since, differing) => {
  expect(corrects(record(since), record({}, { isRefused: true, storedAt: 1, ...differing }))).toBe(expected)
})
