import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { root } from '../../scripts/support/setup.mjs'
import { serveDisturbed, type DisturbedSite } from './site.ts'

let folder: string
let site: DisturbedSite

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-'))
  for (const name of ['dist', 'dist-server']) mkdirSync(join(folder, name))
  writeFileSync(join(folder, 'dist/404.html'), 'nowhere')
  writeFileSync(join(folder, 'dist/film.bin'), Buffer.alloc(20_000_000))
  writeFileSync(join(folder, 'dist-server/headers.json'), '[]')
  site = await serveDisturbed(relative(root, join(folder, 'dist')), {})
})

afterEach(async () => {
  await site.stop()
  rmSync(folder, { recursive: true })
})

test('what is still being sent is not answered', async () => {
  const reader = connect(site.port, '127.0.0.1').pause()
  await once(reader, 'connect')
  reader.write('GET /film.bin HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n')
  await vi.waitFor(() => expect(site.requests()).toEqual({ come: 1, isAnswering: true }))
  reader.resume()
  await once(reader, 'close')
  await vi.waitFor(() => expect(site.requests()).toEqual({ come: 1, isAnswering: false }))
})

test('what is held is not being answered until it is released', async () => {
  site.hold()
  const answer = fetch(`${site.url}/leads`, { method: 'POST' })
  await vi.waitFor(() => expect(site.requests()).toEqual({ come: 1, isAnswering: false }))
  expect(site.release()).toBe(true)
  expect(site.requests().isAnswering).toBe(true)
  expect((await answer).status).toBe(503)
  await vi.waitFor(() => expect(site.requests().isAnswering).toBe(false))
})
