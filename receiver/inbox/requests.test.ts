import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { follow, openInbox, signedIn, type TestInbox, type Visitor } from '../../tests/support/inbox.ts'
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
const namesIn = (body: string) => [...body.matchAll(/<h3>\s*<a[^>]*><bdi>([^<]*)/g)].map(([, name]) => name)
const counts = (body: string) => [...body.matchAll(/class="count">(\d+)/g)].map(([, count]) => Number(count))

async function stateOf(name: string) {
  const [row] = await inbox.database.run('SELECT state, clinic FROM leads WHERE id = $1', idOf(name))
  return row
}

async function forwardsOf(name: string): Promise<string[]> {
  const query = 'SELECT channel, state FROM forwards WHERE lead = $1 ORDER BY channel'
  const rows = await inbox.database.run(query, idOf(name))
  return rows.map(({ channel, state }) => `${channel} ${state}`)
}

async function search(term: string): Promise<(string | undefined)[]> {
  await owner.get('/account')
  return namesIn((await follow(owner, await owner.post('/requests/search', { term }))).body)
}

describe('the lists', () => {
  test('count what they have, the oldest new request first', async () => {
    const { body } = await owner.get('/requests')
    expect(counts(body)).toEqual([25, 12, 0, 3])
    expect(namesIn(body).slice(0, 3)).toEqual(['Amy Lu', 'Igor Petrov', 'Tina Fox'])
    expect(namesIn(body).at(-1)).toBe('Hal Weiss')
  })

  test('show a clinic’s requests, or those that name none', async () => {
    expect(namesIn((await owner.get('/requests?clinic=marlboro')).body)).toEqual(['Dana Whitfield'])
    expect(namesIn((await owner.get('/requests?clinic=none')).body)).toContain('Rebecca Stone')
  })

  test('have pages of 50, and show the last one for a later one', async () => {
    for (let count = 0; count < 60; count += 1) {
      const body = JSON.stringify({ name: `Number ${count}`, phone: '6095550100' })
      const received = '2026-11-23T13:00:00.000Z'
      await inbox.store.insert({ id: `many-of-the-test-${count}`, kind: 'lead', body, received })
    }
    const first = await owner.get('/requests')
    const last = await owner.get('/requests?page=9')
    expect([namesIn(first.body).length, namesIn(last.body).length]).toEqual([50, 35])
    expect(first.body).toContain('Page 1 of 2')
    expect(last.body).toContain('Page 2 of 2')
  })

  test('say as of when they are and lead to themselves anew; no list loads again by itself', async () => {
    const { body } = await owner.get('/requests?tab=overdue&clinic=red-bank')
    expect(body).toMatch(/As of\s+<time datetime="2026-11-23T14:05:00.000Z"><span[^>]*>today 9:05 am</)
    expect(body).toContain('<a href="/requests?tab=overdue&#38;clinic=red-bank">Look again</a>')
    expect((await owner.get('/requests')).body).toContain('<a href="/requests">Look for new requests</a>')
    expect((await owner.get('/requests?clinic=cincinnati&tab=done')).body).not.toContain('http-equiv')
  })

  test('do not promise what only a look brings', async () => {
    for (const name of ids.keys()) await act(name, 'done')
    const { body } = await owner.get('/requests')
    expect(body).toContain('Everybody has been answered.')
    expect(body).not.toContain('as they come in')
  })

  test('show spam with the reason, and drop nothing', async () => {
    const { body } = await owner.get('/requests?tab=spam')
    expect(namesIn(body)).toEqual(['xX winner', 'SEO Team', 'cheap followers'])
    expect(body).toContain('hidden field filled in, submitted within 2 s')
  })

  test('show what could not be forwarded, and the head warns of it', async () => {
    await inbox.database.run(`UPDATE forwards SET state = 'failed' WHERE lead = $1 AND channel = 'mail'`, idOf('Jo'))
    const { body } = await owner.get('/requests?tab=unforwarded')
    expect(namesIn(body)).toEqual(['Jo'])
    expect(body).toContain('1 not forwarded')
    expect(body).toContain('oldest waiting since')
    await act('Jo', 'forward')
    expect(await forwardsOf('Jo')).toEqual(['hook waiting', 'mail waiting'])
  })

  test('do not warn of a channel that is switched off, over which nothing is forwarded again', async () => {
    const mailAlone = await openInbox({ channels: ['mail'] })
    onTestFinished(() => mailAlone.app.close())
    const id = (await storeSamples(mailAlone.store, mailAlone.clock.now)).get('Jo') ?? ''
    await mailAlone.database.run(`UPDATE forwards SET state = 'failed' WHERE channel = 'hook'`)
    await mailAlone.database.run(`UPDATE forwards SET state = 'sent' WHERE channel = 'mail'`)
    const visitor = await signedIn(mailAlone, 'Olive Owner')
    const { body: list } = await visitor.get('/requests?tab=unforwarded')
    expect(namesIn(list)).toEqual([])
    expect(list).not.toMatch(/\d not forwarded|oldest waiting since/)
    const { body } = await visitor.get(`/requests/${id}`)
    expect(body).toContain('<strong>Other system</strong>: not sent, and switched off now')
    expect(body).not.toContain('Forward again')
    await visitor.post(`/requests/${id}/forward`)
    expect(await mailAlone.database.run(`SELECT state FROM forwards WHERE channel = 'hook' AND lead = $1`, id)).toEqual(
      [{ state: 'failed' }],
    )
  })
})

