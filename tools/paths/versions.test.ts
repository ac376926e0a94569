import { expect, test } from 'vitest'
import { setup } from 'xstate'
import type { AnyFlowModel } from './core/explore.ts'
import { modelOf } from './core/small-machines.ts'
import { versionOf } from './versions.ts'

interface Variant {
  target?: 'on' | 'off'
  delay?: number
  description?: string
  isAllowed?: boolean
}

function lamp({ target = 'on', delay = 1000, description = 'A lamp.', isAllowed = true }: Variant = {}): AnyFlowModel {
  const machine = setup({ delays: { patience: delay }, guards: { isAllowed: () => isAllowed } }).createMachine({
    id: 'lamp',
    description,
    initial: 'off',
    states: {
      off: { on: { press: { target, guard: 'isAllowed', reenter: true } } },
      on: { after: { patience: 'off' } },
    },
  })
  return modelOf(machine, ['press'])
}

const usual = versionOf(lamp()).machine

test('A machine has the same hash each time, whatever is written about it', () => {
  expect(versionOf(lamp())).toEqual({ machine: usual, lock: '' })
  expect(versionOf(lamp({ description: 'A lamp for reading.' })).machine).toBe(usual)
})

test.each<[string, Variant]>([
  ['another target', { target: 'off' }],
  ['another delay', { delay: 2000 }],
  ['another answer of a guard', { isAllowed: false }],
])('A machine has another hash with %s', (_, variant) => {
  expect(versionOf(lamp(variant)).machine).not.toBe(usual)
})
