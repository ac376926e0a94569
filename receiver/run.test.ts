import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { startHook, type HookServer } from '../tests/support/hook-server.ts'
import { openDatabase } from './database/open.ts'
import { addAccount } from './inbox/accounts.ts'
import { createPasswords } from './inbox/passwords.ts'
import { runReceiver, type Running } from './run.ts'
import { readSettings } from './settings.ts'

const password = 'a long enough password'

let folder: string
let hook: HookServer
let running: Running

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'run-'))
  hook = await startHook((response) => response.end())
  const settings = readSettings({
    RECEIVER_FILE: join(folder, 'leads.db'),
    RECEIVER_PORT: '0',
    RECEIVER_INBOX_PORT: '0',
    RECEIVER_LIMIT: '0',
    RECEIVER_HOOK_URL: hook.url,
    RECEIVER_HOOK_SECRET: 'a-secret-of-more-than-24-characters',
  })
  const database = await openDatabase(settings)
  const owner = { name: 'Olive', password, role: 'owner', clinic: '' } as const
  await addAccount(database, owner, createPasswords(2 ** 10))
  await database.close()
  running = await runReceiver(settings, () => undefined)
})

afterEach(async () => {
  await running.stop()
  await hook.stop()
  rmSync(folder, { recursive: true })
})

/** Posts a form to the inbox as its pages do. */
function post(path: string, cookie: string, fields: Readonly<Record<string, string>>): Promise<Response> {
  const headers = { cookie, origin: running.inbox }
  return fetch(running.inbox + path, { method: 'POST', headers, body: new URLSearchParams(fields), redirect: 'manual' })
}

const cookiesOf = ({ headers }: Response) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
const tokenIn = async (page: Response) => /name="token" value="([^"]+)"/.exec(await page.text())?.[1] ?? ''

async function signIn(): Promise<{ cookie: string; token: string }> {
  const page = await fetch(`${running.inbox}/sign-in`)
  const token = await tokenIn(page)
  const cookie = cookiesOf(await post('/sign-in', cookiesOf(page), { token, name: 'Olive', password }))
  return { cookie, token: await tokenIn(await fetch(`${running.inbox}/account`, { headers: { cookie } })) }
}

test('any number of requests of one visitor does not mean any number of guesses of a password', async () => {
  const statuses = []
  for (let count = 0; count < 21; count += 1)
    statuses.push((await post('/sign-in', '', { name: `${count}`, password })).status)
  expect(statuses.slice(-2)).toEqual([403, 429])
})

test('what turns out to be no spam is forwarded at once', async () => {
  const id = 'request-of-the-test-1'
  const headers = { 'content-type': 'application/json', 'idempotency-key': id }
  const body = JSON.stringify({ id, flags: 'hidden field filled in' })
  await fetch(`http://127.0.0.1:${running.port}/leads`, { method: 'POST', headers, body })
  const { cookie, token } = await signIn()
  const began = performance.now()
  await post(`/requests/${id}/not-spam`, cookie, { token })
  await hook.until((calls) => calls.length === 1)
  expect(performance.now() - began).toBeLessThan(5000)
})

test('the address for the first account that a start prints is in the audit', async () => {
  await running.stop()
  const settings = readSettings({
    RECEIVER_FILE: join(folder, 'new.db'),
    RECEIVER_PORT: '0',
    RECEIVER_INBOX_PORT: '0',
  })
  running = await runReceiver(settings, () => undefined)
  expect(running.firstLink).toContain('/welcome/')
  const database = await openDatabase(settings)
  onTestFinished(() => database.close())
  expect(await database.run('SELECT account, act, subject FROM audit')).toEqual([
    { account: '', act: 'link', subject: 'owner' },
  ])
})
