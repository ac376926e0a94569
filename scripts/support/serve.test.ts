import { mkdtempSync, renameSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { requestRaw } from '../../tests/hostile/raw-request.ts'
import type { Listening } from './listening.ts'
import { serve } from './serve.ts'
import { write } from './write-embeds.ts'

const files: Readonly<Record<string, string>> = {
  'index.html': 'home',
  'about.html': 'about',
  '404.html': 'nowhere',
  'sitemap.xml': '<urlset/>',
  'notes.md': 'né',
  _headers: 'secret',
  _redirects: 'secret',
  '.vite/manifest.json': 'secret',
  'embed/part.html': 'part',
  'prices.html': 'prices',
  'prices.html.br': 'smaller',
  'assets/app-1.js': 'one',
  '.well-known/security.txt': 'Contact: mailto:a@example.com',
  '.well-known/acme-challenge/Ab-C_d': 'token',
}

let folder: string
let site: Listening

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'serve-'))
  place('dist', files)
  placeHeaders()
  site = await serve(0, join(folder, 'dist'), join(folder, 'server'))
})

afterEach(async () => {
  await site.stop()
  rmSync(folder, { recursive: true })
})

function place(name: string, texts: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(texts)) write(join(folder, name, file), text)
}

/** Replaces the folder of headers as the build does: it is written elsewhere, then renamed. */
function placeHeaders(): void {
  const rules = [
    { pattern: '/*', headers: { 'X-All': 'yes' } },
    { pattern: '/404.html', headers: { 'X-Page': 'none' } },
  ]
  write(join(folder, 'next/headers.json'), JSON.stringify(rules))
  rmSync(join(folder, 'server'), { recursive: true, force: true })
  renameSync(join(folder, 'next'), join(folder, 'server'))
}

async function answerOf(path: string, init?: RequestInit): Promise<[string, number, string]> {
  const answer = await fetch(site.url + path, { redirect: 'manual', ...init })
  return [path, answer.status, answer.headers.get('location') ?? (await answer.text())]
}

/** The status and the body of a request with this header. */
async function askedWith(name: string, value: string): Promise<[string, number, string]> {
  const answer = await fetch(`${site.url}/about`, { headers: { [name]: value } })
  return [value, answer.status, await answer.text()]
}

