import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { exploreFile } from './explore-files.ts'
import { filesWithMachines } from './find.ts'
import { figuresOf } from './table.ts'

const lamp = `
import { createMachine, createActor } from 'xstate'
import { shine } from 'a-package-that-is-not-there'
import './lamp.css'
export const lamp = createMachine({
  id: 'lamp',
  initial: 'off',
  states: {
    off: { on: { press: { guard: ({ event }) => event.force > 1, target: 'on', actions: shine } } },
    on: { on: { press: 'off' } },
  },
})
createActor(lamp).start().send({ type: 'press', force: 2 })
`

test('a machine in a folder is found, bundled without its packages and explored', { timeout: 60_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'public-'))
  mkdirSync(join(folder, 'lamp/node_modules'), { recursive: true })
  for (const file of ['lamp/lamp.ts', 'lamp/lamp.test.ts', 'lamp/node_modules/lamp.js'])
    writeFileSync(join(folder, file), lamp)
  const files = filesWithMachines(folder)
  expect(files).toEqual([join('lamp', 'lamp.ts')])
  const { machines } = await exploreFile(folder, join('lamp', 'lamp.ts'))
  expect(machines.map(({ id, transitions, found }) => [id, transitions, found.bare])).toEqual([
    ['lamp', 2, { taken: 2, paths: 1, untaken: [], notes: [] }],
  ])
  expect(figuresOf(machines)).toBe(
    '1 machines. Without a model 1 are explored, 1 of them in every transition; with one 1, 1 in every transition.',
  )
})

test('a model by hand of one of XState’s examples has at most six lines', () => {
  const models = readFileSync(join(import.meta.dirname, 'models.ts'), 'utf8')
  const entries = [...models.matchAll(/^ {2}'([^']+)': \{(.*?)(?:^ {2}| )\},$/gms)].map(([, name, body = '']) => ({
    name,
    lines: body.trim().split('\n').length,
  }))
  expect(entries.length).toBeGreaterThan(20)
  expect(entries.filter(({ name, lines }) => lines > 6 && name !== 'editor-machine.ts editor')).toEqual([])
})
