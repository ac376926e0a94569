import { expect, test } from 'vitest'
import { cheap } from '../../tests/support/inbox.ts'
import { createPasswords, defaultCost } from './passwords.ts'

test('a hash costs what OWASP asks for: N=2^17, r=8, p=1', async () => {
  expect(defaultCost).toBe(131_072)
  const passwords = createPasswords()
  const stored = await passwords.hash('correct horse battery')
  expect(stored).toMatch(/^scrypt\$131072\$[\w-]{22}\$[\w-]{43}$/)
  expect(await passwords.isRight('correct horse battery', stored)).toBe(true)
})

test('a password is right for its own hash alone, and no password without one', async () => {
  const passwords = createPasswords(cheap)
  const stored = await passwords.hash('correct horse battery')
  expect(await passwords.hash('correct horse battery')).not.toBe(stored)
  expect(await passwords.isRight('correct horse batterx', stored)).toBe(false)
  expect(await passwords.isRight('', null)).toBe(false)
})

test('accents typed in two ways are the same password', async () => {
  const passwords = createPasswords(cheap)
  const stored = await passwords.hash('caf\u00e9 caf\u00e9 caf\u00e9')
  expect(await passwords.isRight('cafe\u0301 cafe\u0301 cafe\u0301', stored)).toBe(true)
})

test('of many at once each is answered or told to wait, and afterwards there is room again', async () => {
  const passwords = createPasswords(cheap)
  const stored = await passwords.hash('correct horse battery')
  const answers = await Promise.allSettled(
    Array.from({ length: 40 }, () => passwords.isRight('correct horse battery', stored)),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled').length).toBe(22)
  expect(await passwords.isRight('correct horse battery', stored)).toBe(true)
})
