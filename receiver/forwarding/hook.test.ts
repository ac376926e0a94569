import { createHmac } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { startHook, type HookServer } from '../../tests/support/hook-server.ts'
import { createHook } from './hook.ts'
import { outcomeOfAnswer } from './hook-answer.ts'
import { signatureOf } from './hook-signature.ts'
import { tryHook } from './try.ts'

const secret = 'a secret of at least 24 characters'
const now = Date.UTC(2026, 10, 26, 15, 0)
const request = {
  id: 'request-of-the-test-1',
  kind: 'lead',
  clinic: 'princeton',
  body: '{"firstName":"Ann","id":"request-of-the-test-1"}',
  received: '2026-11-26T15:00:00.000Z',
  queued: '2026-11-26T15:00:00.000Z',
}
const never = new AbortController().signal
let hook: HookServer | undefined

afterEach(() => hook?.stop())

async function answering(answer: (response: ServerResponse) => void, patienceMs = 5000) {
  hook = await startHook(answer)
  return createHook({ url: hook.url, secret }, () => now, patienceMs).send(request, never)
}

const withStatus = (status: number, headers: Record<string, string> = {}, body = '') =>
  answering((response) => response.writeHead(status, headers).end(body))

test('a hook gets the request as JSON, signed, with its id as the key', async () => {
  expect(await withStatus(204)).toEqual({ kind: 'accepted' })
  const { headers, body } = hook?.calls[0] ?? { headers: {}, body: '' }
  expect(JSON.parse(body)).toEqual({
    id: request.id,
    kind: 'lead',
    clinic: 'princeton',
    received: request.received,
    fields: { firstName: 'Ann', id: request.id },
  })
  const signed = createHmac('sha256', secret)
    .update(`${request.id}.${now / 1000}.${body}`)
    .digest('base64')
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'idempotency-key': request.id,
    'webhook-id': request.id,
    'webhook-timestamp': String(now / 1000),
    'webhook-signature': `v1,${signed}`,
  })
})

test('a signature is the one that the specification gives as its example', () => {
  const signed = signatureOf(
    'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    'msg_p5jXN8AQM9LWM0D4loKWxJek',
    '{"test": 2432232314}',
    1_614_265_330_000,
  )
  expect(signed['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
})

test.each([200, 201, 202, 299])('%d means that it was taken', async (status) => {
  expect((await withStatus(status)).kind).toBe('accepted')
})

test.each([301, 302, 307, 308, 401, 403, 404, 405, 408, 425, 429, 500, 501, 502, 503])(
  '%d means that it is tried again',
  async (status) => {
    const outcome = await withStatus(status, { location: 'http://127.0.0.1:1/' })
    expect(outcome).toMatchObject({ kind: 'again', reason: expect.stringContaining(`(${status})`) })
    expect(hook?.calls).toHaveLength(1)
  },
)

test.each([400, 410, 413, 415, 422])('%d is final', async (status) => {
  expect((await withStatus(status)).kind).toBe('refused')
})

test.each([
  ['by its type', { 'content-type': 'text/html; charset=utf-8' }, 'Sign in'],
  ['by its beginning', {}, '\n<!DOCTYPE html><title>Sign in</title>'],
])('a page, known %s, is no receipt', async (_how, headers, body) => {
  expect((await withStatus(200, headers, body)).kind).toBe('again')
})

test('Retry-After is read as seconds and as a date, and is an hour at most', () => {
  const after = (retryAfter: string) => {
    const answer = { status: 503, contentType: '', retryAfter, beginning: '' }
    return Reflect.get(outcomeOfAnswer(answer, 'hooks.example.com', now), 'after')
  }
  expect(
    ['120', new Date(now + 90_000).toUTCString(), '86400', '0', 'soon', new Date(0).toUTCString()].map(after),
  ).toEqual([120_000, 90_000, 3_600_000, undefined, undefined, undefined])
})

test('a hook that says nothing is given up in time', async () => {
  const outcome = await answering(() => undefined, 50)
  expect(outcome).toMatchObject({
    kind: 'again',
    reason: expect.stringContaining('did not answer in time'),
    isAway: true,
  })
})

test('so is one whose body drips', async () => {
  const outcome = await answering((response) => {
    response.writeHead(200)
    const dripping = setInterval(() => response.write('.'), 5)
    response.on('close', () => clearInterval(dripping))
  }, 100)
  expect(outcome).toMatchObject({ kind: 'again', reason: expect.stringContaining('did not answer in time') })
})

test('of an endless body no more is read than is of interest', async () => {
  expect((await withStatus(200, {}, 'x'.repeat(10_000_000))).kind).toBe('accepted')
})

test('a hook that breaks off, or is not there, is tried again', async () => {
  expect(await answering((response) => response.destroy())).toMatchObject({ kind: 'again', isAway: true })
  await hook?.stop()
  const url = hook?.url ?? ''
  hook = undefined
  const outcome = await createHook({ url, secret }).send(request, never)
  expect(outcome).toMatchObject({ kind: 'again', reason: expect.stringContaining('ECONNREFUSED'), isAway: true })
})

test('a test says in one line whether the hook works', async () => {
  hook = await startHook((response) => response.writeHead(200).end())
  expect(await tryHook({ url: hook.url, secret })).toEqual({
    isWorking: true,
    line: `The hook ${new URL(hook.url).host} took a test.`,
  })
  const { headers, body } = hook.calls[0] ?? { headers: {}, body: '' }
  expect(body).toBe('{"test":true}')
  const signed = signatureOf(secret, String(headers['webhook-id']), body, Number(headers['webhook-timestamp']) * 1000)
  expect(headers).toMatchObject(signed)
})

test('and what to set or mend where it does not', async () => {
  hook = await startHook((response) => response.writeHead(401).end())
  expect(await tryHook({ url: hook.url, secret })).toEqual({
    isWorking: false,
    line: `The hook ${new URL(hook.url).host} does not let the receiver in (401): check RECEIVER_HOOK_URL and RECEIVER_HOOK_SECRET.`,
  })
  expect(await tryHook(null)).toEqual({ isWorking: false, line: 'No hook is set: set RECEIVER_HOOK_URL.' })
})
