import { onTestFinished, expect, test, vi } from 'vitest'
import { follow, openInbox, signedIn } from '../../tests/support/inbox.ts'
import { storeSamples } from '../../tests/support/inbox-requests.ts'

/** An inbox with its samples, and what an owner does with those by name. */
async function openSamples() {
  const woken = vi.fn<() => void>()
  const { app, database, store, clock } = await openInbox({ onQueued: woken })
  onTestFinished(() => app.close())
  const ids = await storeSamples(store, clock.now)
  const owner = await signedIn({ app, database, store, clock }, 'Olive Owner')
  const run = (sql: string, name: string) => database.run(sql, ids.get(name) ?? '')
  return {
    woken,
    owner,
    act: (name: string, act: string, fields: Record<string, string> = {}) =>
      owner.post(`/requests/${ids.get(name)}/${act}`, fields),
    mark: (name: string, state: 'sent' | 'failed') =>
      run(`UPDATE forwards SET state = '${state}' WHERE lead = $1`, name),
    claim: (name: string, until: string) =>
      run(`UPDATE forwards SET claimed_until = '${until}' WHERE lead = $1 AND channel = 'mail'`, name),
    forwardsOf: async (name: string) => {
      const rows = await run('SELECT channel, state FROM forwards WHERE lead = $1 ORDER BY channel', name)
      return rows.map(({ channel, state }) => `${channel} ${state}`)
    },
  }
}

test('a request is given to a clinic, which is told by mail though another address had it', async () => {
  const { act, forwardsOf, mark } = await openSamples()
  await mark('Aisha Rahman', 'sent')
  await act('Aisha Rahman', 'clinic', { clinic: 'montclair' })
  expect(await forwardsOf('Aisha Rahman')).toEqual(['hook sent', 'mail waiting'])
})

test('a request that is given to a clinic while it is spam is mailed to that clinic once it is none', async () => {
  const { act, forwardsOf, mark } = await openSamples()
  await act('SEO Team', 'not-spam')
  await mark('SEO Team', 'sent')
  await act('SEO Team', 'spam')
  await act('SEO Team', 'clinic', { clinic: 'montclair' })
  expect(await forwardsOf('SEO Team')).toEqual(['hook sent'])
  await act('SEO Team', 'not-spam')
  expect(await forwardsOf('SEO Team')).toEqual(['hook sent', 'mail waiting'])
})

test('a request that is given to a clinic while it is done is mailed to that clinic once it is open again', async () => {
  const { act, forwardsOf, mark, woken } = await openSamples()
  await mark('Aisha Rahman', 'sent')
  await act('Aisha Rahman', 'done')
  await act('Aisha Rahman', 'reopen')
  expect(await forwardsOf('Aisha Rahman')).toEqual(['hook sent', 'mail sent'])
  await act('Aisha Rahman', 'done')
  await act('Aisha Rahman', 'clinic', { clinic: 'montclair' })
  expect(await forwardsOf('Aisha Rahman')).toEqual(['hook sent'])
  woken.mockClear()
  await act('Aisha Rahman', 'reopen')
  expect(await forwardsOf('Aisha Rahman')).toEqual(['hook sent', 'mail waiting'])
  expect(woken).toHaveBeenCalledOnce()
})

test('a clinic that Undo gives a request back to is told by mail, though it was before', async () => {
  const { act, forwardsOf, mark, woken } = await openSamples()
  await mark('Grace Kim', 'sent')
  await act('Grace Kim', 'clinic', { clinic: 'red-bank' })
  await mark('Grace Kim', 'sent')
  woken.mockClear()
  await act('Grace Kim', 'undo', { number: '1' })
  expect(await forwardsOf('Grace Kim')).toEqual(['hook sent', 'mail waiting'])
  expect(woken).toHaveBeenCalledOnce()
})

test('a clinic that Undo gives a request back to while it is done is told by mail once it is open again', async () => {
  const { act, forwardsOf, mark } = await openSamples()
  await mark('Grace Kim', 'failed')
  await act('Grace Kim', 'done')
  await act('Grace Kim', 'clinic', { clinic: 'red-bank' })
  await act('Grace Kim', 'undo', { number: '2' })
  expect(await forwardsOf('Grace Kim')).toEqual(['hook failed'])
  await act('Grace Kim', 'reopen')
  expect(await forwardsOf('Grace Kim')).toEqual(['hook failed', 'mail waiting'])
})

test('a request that is answered before its mail is sent is not mailed, unless it is opened again', async () => {
  const { act, forwardsOf, woken } = await openSamples()
  await act('Aisha Rahman', 'done')
  expect(await forwardsOf('Aisha Rahman')).toEqual(['hook waiting'])
  woken.mockClear()
  await act('Aisha Rahman', 'reopen')
  expect(await forwardsOf('Aisha Rahman')).toEqual(['hook waiting', 'mail waiting'])
  expect(woken).toHaveBeenCalledOnce()
})

test('a mail that failed goes with the answer to its request, and is queued anew once that is open again', async () => {
  const { act, forwardsOf, mark } = await openSamples()
  await mark('Grace Kim', 'failed')
  await act('Grace Kim', 'done')
  expect(await forwardsOf('Grace Kim')).toEqual(['hook failed'])
  await act('Grace Kim', 'reopen')
  expect(await forwardsOf('Grace Kim')).toEqual(['hook failed', 'mail waiting'])
})

test('a mail that is under way when its request is answered is left to its end', async () => {
  const { act, forwardsOf, claim } = await openSamples()
  await claim('Aisha Rahman', '2026-11-23T14:06:00.000Z')
  await act('Aisha Rahman', 'done')
  expect(await forwardsOf('Aisha Rahman')).toEqual(['hook waiting', 'mail waiting'])
  await claim('Grace Kim', '2026-11-23T14:04:00.000Z')
  await act('Grace Kim', 'done')
  expect(await forwardsOf('Grace Kim')).toEqual(['hook waiting'])
})

test('a mail that fails after its request was answered is queued anew once that is open again', async () => {
  const { act, forwardsOf, claim, mark } = await openSamples()
  await claim('Aisha Rahman', '2026-11-23T14:06:00.000Z')
  await act('Aisha Rahman', 'done')
  await mark('Aisha Rahman', 'failed')
  await act('Aisha Rahman', 'reopen')
  expect(await forwardsOf('Aisha Rahman')).toEqual(['hook failed', 'mail waiting'])
})

test('a request that Undo makes done again, no longer spam, is told to the hook alone', async () => {
  const { act, forwardsOf } = await openSamples()
  await act('Grace Kim', 'done')
  await act('Grace Kim', 'spam')
  expect(await forwardsOf('Grace Kim')).toEqual([])
  await act('Grace Kim', 'undo', { number: '2' })
  expect(await forwardsOf('Grace Kim')).toEqual(['hook waiting'])
})

test('where a request was given is said and remembered', async () => {
  const { act, owner } = await openSamples()
  const given = await follow(owner, await act('Aisha Rahman', 'clinic', { clinic: 'montclair' }))
  expect(given.body).toMatch(/<bdi>Aisha Rahman<\/bdi>: given to Montclair\./)
  expect(given.body).toMatch(/<bdi>Olive Owner<\/bdi> gave it to Montclair\s/)
  const left = await follow(owner, await act('Aisha Rahman', 'clinic', { clinic: '' }))
  expect(left.body).toMatch(/<bdi>Aisha Rahman<\/bdi>: left without a clinic\./)
  expect(left.body).toMatch(/<bdi>Olive Owner<\/bdi> left it without a clinic\s/)
})
