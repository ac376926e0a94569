import { afterEach, beforeEach, expect, test } from 'vitest'
import { follow, openInbox, password, signedIn, type TestInbox } from '../../tests/support/inbox.ts'

let inbox: TestInbox

beforeEach(async () => {
  inbox = await openInbox()
})

afterEach(() => inbox.app.close())

async function countFor(term: string): Promise<number> {
  const owner = await signedIn(inbox, 'Olive Owner')
  await owner.get('/account')
  const { body } = await follow(owner, await owner.post('/requests/search', { term }))
  return Number(/<span>(\d+) found/.exec(body)?.[1])
}

test.each([
  [{ name: 'José Núñez' }, ['Nunez', 'nuñez', 'Jose\u0301']],
  [{ name: 'İpek Şahin Kıraç' }, ['SAHIN', 'ipek', 'kirac']],
  [{ name: 'Mary O’Hara' }, ["O'Hara", 'o’hara']],
  [{ name: 'Ada Lovelace' }, ['Lovelace, Ada']],
  [{ phone: '(609) 555-0640 ext. 12' }, ['(609) 555-0640 ext. 12', '\u202A(609) 555-0640\u202C', '6095550640']],
  [{ phone: '+44 (0)20 7946 0958' }, ['+442079460958', '+44 (0)20 7946 0958', '020 7946 0958']],
  [{ name: 'Ann Lee', phone: '609 555 0234' }, ['+1 609 555', 'Ann +1 609 555 0234', '+1609555', '+1 609']],
  [{ phone: '+1 (609) 555-0234' }, ['+1 609 555', '+1 (609) 555-0234']],
  [{ phone: '609–555–0177' }, ['609–555–0177', '555 0177']],
  [{ phone: '٦٠٩ ٥٥٥ ٠٦٤٠' }, ['٦٠٩ ٥٥٥ ٠٦٤٠', '609/555/0640']],
])('a search finds %j as staff type it: %j', async (fields, terms) => {
  const body = JSON.stringify({ name: 'Found', ...fields })
  await inbox.store.insert({ id: 'found-of-the-test', kind: 'lead', body, received: '2026-11-23T13:00:00.000Z' })
  for (const term of terms) expect([term, await countFor(term)]).toEqual([term, 1])
})

test.each(['Nuno', '555-0641', '$1', '%'])('and does not find it by ‘%s’', async (term) => {
  const body = JSON.stringify({ name: 'José Núñez', phone: '609 555 0640' })
  await inbox.store.insert({ id: 'found-of-the-test', kind: 'lead', body, received: '2026-11-23T13:00:00.000Z' })
  expect(await countFor(term)).toBe(0)
})

test('an act on what was found before a new sign-in in another tab is said, with Undo', async () => {
  const body = JSON.stringify({ name: 'Ann Lee', phone: '609 555 0234' })
  await inbox.store.insert({ id: 'found-of-the-test', kind: 'lead', body, received: '2026-11-23T13:00:00.000Z' })
  const owner = await signedIn(inbox, 'Olive Owner')
  const found = String((await owner.post('/requests/search', { term: 'Ann' })).headers.location)
  await owner.get(found)
  const session = owner.cookies.get('inbox') ?? ''
  owner.cookies.delete('inbox')
  await owner.get('/sign-in')
  owner.cookies.set('inbox', session)
  await owner.post('/sign-in', { name: 'Olive Owner', password })
  expect((await owner.get(found)).headers.location).toBe('/requests?said=expired#said')
  await owner.get('/account')
  const late = await follow(owner, await owner.post('/requests/found-of-the-test/done', { from: found }))
  expect(late.body).toMatch(/<bdi>Ann Lee<\/bdi>: marked as done\./)
  expect(/id="said"[^]*?<\/div>/.exec(late.body)?.[0]).toMatch(/>\s*Undo\s*</)
  const acted = await owner.get(`${found}&said=done&about=found-of-the-test`)
  expect(acted.headers.location).toBe('/requests?said=expired#said')
  const gone = await follow(owner, await owner.post('/requests/found-of-the-test/delete', { from: found }))
  expect(gone.body).toContain('The request is deleted.')
})

test('a search within one clinic says so, and leads to all of them', async () => {
  const body = JSON.stringify({ name: 'Ann Lee', clinic: 'red-bank' })
  await inbox.store.insert({ id: 'found-of-the-test', kind: 'lead', body, received: '2026-11-23T13:00:00.000Z' })
  const owner = await signedIn(inbox, 'Olive Owner')
  const found = await follow(owner, await owner.post('/requests/search', { term: 'Ann', clinic: 'princeton' }))
  expect(found.body).toContain('0 found for “<bdi>Ann</bdi>”, in all lists (Princeton)</span>')
  const address = /href="([^"]*)">Search all clinics</.exec(found.body)?.[1]?.replaceAll('&#38;', '&') ?? ''
  const all = await owner.get(address)
  expect(all.body).toContain('1 found for “<bdi>Ann</bdi>”, in all lists</span>')
  expect(all.body).not.toContain('Search all clinics')
})
