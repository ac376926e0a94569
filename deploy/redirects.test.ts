import { expect, test } from 'vitest'
import { moved } from '../src/seo/moved.ts'
import { redirectsFile } from './redirects.ts'

test('What moved is sent on, with all below it', () => {
  expect(redirectsFile(moved)).toBe(
    '/book/marlboro /book/englishtown 301\n/book/marlboro/* /book/englishtown/:splat 301\n',
  )
})
