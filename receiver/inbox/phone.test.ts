import { expect, test } from 'vitest'
import { phoneInWords, telOf } from './phone.ts'

test('a phone number is called with its country’s code, and read in its usual punctuation', () => {
  expect(telOf('609.555.0100')).toBe('tel:+16095550100')
  expect(telOf('1 609 555 0100')).toBe('tel:+16095550100')
  expect(telOf('+44 20 7946 0000')).toBe('tel:+442079460000')
  expect(telOf('ring me; javascript:alert(1)')).toBe(null)
  expect(phoneInWords('6095550100')).toBe('(609) 555-0100')
  expect(phoneInWords('+44 20 7946 0000')).toBe('+44 20 7946 0000')
})

test.each([
  ['609.555.0100 ext. 5', 'tel:+16095550100', '(609) 555-0100 ext. 5'],
  ['+1 609 555 0100 x 12', 'tel:+16095550100', '(609) 555-0100 ext. 12'],
  ['(609) 555-0100, Extension: 7', 'tel:+16095550100', '(609) 555-0100 ext. 7'],
  ['+49 (0)171 1234567', 'tel:+491711234567', '+49 (0)171 1234567'],
  ['٦٠٩ ٥٥٥ ٠١٠٠', 'tel:+16095550100', '(609) 555-0100'],
  ['＋１ ６０９ ５５５ ０１００', 'tel:+16095550100', '(609) 555-0100'],
  ['609 555 0100 or 609 555 0101', null, '609 555 0100 or 609 555 0101'],
])('%s is called at %s and read as %s', (typed, address, words) => {
  expect([telOf(typed), phoneInWords(typed)]).toEqual([address, words])
})

test('a megabyte of anything is no number, and takes no time', () => {
  for (const long of ['x', '1', ' ', '#', 'ext ', '(0)']) expect(telOf(`+${long.repeat(65_536)}`)).toBeNull()
})
