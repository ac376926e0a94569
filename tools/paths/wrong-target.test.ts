import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { setup } from 'xstate'
import { wrongTarget } from './wrong-target.ts'

const chart = `export const lamp = setup({}).createMachine({
  id: 'lamp',
  initial: 'off',
  states: {
    off: { on: { press: 'on' } },
    on: {
      on: {
        'press.long': { guard: 'isWarm', target: 'dimmed' },
      },
    },
  },
})
`

function errorOf(make: () => unknown): Error {
  try {
    make()
  } catch (error) {
    if (error instanceof Error) return error
  }
  throw new Error('the machine could be made')
}

test('a target that does not exist is one sentence with file, line, state, event and target', () => {
  const root = mkdtempSync(join(tmpdir(), 'wrong-target-'))
  const file = join(root, 'lamp.machine.ts')
  writeFileSync(file, chart)
  const error = errorOf(() =>
    setup({}).createMachine({ id: 'lamp', initial: 'on', states: { on: { on: { 'press.long': 'dimmed' } } } }),
  )
  error.stack = `${error.message}\n    at ${pathToFileURL(file).href}:1:37`
  expect(wrongTarget(error, root)).toBe(
    "lamp.machine.ts:8: the state 'lamp.on' leads on 'press.long' to 'dimmed', but 'lamp' has no such state.",
  )
})

test('another error is left as it is', () => {
  expect(wrongTarget(new Error('offline'), '/')).toBeNull()
})
