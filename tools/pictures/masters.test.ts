import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { masterIds, rendersPage, rendersText, settingsOf } from './renders.ts'

test.each(masterIds())('%s: its render is large enough, without speckle, and may be taken again', (id) => {
  expect(settingsOf(id).picture).toBe(id)
})

test('The page of renders tells what stands beside the masters: npm run render -- --table', () => {
  expect(readFileSync(rendersPage, 'utf8')).toBe(rendersText())
})
