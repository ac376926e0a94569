import { expect, test } from 'vitest'
import { isOneLetterOff } from './one-letter-off.ts'

test.each([
  ['trenten', 'trenton'],
  ['trentn', 'trenton'],
  ['trentoon', 'trenton'],
  ['trenotn', 'trenton'],
  ['trenton', 'trentons'],
])('%s and %s differ in one letter, either way round', (one, other) => {
  expect([isOneLetterOff(one, other), isOneLetterOff(other, one)]).toEqual([true, true])
})

test.each([
  ['trenton', 'trenton'],
  ['brenton', 'trenton'],
  ['trantan', 'trenton'],
  ['trent', 'trenton'],
  ['nottren', 'trenton'],
  ['', 't'],
])('%j and %j do not', (one, other) => {
  expect([isOneLetterOff(one, other), isOneLetterOff(other, one)]).toEqual([false, false])
})
