import { afterAll, beforeAll, expect, test } from 'vitest'
import { openInbox, signedIn, type TestInbox } from '../../tests/support/inbox.ts'
import { countReports } from '../operations/report-counts.ts'

let inbox: TestInbox

beforeAll(async () => {
  inbox = await openInbox()
})
afterAll(() => inbox.app.close())

test('what browsers reported is listed, the latest first, and is no markup', async () => {
  const owner = await signedIn(inbox, 'Olive Owner')
  expect((await owner.get('/reports')).body).toContain('Nothing was reported.')
  const error = { kind: 'error', text: 'ChunkError in <b>booking</b>', place: '/book/$location' }
  const refusal = { kind: 'csp-violation', text: 'script-src-elem refused inline', place: '/' }
  await countReports(inbox.database, [error, error], '2026-11-20T10:00:00.000Z')
  await countReports(inbox.database, [refusal], '2026-11-21T10:00:00.000Z')
  const { body } = await owner.get('/reports')
  expect(body).toMatch(/Refused by the policy[\s\S]*script-src-elem refused inline[\s\S]*Error[\s\S]*>2</)
  expect(body).not.toContain('<b>booking')
})
