import { describe, expect, test } from 'vitest'
import { sharesOf } from './shares.ts'

describe('pages dealt out to workers', () => {
  test('are in one share each, every share having as many of all kinds', () => {
    expect(sharesOf(['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'b3'], 2)).toEqual([
      ['a1', 'a3', 'b1', 'b3'],
      ['a2', 'a4', 'b2'],
    ])
  })

  test('are all in one share for one worker', () => {
    expect(sharesOf(['a', 'b'], 1)).toEqual([['a', 'b']])
  })
})
