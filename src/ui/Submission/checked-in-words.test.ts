import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { checkedInWords } from './checked-in-words.ts'

const schema = z.object({
  name: z.string().check(z.minLength(2, 'short')),
  town: z.string().check(z.minLength(1, 'empty')),
})

test('an issue is shown in words, or by its key if it has none: none is left out', () => {
  const check = checkedInWords<string>(schema, { short: 'Please type two letters' })
  expect(check({ name: 'J', town: '' })).toEqual({ name: 'Please type two letters', town: 'empty' })
  expect(check({ name: 'Jo', town: 'Trenton' })).toEqual({})
})