describe('the server of a build', () => {
  test.each([
    ['/', 200, 'home'],
    ['/about', 200, 'about'],
    ['/about?utm_source=x', 200, 'about'],
    ['/about/', 301, '/about'],
    ['/About.html?a=B', 301, '/about?a=B'],
    ['/index/index.html/', 301, '/'],
    ['/sitemap.xml', 200, '<urlset/>'],
    ['/embed/part.html', 200, 'part'],
    ['/embed/part', 404, 'nowhere'],
    ['/assets/app-1.js', 200, 'one'],
    ['/.well-known/security.txt', 200, files['.well-known/security.txt']],
    ['/.well-known/acme-challenge/Ab-C_d', 200, 'token'],
    ['/_headers', 404, 'nowhere'],
    ['/_redirects', 404, 'nowhere'],
    ['/.vite/manifest.json', 404, 'nowhere'],
    ['/404', 404, 'nowhere'],
    ['/nowhere', 404, 'nowhere'],
    ['/constructor', 404, 'nowhere'],
    ['/%e0%a4%', 404, 'nowhere'],
  ])('answers %s with %i: %s', async (...answer) => {
    expect(await answerOf(answer[0])).toEqual(answer)
  })

  test('answers a path of more than 300 characters with the not-found page, whatever it ends in', async () => {
    const path = `/about${'/index.html'.repeat(700)}`
    expect(await answerOf(path)).toEqual([path, 404, 'nowhere'])
  })

  test('sends headers by path, the type and a hash of the content', async () => {
    const { status, headers } = await fetch(`${site.url}/notes.md`, { method: 'HEAD' })
    expect([status, headers.get('x-all'), headers.get('x-page')]).toEqual([200, 'yes', null])
    expect(headers.get('content-type')).toBe('text/markdown; charset=utf-8')
    expect(headers.get('content-length')).toBe('3')
    expect((await fetch(`${site.url}/nowhere`)).headers.get('x-page')).toBe('none')
  })

  test('sends what is known already without its body', async () => {
    const tag = (await fetch(`${site.url}/about`)).headers.get('etag') ?? ''
    for (const known of [tag, `W/${tag}`, `"x", ${tag}`, '*'])
      expect(await askedWith('if-none-match', known)).toEqual([known, 304, ''])
    expect(await askedWith('if-none-match', '"x"')).toEqual(['"x"', 200, 'about'])
  })

  test('sends a file compressed where the build has it so, to those that can read it', async () => {
    const seen = ['br', 'gzip, br;q=1', 'gzip'].map(async (encodings) => {
      const { headers } = await fetch(`${site.url}/prices`, {
        method: 'HEAD',
        headers: { 'accept-encoding': encodings },
      })
      return [encodings, headers.get('content-encoding'), headers.get('content-length'), headers.get('vary')]
    })
    expect(await Promise.all(seen)).toEqual([
      ['br', 'br', '7', 'Accept-Encoding'],
      ['gzip, br;q=1', 'br', '7', 'Accept-Encoding'],
      ['gzip', null, '6', 'Accept-Encoding'],
    ])
    expect(await answerOf('/prices.html.br')).toEqual(['/prices.html.br', 404, 'nowhere'])
  })

  test('answers a request for a part with the whole, and lives', async () => {
    for (const range of ['bytes=10-5', 'bytes=0-1', 'bytes=-1', 'bytes=1-', 'bytes=9-', 'bytes=0-1,3-4', 'x', 'bytes='])
      expect(await askedWith('range', range)).toEqual([range, 200, 'about'])
  })

  test('refuses every other method', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'PROPFIND']) {
      const answer = await fetch(`${site.url}/about`, { method })
      expect([method, answer.status, answer.headers.get('allow')]).toEqual([method, 405, 'GET, HEAD'])
    }
  })

  test('understands an address as a proxy sends it', async () => {
    expect(await requestRaw(site.port, 'http://other.example/about')).toMatchObject({ status: 200 })
    expect(await requestRaw(site.port, 'HTTP://other.example')).toMatchObject({ status: 301, location: '/' })
  })

  test('continues without its folder, and serves the next build once that is complete', async () => {
    renameSync(join(folder, 'dist'), join(folder, 'former'))
    expect(await answerOf('/about')).toEqual(['/about', 200, 'about'])
    place('dist', { 'index.html': 'new home', '404.html': 'new nowhere', 'assets/app-2.js': 'two' })
    expect(await answerOf('/about')).toEqual(['/about', 200, 'about'])
    placeHeaders()
    expect(await answerOf('/about')).toEqual(['/about', 404, 'new nowhere'])
    expect(await answerOf('/')).toEqual(['/', 200, 'new home'])
  })

  test('still has the hashed files of the five builds before', async () => {
    for (let build = 2; build <= 7; build += 1) {
      rmSync(join(folder, 'dist'), { recursive: true })
      place('dist', { '404.html': 'nowhere', [`assets/app-${build}.js`]: String(build) })
      placeHeaders()
      await answerOf('/')
    }
    const kept = await Promise.all([1, 2, 7].map((build) => answerOf(`/assets/app-${build}.js`)))
    expect(kept.map(([, status, body]) => [status, body])).toEqual([
      [404, 'nowhere'],
      [200, '2'],
      [200, '7'],
    ])
  })

  test('listens at both addresses of this machine, and at no other', async () => {
    expect(site.url).toBe(`http://localhost:${site.port}`)
    for (const host of ['127.0.0.1', '[::1]', 'localhost'])
      expect((await fetch(`http://${host}:${site.port}/about`)).status).toBe(200)
    await expect(fetch(`http://127.0.0.2:${site.port}/about`)).rejects.toThrow('fetch failed')
  })

  test('listens at the host that is given', async () => {
    const own = await serve(0, join(folder, 'dist'), join(folder, 'server'), '::1')
    expect((await fetch(`http://[::1]:${own.port}/about`)).status).toBe(200)
    expect(own.url).toBe(`http://[::1]:${own.port}`)
    await expect(fetch(`http://127.0.0.1:${own.port}/about`)).rejects.toThrow('fetch failed')
    await own.stop()
  })

  test('says which port is taken, by either address', async () => {
    const again = serve(site.port, join(folder, 'dist'), join(folder, 'server'))
    await expect(again).rejects.toMatchObject({ code: 'EADDRINUSE', port: site.port })
    const sixth = await serve(0, join(folder, 'dist'), join(folder, 'server'), '::1')
    const other = serve(sixth.port, join(folder, 'dist'), join(folder, 'server'))
    await expect(other).rejects.toMatchObject({ code: 'EADDRINUSE', port: sixth.port })
    await sixth.stop()
  })

  test('ends once it has answered what has begun', async () => {
    const socket = connect(site.port, '::1')
    await new Promise((resolve) => socket.once('connect', resolve))
    socket.write('GET /about HTTP/1.1\r\nHost: localhost\r\n')
    await answerOf('/')
    const end = site.stop()
    socket.write('Connection: close\r\n\r\n')
    const answer = await new Promise((resolve) => socket.once('data', (data) => resolve(String(data))))
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*\r\nabout$/)
    await end
    await expect(fetch(`${site.url}/about`)).rejects.toThrow('fetch failed')
    site = await serve(0, join(folder, 'dist'), join(folder, 'server'))
  })
})