describe('a search', () => {
  test.each([
    ['wilhelmina', ['Wilhelmina Featherstonehaugh-Montgomery-Cholmondeley']],
    ['KIM grace', ['Grace Kim']],
    ['rebecca@example', ['Rebecca Stone']],
    ['Nguyễn', ['Nguyễn Thị Minh Khai']],
    ['(513) 555-0134', ['Rebecca Stone']],
    ['+1 513.555.0134', ['Rebecca Stone']],
    ['stone (513)', ['Rebecca Stone']],
    ['seo', ['SEO Team']],
    ['nobody', []],
  ])('for %s finds %j', async (term, names) => {
    expect(await search(term)).toEqual(names)
  })

  test('stands in no address, and is read in its own session alone', async () => {
    const { headers } = await owner.post('/requests/search', { term: 'rebecca' })
    const address = String(headers.location)
    expect(address).not.toMatch(/rebecca/i)
    expect((await owner.get(address)).body).toContain('1 found for “<bdi>rebecca</bdi>”')
    const other = await signedIn(inbox, 'Olive Owner')
    expect((await other.get(address)).headers.location).toBe('/requests?said=expired#said')
  })
})

describe('an act', () => {
  test('is said, with Undo, and can be taken back from there', async () => {
    const list = await follow(owner, await act('Jordan Reyes', 'done', { from: '/requests?clinic=red-bank' }))
    expect(list.body).toMatch(/<bdi>Jordan Reyes<\/bdi>: marked as done\./)
    expect(await stateOf('Jordan Reyes')).toMatchObject({ state: 'done' })
    const from = '/requests?clinic=red-bank'
    const undone = await follow(owner, await act('Jordan Reyes', 'undo', { number: '1', from }))
    expect(undone.body).toMatch(/<bdi>Jordan Reyes<\/bdi>: taken back\./)
    expect(undone.body).not.toMatch(/>\s*Undo\s*</)
    expect(await stateOf('Jordan Reyes')).toMatchObject({ state: 'new' })
  })

  test('is not said of a request that has changed since', async () => {
    await act('Jordan Reyes', 'done')
    await act('Jordan Reyes', 'reopen')
    const { body } = await owner.get(`/requests?said=done&about=${idOf('Jordan Reyes')}`)
    expect(body).not.toContain('marked as done.')
  })

  test('pressed twice happens once', async () => {
    await act('Jordan Reyes', 'done')
    const again = await follow(owner, await act('Jordan Reyes', 'done'))
    expect(again.body).toMatch(/<bdi>Jordan Reyes<\/bdi>: marked as done\./)
    expect(/id="said"[^]*?<\/div>/.exec(again.body)?.[0]).toMatch(/>\s*Undo\s*</)
    expect(await inbox.database.run('SELECT act FROM history')).toEqual([{ act: 'done' }])
    const rita = await signedIn(inbox, 'Rita Redbank')
    const late = await follow(rita, await rita.post(`/requests/${idOf('Jordan Reyes')}/done`))
    expect(late.body).toContain('Nothing changed')
  })

  test('by ten at once happens once', async () => {
    await Promise.all(Array.from({ length: 10 }, () => act('Jordan Reyes', 'done')))
    expect(await inbox.database.run('SELECT act FROM history')).toEqual([{ act: 'done' }])
  })

  test('is not undone after another one, nor twice', async () => {
    await act('Jordan Reyes', 'done')
    await act('Jordan Reyes', 'note', { note: 'Called.' })
    const early = await follow(owner, await act('Jordan Reyes', 'undo', { number: '1' }))
    expect(early.body).toContain(
      '<bdi>Jordan Reyes</bdi>: not undone. Since then <bdi>Olive Owner</bdi> noted something.',
    )
    expect(/id="said"[^]*?<\/div>/.exec(early.body)?.[0]).toContain('Reopen')
    await act('Jordan Reyes', 'undo', { number: '2' })
    const twice = await follow(owner, await act('Jordan Reyes', 'undo', { number: '2' }))
    expect(twice.body).toContain('taken back.')
    expect(twice.body).toMatch(/<s><bdi>Called\.<\/bdi><\/s>/)
  })

  test('is remembered with who did it and when', async () => {
    await act('Jordan Reyes', 'note', { note: 'Left a message.\r\nTry at noon.' })
    const { body } = await owner.get(`/requests/${idOf('Jordan Reyes')}`)
    expect(body).toMatch(/<bdi>Olive Owner<\/bdi> noted[^]*today 9:05 am/)
    expect(body).toContain('Left a message.\nTry at noon.')
  })

  test('stays with who did it, whatever a note says', async () => {
    const rita = await signedIn(inbox, 'Rita Redbank')
    await rita.post(`/requests/${idOf('Jordan Reyes')}/done`)
    await act('Jordan Reyes', 'note', { note: 'done' })
    expect((await owner.get('/requests?tab=done')).body).toMatch(/<bdi>Rita Redbank<\/bdi> marked it as done/)
  })

  test('not spam queues the request for forwarding, and spam ends that', async () => {
    expect(await forwardsOf('SEO Team')).toEqual([])
    await act('SEO Team', 'not-spam')
    expect(await forwardsOf('SEO Team')).toEqual(['hook waiting', 'mail waiting'])
    await inbox.database.run(`UPDATE forwards SET state = 'sent' WHERE channel = 'mail'`)
    await act('SEO Team', 'undo', { number: '1' })
    expect(await forwardsOf('SEO Team')).toEqual(['mail sent'])
    expect(await stateOf('SEO Team')).toMatchObject({ state: 'spam' })
  })

  test('gives a request to a clinic, which can be taken back', async () => {
    await act('Aisha Rahman', 'clinic', { clinic: 'montclair' })
    expect(await stateOf('Aisha Rahman')).toMatchObject({ clinic: 'montclair' })
    await act('Aisha Rahman', 'undo', { number: '1' })
    expect(await stateOf('Aisha Rahman')).toMatchObject({ clinic: '' })
    expect((await act('Aisha Rahman', 'clinic', { clinic: 'nowhere' })).statusCode).toBe(404)
    expect((await act('Rebecca Stone', 'clinic', { clinic: 'montclair' })).statusCode).toBe(404)
  })

  test('of a clinic does not take back what an owner has assigned', async () => {
    await act('Aisha Rahman', 'clinic', { clinic: 'red-bank' })
    const clinic = await signedIn(inbox, 'Rita Redbank')
    await clinic.post(`/requests/${idOf('Aisha Rahman')}/undo`, { number: '1' })
    expect(await stateOf('Aisha Rahman')).toMatchObject({ clinic: 'red-bank' })
  })

  test('a note that is empty or too long is shown again', async () => {
    expect((await act('Jo', 'note', { note: '  ' })).statusCode).toBe(422)
    const note = 'long '.repeat(1000)
    const answer = await act('Jo', 'note', { note })
    expect(answer.statusCode).toBe(422)
    expect(answer.body).toContain(note.trim())
    expect(answer.body).toContain('Shorten the note to 4,000 characters')
  })
})
