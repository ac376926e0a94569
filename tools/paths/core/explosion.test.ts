import { expect, test } from 'vitest'
import { assign, setup } from 'xstate'
import { exploreWithin } from './explore.ts'
import { modelOf } from './small-machines.ts'

const empty: { trail: string; picked: string | null; list: string } = { trail: '', picked: null, list: '' }

/** A visitor picks something and lets go of it in one of two ways, of which a trail is kept without end. */
const picker = setup({
  types: { context: empty },
  actions: {
    pick: assign({ picked: 'a long name', list: ({ context }) => `${context.list}l` }),
    keep: assign({ picked: null, trail: ({ context }, { mark }: { mark: string }) => context.trail + mark }),
    clear: assign({ list: ({ context }) => (context.list.length > 2 ? '' : context.list) }),
  },
}).createMachine({
  id: 'picker',
  context: empty,
  initial: 'free',
  states: {
    free: { on: { pick: { target: 'full', actions: 'pick' } } },
    full: {
      on: {
        drop: { target: 'free', actions: [{ type: 'keep', params: { mark: 'd' } }, 'clear'] },
        swap: { target: 'free', actions: [{ type: 'keep', params: { mark: 's' } }, 'clear'] },
      },
    },
  },
})

test('a key that is set and reset, or filled and emptied, is not blamed for what another makes grow', () => {
  expect(() => exploreWithin(modelOf(picker, ['pick', 'drop', 'swap']), 1000)).toThrow(
    /^picker: .* and more: 'trail' in the context grows each time 'full (drop|swap)' is taken\./,
  )
})
