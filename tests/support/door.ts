import { setup } from 'xstate'
import { flowModel } from '../../tools/paths/core/flow-model.ts'

type DoorEvent = { type: 'door.open'; hasKey: boolean } | { type: 'door.close' }

const shownKey = ({ event }: { event: Extract<DoorEvent, { type: 'door.open' }> }) => ({ hasKey: event.hasKey })

function closing(): DoorEvent {
  return { type: 'door.close' }
}

const doorMachine = setup({
  types: { events: closing() },
  delays: { spring: 5000 },
  guards: { hasKey: (_, { hasKey }: { hasKey: boolean }) => hasKey },
  actions: { ring: () => undefined },
}).createMachine({
  id: 'front-door',
  description: 'A guest comes in.',
  options: { maxIterations: 10 },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'door.open': { guard: { type: 'hasKey', params: shownKey }, target: 'open', actions: 'ring' },
      },
    },
    open: { after: { spring: 'closed' }, on: { 'door.close': 'closed' } },
  },
})

/** A flow small enough that what is printed of it can be read at a glance. */
export const doorModel = flowModel({
  id: 'front-door',
  machine: doorMachine,
  input: undefined,
  events: {
    'door.open': { 'with the key': { hasKey: true }, 'without the key': { hasKey: false } },
    'door.close': { '': {} },
  },
  outcomes: {},
  transient: [],
  key: () => null,
  words: {
    states: { closed: 'the door is closed', open: 'the door is open' },
    details: (snapshot) => [snapshot.matches('open') ? 'it is light' : 'it is dark'],
    steps: {
      'door.open': 'the guest tries the door',
      'door.close': 'the guest closes the door',
      'after spring': 'five seconds pass',
    },
    refusals: {
      'door.open': 'opening the door {again} has no effect',
      'door.close': 'closing the door is not offered',
    },
    intents: {
      subject: 'A guest',
      steps: { 'after spring': 'lets five seconds pass' },
      states: { closed: '', open: 'comes in' },
    },
  },
})
