import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const command = fileURLToPath(new URL('start.mjs', import.meta.url))
const token = 'a-token-of-more-than-24-characters'

vi.setConfig({ testTimeout: 90_000 })

let folder: string
let started: ChildProcess[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'receiver-'))
  started = []
})

afterEach(() => {
  for (const child of started) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** Starts the command; resolves to its first line and, when it listens, its address. */
async function start() {
  const file = join(folder, 'data/leads.db')
  const env = { ...process.env, RECEIVER_PORT: '0', RECEIVER_FILE: file, RECEIVER_EXPORT_TOKEN: token }
  const child = spawn(process.execPath, [command], { env, stdio: 'pipe' })
  started.push(child)
  const both = [child.stdout, child.stderr].map((input) => once(createInterface({ input }), 'line'))
  const [line] = await Promise.race(both)
  return { child, line: String(line), base: /http:\S+/.exec(String(line))?.[0] ?? '' }
}

function post(base: string, number: number) {
  const id = `lead-of-the-test-${number}`
  const headers = { 'content-type': 'application/json', 'idempotency-key': id }
  return fetch(`${base}/leads`, { method: 'POST', headers, body: JSON.stringify({ id, name: 'x'.repeat(2_000) }) })
}

async function rowsAt(base: string): Promise<number> {
  const answer = await fetch(`${base}/leads.csv`, { headers: { authorization: `Bearer ${token}` } })
  return (await answer.text()).trimEnd().split('\r\n').length - 1
}

test('what was answered is still there after a kill in the midst of work, and no lock keeps the next one out', async () => {
  const first = await start()
  let received = 0
  const work = Array.from({ length: 4 }, async (_, worker) => {
    for (let number = worker; ; number += 4) {
      const answer = await post(first.base, number)
      received += answer.status === 201 ? 1 : 0
      if (received === 20) first.child.kill('SIGKILL')
    }
  })
  await Promise.allSettled(work)
  expect(existsSync(join(folder, 'data/leads.db.lock'))).toBe(true)

  const second = await start()
  expect(received).toBeGreaterThanOrEqual(20)
  expect(await rowsAt(second.base)).toBeGreaterThanOrEqual(received)
  expect((await post(second.base, 0)).status).toBe(200)
})

test('a second receiver does not touch the file of one that lives', async () => {
  const first = await start()
  await post(first.base, 1)
  const second = await start()
  expect(second.line).toMatch(/leads\.db is in use by another receiver: stop that one first\.$/)
  expect((await post(first.base, 2)).status).toBe(201)
  expect(await rowsAt(first.base)).toBe(2)
})

test('asked to end it answers what has begun, then leaves a file without log or lock', async () => {
  const { child, base } = await start()
  const answers = Array.from({ length: 8 }, (_, number) => post(base, number))
  const first = await Promise.race(answers)
  child.kill('SIGTERM')
  const [code] = await once(child, 'exit')
  expect([first.status, code]).toEqual([201, 0])
  for (const left of ['leads.db-wal', 'leads.db.lock']) expect(existsSync(join(folder, 'data', left))).toBe(false)

  const again = await start()
  const answered = (await Promise.allSettled(answers)).filter(({ status }) => status === 'fulfilled')
  expect(await rowsAt(again.base)).toBeGreaterThanOrEqual(answered.length)
})
