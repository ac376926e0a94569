import { expect, test } from 'vitest'
import { sinceAskedFor } from './since.ts'

test.each([
  [[], { since: null, others: [] }],
  [['--since', 'main'], { since: 'main', others: [] }],
  [['--shard', '1/4', '--since=v1'], { since: 'v1', others: ['--shard', '1/4'] }],
  [['--since', 'main', '--shard', '1/4'], { since: 'main', others: ['--shard', '1/4'] }],
])('%j is read', (given, expected) => {
  expect(sinceAskedFor(given, (ref) => ref)).toEqual(expected)
})

test.each([[['--since']], [['--since=']], [['--since', '--shard']]])('%j is refused', (given) => {
  expect(() => sinceAskedFor(given)).toThrow(new Error('--since takes a version that git knows, such as main.'))
})

test.each([[['--since', 'nothere']], [['--shard', '1/4', '--since=nothere']]])(
  '%j is refused, since git does not know it',
  (given) => {
    expect(() => sinceAskedFor(given)).toThrow(new Error("git knows no version 'nothere'."))
  },
)
