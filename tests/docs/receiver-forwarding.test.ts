import { expect, test, vi } from 'vitest'
import { signatureOf } from '../../receiver/forwarding/hook-signature.ts'
import { documents } from './pages.ts'

const secret = 'a secret of at least 24 characters'
const text = documents().find(({ path }) => path === 'docs/receiver-forwarding.md')?.text ?? ''
const [, program = ''] = /```js\n([\s\S]*?)```/.exec(text) ?? []

test('the program that the page gives tells a request of the receiver from others', async () => {
  vi.stubEnv('HOOK_SECRET', secret)
  const { isGenuine } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(program)}`)
  const now = Date.now()
  const signed = (key: string, at: number) => signatureOf(key, 'request-1', '{"id":"request-1"}', at)
  const body = '{"id":"request-1"}'
  expect(isGenuine(signed(secret, now), body)).toBe(true)
  expect(isGenuine(signed(secret, now), `${body} `)).toBe(false)
  expect(isGenuine(signed(`${secret}!`, now), body)).toBe(false)
  expect(isGenuine(signed(secret, now - 3_600_000), body)).toBe(false)
  expect(isGenuine({ ...signed(secret, now), 'webhook-id': 'request-2' }, body)).toBe(false)
  expect(isGenuine({}, body)).toBe(false)
  vi.unstubAllEnvs()
})
