import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../scripts/support/setup.mjs'
import { documents, isThere } from './pages.ts'

const text = documents().find(({ path }) => path === 'docs/receiver-faults.md')?.text ?? ''
const rows = text.split('\n').filter((line) => /^\| (?!---|what goes wrong)/.test(line))
const named = rows.map((row) => /`([\w/-]+\.test\.ts)` ([^|]+?) *\|$/.exec(row)?.slice(1) ?? [row])

/** The titles of the tests in a file, and of the groups in which they are. */
function titlesIn(file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8')
  return [...source.matchAll(/\(\s*'((?:[^'\\\n]|\\.)+)',\s*(?:async )?\(/g)].map(([, title = '']) => title)
}

test('every fault of the receiver names a test that there is', () => {
  const missing = named.filter(([name, title]) => {
    const file = `receiver/${name}`
    return title === undefined || !isThere(file) || !titlesIn(file).some((known) => known.startsWith(title))
  })
  expect(missing).toEqual([])
  expect(named.length).toBeGreaterThan(25)
})
