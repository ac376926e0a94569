import { afterEach, beforeEach, expect, test } from 'vitest'
import { follow, openInbox, signedIn, Visitor, type TestInbox } from '../../tests/support/inbox.ts'
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

/** The first link of a page whose address begins so, as a browser reads it. */
function linkIn(body: string, start: string): string {
  const found = [...body.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&#38;', '&'))
  return found.find((href) => href.startsWith(start)) ?? ''
}

const back = (body: string) => /class="back">\s*<a href="([^"]*)"/.exec(body)?.[1]?.replaceAll('&#38;', '&')

test('a request that was found and is deleted leads back to the search', async () => {
  const id = ids.get('Jordan Reyes') ?? ''
  const { headers } = await owner.post('/requests/search', { term: 'jordan' })
  const search = String(headers.location)
  const list = await owner.get(search)
  const page = await owner.get(linkIn(list.body, `/requests/${id}`))
  expect(back(page.body)).toBe(search)
  const question = await owner.get(linkIn(page.body, `/requests/${id}/delete`))
  expect(await owner.get(linkIn(question.body, `/requests/${id}`)).then(({ body }) => back(body))).toBe(search)
  const from = /name="from"\s+value="([^"]*)"/.exec(question.body)?.[1]?.replaceAll('&#38;', '&') ?? ''
  const deleted = await follow(owner, await owner.post(`/requests/${id}/delete`, { from }))
  expect(deleted.body).toContain('0 found for “<bdi>jordan</bdi>”')
  expect(deleted.body).toContain('The request is deleted.')
})

test.each(['done', 'note', 'clinic'])('after ‘%s’ a request’s page still leads to its list', async (act) => {
  const id = ids.get('Jordan Reyes') ?? ''
  const page = await owner.get(`/requests/${id}?from=${encodeURIComponent('/requests?tab=overdue&clinic=red-bank')}`)
  expect(back(page.body)).toBe('/requests?tab=overdue&clinic=red-bank')
  expect(page.body).toContain(`action="/requests/${id}/${act}"`)
  const form = page.body.slice(page.body.indexOf('id="note-form"'))
  const from = /name="from"\s+value="([^"]*)"/.exec(form)?.[1]?.replaceAll('&#38;', '&') ?? ''
  const done = await owner.post(`/requests/${id}/${act}`, { from, note: 'Called.', clinic: 'montclair' })
  expect(String(done.headers.location)).toMatch(new RegExp(`^/requests/${id}\\?`))
  expect(back((await follow(owner, done)).body)).toBe('/requests?tab=overdue&clinic=red-bank')
})

test.each(['https://evil.example/?tab=done', '//evil.example?tab=done', 'javascript:alert(1)', '/accounts'])(
  'a request’s page leads to a list only, whatever its address says: %s',
  async (from) => {
    const address = `/requests/${ids.get('Jo')}?from=${encodeURIComponent(from)}`
    expect(back((await owner.get(address)).body)).toMatch(/^\/requests(?:\?tab=done)?$/)
    expect((await new Visitor(inbox.app).get(address)).headers.location).toBe(
      `/sign-in?next=%2Frequests%2F${ids.get('Jo')}`,
    )
  },
)

test('a list says on paper which one it is', async () => {
  const headOf = async (query: string, visitor = owner) =>
    /<h1>(.*?)<\/h1>/s.exec((await visitor.get(`/requests${query}`)).body)?.[1]?.replaceAll(/\s+/g, ' ')
  const on = (words: string) => `Requests<span class="on-paper">: ${words}</span>`
  expect(await headOf('')).toBe(on('New'))
  expect(await headOf('?tab=overdue&clinic=red-bank')).toBe(on('Overdue, Red Bank'))
  expect(await headOf('?tab=spam&clinic=none')).toBe(on('Spam, No clinic named'))
  expect(await headOf('?tab=done', await signedIn(inbox, 'Rita Redbank'))).toBe(on('Done, Red Bank'))
})
