import { afterEach, beforeEach, expect, test } from 'vitest'
import { openInbox, signedIn, type TestInbox, type Visitor } from '../../tests/support/inbox.ts'
import { storeSamples } from '../../tests/support/inbox-requests.ts'

let inbox: TestInbox
let ids: Map<string, string>
let owner: Visitor

beforeEach(async () => {
  inbox = await openInbox()
  ids = await storeSamples(inbox.store, inbox.clock.now)
  owner = await signedIn(inbox, 'Olive Owner')
})

afterEach(() => inbox.app.close())

const idOf = (name: string) => ids.get(name) ?? ''
const act = (name: string, act: string, fields: Record<string, string> = {}) =>
  owner.post(`/requests/${idOf(name)}/${act}`, fields)

async function forwardsOf(name: string): Promise<string[]> {
  const query = 'SELECT channel, state FROM forwards WHERE lead = $1 ORDER BY channel'
  const rows = await inbox.database.run(query, idOf(name))
  return rows.map(({ channel, state }) => `${channel} ${state}`)
}

test('a request is given to a clinic, which is told by mail though another address had it', async () => {
  await inbox.database.run(`UPDATE forwards SET state = 'sent' WHERE lead = $1`, idOf('Aisha Rahman'))
  await act('Aisha Rahman', 'clinic', { clinic: 'montclair' })
  expect(await forwardsOf('Aisha Rahman')).toEqual(['hook sent', 'mail waiting'])
})

test('a request that is given to a clinic while it is spam is mailed to that clinic once it is none', async () => {
  await act('SEO Team', 'not-spam')
  await inbox.database.run(`UPDATE forwards SET state = 'sent' WHERE lead = $1`, idOf('SEO Team'))
  await act('SEO Team', 'spam')
  await act('SEO Team', 'clinic', { clinic: 'montclair' })
  expect(await forwardsOf('SEO Team')).toEqual(['hook sent'])
  await act('SEO Team', 'not-spam')
  expect(await forwardsOf('SEO Team')).toEqual(['hook sent', 'mail waiting'])
})

test('a request that is given to a clinic while it is done is mailed to that clinic once it is open again', async () => {
  await inbox.database.run(`UPDATE forwards SET state = 'sent' WHERE lead = $1`, idOf('Aisha Rahman'))
  await act('Aisha Rahman', 'done')
  await act('Aisha Rahman', 'reopen')
  expect(await forwardsOf('Aisha Rahman')).toEqual(['hook sent', 'mail sent'])
  await act('Aisha Rahman', 'done')
  await act('Aisha Rahman', 'clinic', { clinic: 'montclair' })
  expect(await forwardsOf('Aisha Rahman')).toEqual(['hook sent'])
  await act('Aisha Rahman', 'reopen')
  expect(await forwardsOf('Aisha Rahman')).toEqual(['hook sent', 'mail waiting'])
})
