import { describe, expect, test } from 'vitest'
import { isDealtTo, partAskedFor, shardOptions } from './part.ts'

describe('the part that is asked for', () => {
  test.each([
    ['', { number: 1, of: 1 }],
    ['--shard 1/4', { number: 1, of: 4 }],
    ['--shard=4/4', { number: 4, of: 4 }],
  ])('%j', (line, part) => {
    expect(partAskedFor(line.split(' ').filter(Boolean))).toEqual(part)
  })

  test.each([
    ['--shard', "--shard takes a part and their number like 1/4, not ''."],
    ['--shard 5/4', "--shard takes a part and their number like 1/4, not '5/4'."],
    ['--shard 0/4', "--shard takes a part and their number like 1/4, not '0/4'."],
    ['--shard 1', "--shard takes a part and their number like 1/4, not '1'."],
    ['--shards 1/4', "npm test takes --shard 1/4, not '--shards 1/4'."],
    ['--shard 1/4 booking', "npm test takes --shard 1/4, not '--shard 1/4 booking'."],
  ])('%j is refused', (line, sentence) => {
    expect(() => partAskedFor(line.split(' '))).toThrow(sentence)
  })
})

test('the runners get the option of a part, and none where all is run', () => {
  expect(shardOptions({ number: 2, of: 4 })).toEqual(['--shard=2/4'])
  expect(shardOptions({ number: 1, of: 1 })).toEqual([])
})

test.each([1, 2, 3, 4, 9])('of %i parts exactly one does each thing that is done once', (of) => {
  for (let index = 0; index < 8; index += 1) {
    const numbers = Array.from({ length: of }, (_, before) => before + 1)
    expect(numbers.filter((number) => isDealtTo({ number, of }, index))).toHaveLength(1)
  }
})
