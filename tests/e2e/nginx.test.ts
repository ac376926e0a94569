import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { recordShape } from '../../scripts/support/record-shape.ts'
import { expect, request, type APIRequestContext } from '@playwright/test'
import { foldersOf } from '../../scripts/support/build.ts'
import { startNginx, type Nginx } from '../../scripts/support/nginx.ts'
import { findProgram } from '../../scripts/support/setup.mjs'
import { observatoryScore } from '../support/observatory.ts'
import { redirects } from './redirects.ts'
import { asPublished, sites } from '../support/sites.ts'
import { expectDialog, prerenderedPaths, still, test, visit } from '../walks/support.ts'

const record = `/content/${recordShape()}/navigation.json`

const program = findProgram('nginx')
const policed = ['content-security-policy', 'permissions-policy', 'referrer-policy', 'strict-transport-security']
const others = [
  'x-content-type-options',
  'x-frame-options',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
]
const compared = [...policed, ...others, 'cache-control']

test.use(still)
test.skip(
  !program && !process.env['CI'],
  'nginx is not installed, and only root on Debian can be given it: apt-get install nginx',
)

for (const [name, { folder, url }] of Object.entries(sites))
  test.describe(`The ${name} site on a real nginx`, () => {
    let nginx: Nginx
    let host: APIRequestContext

    test.beforeAll(async () => {
      nginx = await startNginx(program ?? 'nginx', foldersOf(folder))
      host = await request.newContext({ baseURL: nginx.url })
    })

    test.afterAll(async () => {
      await host?.dispose()
      await nginx?.stop()
    })

    test('answers every page and every kind of file with the headers that npm start sends', async ({
      request: ours,
    }) => {
      const files = [
        '/embed/exam.html',
        '/embed/scheduler.html',
        record,
        '/fonts/figtree.woff2',
        '/icon.svg',
        '/.well-known/security.txt',
      ]
      for (const path of [
        ...prerenderedPaths(),
        ...files,
        asset(folder, 'js'),
        asset(folder, 'css'),
        '/nowhere',
        '/assets/none.js',
      ]) {
        const [theirs, expected] = [await host.get(path), await ours.get(url + path)]
        expect(theirs.status(), path).toBe(expected.status())
        expect(pick(theirs.headers()), path).toEqual(pick(expected.headers()))
        expect(await theirs.text(), path).toBe(await expected.text())
      }
    })

    test('answers what is no page with the not-found page and status 404', async () => {
      const page = await (await host.get('/nowhere')).text()
      expect(page).toContain('Page not found')
      for (const path of [
        '/nowhere/',
        '/404',
        '/404.html',
        '/_headers',
        '/_redirects',
        '/.vite/manifest.json',
        '/services/none',
        '/embed/',
      ]) {
        const response = await host.get(path)
        expect(response.status(), path).toBe(404)
        expect(response.headers()['content-type'], path).toBe('text/html; charset=utf-8')
        expect(await response.text(), path).toBe(page)
      }
    })

    test('redirects for good what moved, and what has another spelling', async () => {
      for (const [from, to] of Object.entries(redirects)) {
        const response = await host.get(from, { maxRedirects: 0 })
        expect(response.status(), from).toBe(301)
        expect(response.headers()['location'], from).toBe(to)
        expect((await host.get(from)).status(), from).toBe(200)
      }
    })

    test('keeps hashed files for a year, has pages asked for again, and sends none twice', async () => {
      for (const kind of ['js', 'css'])
        expect((await host.get(asset(folder, kind))).headers()['cache-control']).toBe(
          'public, max-age=31536000, immutable',
        )
      for (const path of ['/', '/services/infrared', record, '/embed/scheduler.html']) {
        const first = (await host.get(path)).headers()
        expect(first['cache-control'], path).toBe('no-cache')
        const again = await host.get(path, { headers: { 'if-none-match': first['etag'] ?? '' } })
        expect(again.status(), path).toBe(304)
      }
    })

    test('compresses what is text, for those that can read it', async () => {
      for (const path of ['/', asset(folder, 'js'), asset(folder, 'css'), record, '/nowhere']) {
        const compressed = (await host.get(path, { headers: { 'accept-encoding': 'gzip' } })).headers()
        expect([compressed['content-encoding'], compressed['vary']], path).toEqual(['gzip', 'Accept-Encoding'])
        const plain = (await host.get(path, { headers: { 'accept-encoding': 'identity' } })).headers()
        expect(plain['content-encoding'], path).toBeUndefined()
      }
      const font = await host.get('/fonts/figtree.woff2', { headers: { 'accept-encoding': 'gzip' } })
      expect(font.headers()['content-encoding']).toBeUndefined()
    })

    test('has at least 130 points by the rules of MDN’s Observatory, and does not say its version', async () => {
      for (const path of ['/', '/services/infrared', '/book/princeton/infrared-sauna', '/nowhere']) {
        const headers = (await host.get(path)).headers()
        const { score, marks } = observatoryScore(asPublished(headers))
        expect(score, JSON.stringify(marks)).toBeGreaterThanOrEqual(130)
        expect(headers['server']).toBe('nginx')
      }
    })

    test('serves a page that hydrates and books', async ({ page }) => {
      await visit(page, `${nginx.url}/locations/princeton`)
      await page.getByRole('link', { name: 'Book Your Appointment Today' }).click()
      await expectDialog(page, 'Services in Princeton')
    })
  })

test('The vendors’ host has their documents with the headers that npm start sends, and nothing else', async ({
  request: ours,
}) => {
  const nginx = await startNginx(program ?? 'nginx', foldersOf(sites.configured.folder))
  const theirs = await request.newContext({ baseURL: nginx.embeds ?? '' })
  for (const path of ['/embed/exam.html', '/embed/pricing-table.html', '/embed/part.js', '/embed/part.css']) {
    const [found, expected] = [await theirs.get(path), await ours.get(sites.configured.embeds + path)]
    expect([found.status(), expected.status()], path).toEqual([200, 200])
    expect(pick(found.headers()), path).toEqual(pick(expected.headers()))
    expect(found.headers()['origin-agent-cluster'], path).toBe('?1')
    expect(await found.text(), path).toBe(await expected.text())
  }
  for (const path of ['/', '/index.html', '/content/navigation.json', '/embed/scheduler.html', '/embed/', '/_headers'])
    for (const host of [nginx.embeds, sites.configured.embeds])
      expect((await ours.get(host + path)).status(), `${host}${path}`).toBe(404)
  for (const path of ['/embed/exam.html', '/embed/pricing-table.html', '/embed/exam-live.js'])
    expect((await ours.get(sites.configured.url + path)).status(), path).toBe(404)
  await theirs.dispose()
  await nginx.stop()
})

/** The address of a site's file with a hash in its name, with this ending. */
function asset(folder: string, kind: string): string {
  const found = readdirSync(join(foldersOf(folder).dist, 'assets')).find((file) => file.endsWith(`.${kind}`))
  return `/assets/${found}`
}

function pick(headers: Readonly<Record<string, string>>): Record<string, string | undefined> {
  return Object.fromEntries(compared.map((name) => [name, headers[name]]))
}
