import { expect, test } from 'vitest'
import { sinceAskedFor } from './since.ts'

test.each([
  [[], { since: null, others: [] }],
  [['--since', 'main'], { since: 'main', others: [] }],
  [['--shard', '1/4', '--since=v1'], { since: 'v1', others: ['--shard', '1/4'] }],
  [['--since', 'main', '--shard', '1/4'], { since: 'main', others: ['--shard', '1/4'] }],
])('%j is read', (given, expected) => {
  expect(sinceAskedFor(given)).toEqual(expected)
})

test.each([[['--since']], [['--since=']], [['--since', '--shard']]])('%j is refused', (given) => {
  expect(() => sinceAskedFor(given)).toThrow(new Error('--since takes a version that git knows, such as main.'))
})
