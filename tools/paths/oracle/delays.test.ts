import { createMachine, raise } from 'xstate'
import { expect, test } from 'vitest'
import { modelOf } from '../core/small-machines.ts'
import { lockProblems } from './lock.ts'
import { textOf } from './lock-file.ts'
import { lockOf } from './record.ts'

/** A kettle that tells itself after a while that it boils. */
function kettleOf(milliseconds: number) {
  const boil = raise({ type: 'boil' }, { delay: milliseconds, id: 'boiling' })
  const states = { off: { on: { press: 'heating' } }, heating: { entry: boil, on: { boil: 'off' } } }
  return modelOf(createMachine({ id: 'kettle', initial: 'off', states }), ['press', 'boil'])
}

test('a machine that sends itself an event later than it did is told', () => {
  const locked = textOf(lockOf(kettleOf(10)))
  expect(lockProblems(kettleOf(10), locked)).toEqual([])
  expect(lockProblems(kettleOf(99_999), locked)[0]).toMatch(/boil to itself.*now carries .*99999.*it carried .*10/)
})

test('a model with named inputs is refused in a sentence', () => {
  expect(() => lockOf({ ...kettleOf(10), inputs: { x: {}, y: {} } })).toThrow(
    'kettle: a flow with named inputs cannot be locked: make a model for each of them.',
  )
})
