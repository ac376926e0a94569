import { expect, test } from 'vitest'
import { parsePartMessage } from './embed-part.ts'

test.each([
  [['part.ready'], { type: 'embed.ready' }],
  [['part.height', 640], { type: 'embed.resize', height: 640 }],
  [['part.complete'], { type: 'embed.complete', start: null }],
  [['part.failed', 'blocked'], { type: 'embed.fail', reason: 'blocked' }],
  [['part.failed', 'broken'], { type: 'embed.fail', reason: 'broken' }],
  [['part.failed', 'unavailable'], { type: 'embed.fail', reason: 'unavailable' }],
])('%j is understood', (data, event) => {
  expect(parsePartMessage(data)).toEqual(event)
})

test.each([
  null,
  'part.ready',
  {},
  [],
  [null],
  ['part.hello'],
  ['part.height'],
  ['part.height', '640'],
  ['part.height', 0],
  ['part.height', -1],
  ['part.height', Number.NaN],
  ['part.height', Infinity],
  ['part.failed'],
  ['part.failed', 'because'],
  { 0: 'part.ready', length: 1 },
])('%j means nothing', (data) => {
  expect(parsePartMessage(data)).toBeNull()
})
