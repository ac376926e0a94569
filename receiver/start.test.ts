import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { idsIn } from '../tools/bench/receiver/sqlite-program.ts'
import { startReceiver, submit, type ReceiverProcess } from '../tools/bench/receiver/receiver-process.ts'

let folder: string
let started: ReceiverProcess[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'receiver-'))
  started = []
})

afterEach(async () => {
  await Promise.all(started.map(({ kill }) => kill()))
  rmSync(folder, { recursive: true, force: true })
})

const file = () => join(folder, 'data/leads.db')

async function start(environment: Record<string, string> = {}) {
  const receiver = await startReceiver({ RECEIVER_FILE: file(), ...environment })
  started.push(receiver)
  return receiver
}

const post = (base: string, number: number) => submit(base, `lead-of-the-test-${number}`)

test('what was answered is still there after a kill in the midst of work, and nothing keeps the next one out', async () => {
  const first = await start()
  let received = 0
  const work = Array.from({ length: 4 }, async (_, worker) => {
    for (let number = worker; ; number += 4) {
      const status = await post(first.base, number)
      if (status === 0) return
      received += status === 201 ? 1 : 0
      if (received === 20) first.child.kill('SIGKILL')
    }
  })
  await Promise.all(work)

  const second = await start()
  expect(received).toBeGreaterThanOrEqual(20)
  expect((await idsIn(file())).size).toBeGreaterThanOrEqual(received)
  expect(await post(second.base, 0)).toBe(200)
})

test('asked to end it answers what has begun, then leaves a file without log or index', async () => {
  const { child, base } = await start()
  const answers = Array.from({ length: 8 }, (_, number) => post(base, number))
  const first = await Promise.race(answers)
  child.kill('SIGTERM')
  const [code] = await once(child, 'exit')
  expect([first, code]).toEqual([201, 0])
  for (const left of ['leads.db-wal', 'leads.db-shm']) expect(existsSync(join(folder, 'data', left))).toBe(false)

  await start()
  const answered = (await Promise.all(answers)).filter((status) => status === 201)
  expect((await idsIn(file())).size).toBeGreaterThanOrEqual(answered.length)
})

test('it continues when nobody reads its log any more', async () => {
  const { child, base } = await start()
  child.stdout?.destroy()
  child.stderr?.destroy()
  expect([await post(base, 1), await post(base, 2), await post(base, 3)]).toEqual([201, 201, 201])
  expect(child.exitCode).toBeNull()
})

test('it does not start on a public address with only the origin of npm start', async () => {
  const { line, child } = await start({ RECEIVER_HOST: '0.0.0.0' })
  expect(line).toMatch(/^RECEIVER_HOST is 0\.0\.0\.0, .* name the site in RECEIVER_ORIGINS/)
  if (child.exitCode === null) await once(child, 'exit')
  expect(child.exitCode).toBe(1)
})

test('it says where requests are kept', async () => {
  const { lines } = await start()
  await vi.waitFor(() => expect(lines).toContain(`Requests are kept in ${file()}.`))
})
