import { PassThrough } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createBodyReader } from './body.ts'

test('as much as may be held at once is held, and what comes beyond it is to be sent again', async () => {
  const readBody = createBodyReader(1000)
  const [first, second] = [new PassThrough(), new PassThrough()]
  const outcomes = Promise.allSettled([readBody(first), readBody(second)])
  for (const body of [first, second]) {
    body.write('x'.repeat(600))
    await setImmediate()
  }
  first.end()
  expect(await outcomes).toEqual([
    { status: 'fulfilled', value: 'x'.repeat(600) },
    { status: 'rejected', reason: new Error('too many requests at once') },
  ])
  const third = new PassThrough()
  third.end('x'.repeat(1000))
  expect(await readBody(third)).toHaveLength(1000)
})
