import { expect, test } from 'vitest'
import { isSame, newSecret, seal, unseal } from './secrets.ts'

test('what is sealed is read with the same secret alone', () => {
  const secret = newSecret()
  const sealed = seal('reyes (609) 555', secret)
  expect(sealed).toMatch(/^[\w-]+$/)
  expect(sealed).not.toContain(Buffer.from('reyes').toString('base64url'))
  expect(unseal(sealed, secret)).toBe('reyes (609) 555')
  expect(unseal(sealed, newSecret())).toBe(null)
})

test('what was changed, cut or made up is not read', () => {
  const secret = newSecret()
  const sealed = seal('reyes', secret)
  expect(unseal(`${sealed.startsWith('A') ? 'B' : 'A'}${sealed.slice(1)}`, secret)).toBe(null)
  expect(unseal(sealed.slice(0, 20), secret)).toBe(null)
  expect(unseal('', secret)).toBe(null)
})

test('texts are the same or not, whatever their length', () => {
  expect([isSame('a', 'a'), isSame('a', 'b'), isSame('a', 'aa'), isSame('', '')]).toEqual([true, false, false, true])
})
