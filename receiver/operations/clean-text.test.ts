import { expect, test } from 'vitest'
import { cleaned, cleanedPath } from './clean-text.ts'

test.each([
  ['TypeError in Services in Princeton', 'TypeError in Services in Princeton'],
  ['took 30 ms, then 4,000 ms', 'took # ms, then #,# ms'],
  ['call (609) 555-0199 or +1 609.555.0199 now', 'call # or # now'],
  ['ada@example.com, <Ada.L+x@mail.example.com>', '(address), <(address)>'],
  ['ada @ example.com', '(address)'],
  ['ada%40example.com and 6%309', '(address) and #'],
  ['ada＠example.com', '(address)'],
  ['lead 3f0c1c62-1a51-4a8e-9c57-0a7c6f3c1d11 of entry-client-a1B2c3D4.js', 'lead # of #.js'],
  ['token QmFzZVNpeHR5Rm91cklzTG9uZw', 'token #'],
  ['https://example.com/a/b?name=Ada&x=1#part and more', 'https://example.com/a/b and more'],
  ['one\n\ttwo\u0000\u2028three', 'one two three'],
  ['h1 of medical-weight-loss-program', 'h# of medical-weight-loss-program'],
  ['%E0%A4%A', '%A'],
  ['', ''],
])('%j becomes %j', (text, clean) => {
  expect(cleaned(text)).toBe(clean)
})

test('a text of any length takes little time and is kept short', () => {
  const started = performance.now()
  for (const part of ['a', '@ ', '(1', 'a1', '\uFDFA', '%41', '1 ', '# ']) {
    const text = cleaned(part.repeat(30_000))
    expect(text.length).toBeLessThanOrEqual(200)
  }
  expect(performance.now() - started).toBeLessThan(2000)
})

test.each([
  ['https://www.example.com/book/princeton?name=Ada#top', '/book/princeton'],
  ['https://www.example.com', '/'],
  ['/book/$location', '/book/$location'],
  ['/book/princeton?email=ada@example.com', '/book/princeton'],
  ['https://www.example.com/mail/ada@example.com', '/mail/(address)'],
  ['', '/'],
])('the path of %j is %j', (address, path) => {
  expect(cleanedPath(address)).toBe(path)
})
