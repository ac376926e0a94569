import { expect, test } from 'vitest'
import { heard } from './heard.ts'

test.each([
  { fails: 0, said: 'all', told: [] },
  { fails: 1, said: 'all', told: ['opened again: the page is silent'] },
  { fails: 2, said: null, told: ['opened again: the page is silent', 'not heard: the page is silent'] },
])('a walk that cannot begin $fails times gives $said, and the others go on', async ({ fails, said, told }) => {
  const lines: string[] = []
  let begun = 0
  const walk = async () => {
    begun += 1
    if (begun <= fails) throw new Error('the page is silent')
    return 'all'
  }
  expect(await heard(walk, (line) => lines.push(line))).toBe(said)
  expect(lines).toEqual(told)
})
