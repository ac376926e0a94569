import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { createReceiver } from '../../receiver/server.ts'
import { openLeadStore, type OpenStore } from '../../tests/support/lead-store.ts'
import { addressesOf, checkAddress } from './check-address.ts'

const origin = 'https://www.example.com'
const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function listening(server: Server): Promise<string> {
  servers.push(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

/**
 * A proxy in front of the site that answers posts with this listener, on the page's own origin. Resolves to its origin.
 */
async function answered(listener: RequestListener): Promise<string> {
  const base = await listening(createServer(listener))
  const { line } = await checkAddress({ address: `${base}/leads`, origin: base })
  return line.replaceAll(base, '<site>')
}

async function receiving(store: OpenStore, ...origins: string[]): Promise<string> {
  const now = async () => Date.now()
  const app = await createReceiver({
    store,
    origins,
    limit: 0,
    proxies: 'loopback',
    now,
    log: () => undefined,
    metrics: { answered: () => undefined },
  })
  await app.ready()
  return listening(app.server)
}

describe('the receiver', () => {
  test('stores one marked request, which is named', async () => {
    const store = await openLeadStore()
    const base = await receiving(store, origin)
    const { isWell, line } = await checkAddress({ address: `${base}/leads`, origin })
    const [row] = await store.all()
    expect([isWell, line]).toEqual([true, `${base}/leads: stored (201). Delete the request with the id ${row?.id}.`])
    expect(row?.body).toContain('This is a test by npm run check:live; delete it')
    expect(await store.all()).toHaveLength(1)
    await store.close()
  })

  test('that does not know the site gets a report that names the origin to allow, on its own origin and behind the site', async () => {
    const store = await openLeadStore()
    const base = await receiving(store, 'http://localhost:4173')
    expect((await checkAddress({ address: `${base}/leads`, origin })).line).toBe(
      `${base}/leads: a browser may not post there from ${origin} (answer 403 to OPTIONS): let the receiver name it (RECEIVER_ORIGINS).`,
    )
    expect((await checkAddress({ address: `${base}/leads`, origin: base })).line).toBe(
      `${base}/leads: refused for pages of ${base}: set RECEIVER_ORIGINS=${base} and start the receiver again.`,
    )
    expect(await store.all()).toEqual([])
    await store.close()
  })
})

describe('an answer that is no confirmation', () => {
  test.each<[string, number, Record<string, string>, RegExp]>([
    ['a page', 200, { 'content-type': 'text/html; charset=utf-8' }, /^<site>\/leads: 200, and a page of HTML: /],
    ['a redirect', 301, { location: '/leads/' }, /^<site>\/leads: it redirects to \/leads\/: name that address/],
    ['nothing there', 404, {}, /^<site>\/leads: 404: nothing is there: pass the path on to the receiver/],
    ['no posts', 405, {}, /^<site>\/leads: 405: nothing takes posts there/],
    ['a proxy without its receiver', 502, {}, /^<site>\/leads: 502: the proxy is there, the receiver is not/],
    ['a full receiver', 503, {}, /^<site>\/leads: 503: .* its log says why\.$/],
    ['another fault', 418, {}, /^<site>\/leads: 418: the request is not taken\.$/],
    [
      'another service',
      200,
      { 'content-type': 'application/json' },
      /^<site>\/leads: 200 without the id of the request: .*VITE_LEADS_ANSWERS=any/,
    ],
  ])('%s is reported in one line', async (_, status, headers, line) => {
    const said = await answered((_request, response) => response.writeHead(status, headers).end())
    expect(said).toMatch(line)
    expect(said).not.toContain('\n')
  })

  test('an address where nobody answers, or nobody to be trusted, is reported too', async () => {
    const base = await listening(createServer())
    servers.splice(0).forEach((server) => server.close())
    const unknown = 'https://no-such-name.invalid/leads'
    expect((await checkAddress({ address: `${base}/leads`, origin: base })).line).toBe(
      `${base}/leads: nobody answers (ECONNREFUSED).`,
    )
    expect((await checkAddress({ address: unknown, origin: 'https://no-such-name.invalid' })).line).toMatch(
      /^https:\/\/no-such-name\.invalid\/leads: nobody answers \((ENOTFOUND|EAI_AGAIN)\)\.$/,
    )
    const plain = await listening(createServer())
    const wrong = plain.replace('http:', 'https:')
    expect((await checkAddress({ address: `${wrong}/leads`, origin: wrong })).line).toMatch(
      /^https:\/\/.*\/leads: nobody answers \(\w+\)\.$/,
    )
  })
})

test('requests go where the configuration sends them, or to the one address named', () => {
  const configured = {
    VITE_LEADS_URL: '/leads',
    VITE_FRANCHISE_URL: 'https://crm.example.com/hook',
    VITE_SITE_URL: origin,
  }
  expect(addressesOf(new URL(origin), configured)).toEqual([
    { address: `${origin}/leads`, origin },
    { address: 'https://crm.example.com/hook', origin },
  ])
  expect(addressesOf(new URL('https://leads.example.com/leads'), configured)).toEqual([
    { address: 'https://leads.example.com/leads', origin },
  ])
  expect(addressesOf(new URL(origin), {})).toEqual([])
})
