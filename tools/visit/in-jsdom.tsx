import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { lineMark } from './line-mark.ts'
import { isFlow } from './recorded.ts'
import { replayPath, testOfVisit } from './visit.ts'
import { readPath } from './written.ts'

const root = join(import.meta.dirname, '../..')
const longest = 30 * 60_000
const { VISIT: file = '', VISIT_MACHINE: machine = '', VISIT_OUT: out = 'dist-visit' } = process.env

function say(text: string): void {
  for (const line of text.split('\n')) process.stdout.write(`\n${lineMark}${line}\n`)
}

/** What `npm run visit` does in jsdom, which only Vitest has. */
test('the visit', { timeout: longest }, async () => {
  expect(await hasPassed().catch((error: unknown) => say(String(error)))).toBe(true)
})

async function hasPassed(): Promise<boolean> {
  const text = readFileSync(file, 'utf8')
  const path = readPath(text)
  if (path) return replayPath(path, say)
  await testOfVisit(text, isFlow(machine) ? machine : null, { say, root, folder: resolve(root, out) })
  return true
}
