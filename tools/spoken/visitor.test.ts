import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Requests } from './site.ts'
import { visitorIn } from './visitor.ts'

const line = { kind: 'said', text: 'Page has 5 headings' } as const
const session = {
  ear: { position: () => 1, since: () => [line], until: () => Promise.resolve() },
  processes: [],
  press: () => undefined,
  type: () => undefined,
  close: () => Promise.resolve(),
}

test.runIf(existsSync('/proc')).each<[string, (look: number) => Requests]>([
  ['is answered', (look) => ({ come: 1, isAnswering: look <= 6 })],
  ['comes', (look) => ({ come: Math.min(look, 6), isAnswering: false })],
])('nothing is quiet while a request %s', async (_, requestsAt) => {
  let looks = 0
  const requests = () => {
    looks += 1
    return requestsAt(looks)
  }
  const listening = { url: '', port: 0, stop: () => Promise.resolve() }
  await visitorIn(session, {
    ...listening,
    mend: () => undefined,
    hold: () => undefined,
    release: () => false,
    requests,
  })
  expect(looks).toBeGreaterThanOrEqual(10)
})
