import { flowModel } from '../../tools/paths/core/flow-model.ts'
import { leadDeliveryMachine } from './lead-delivery.machine.ts'
import { leadDeliveryView } from './lead-delivery.view.ts'
import type { Attempt, KeptLead } from './lead-delivery.types.ts'

const body = JSON.stringify({ firstName: 'Jordan', lastName: 'Reyes', phone: '(609) 555-0100' })
const state = { isMisdirected: false, isRefused: false, isExpiring: false }
const waiting: KeptLead = { id: 'one', kind: 'lead', body, storedAt: 0, isOwn: true, ...state }
const refused: KeptLead = { ...waiting, id: 'two', isRefused: true, isExpiring: true }
const earlier: KeptLead = { ...waiting, id: 'three', isOwn: false, isMisdirected: true }

const received: Attempt = { verdict: 'received', hasArrived: true, kept: [], pause: null }
const nothing: Attempt = { verdict: 'nothing', hasArrived: false, kept: [], pause: null }
const postponed: Attempt = { verdict: 'postponed', hasArrived: false, kept: [waiting], pause: 30_000 }

function requests({ length }: readonly unknown[]): string {
  return length === 1 ? '1 request is' : `${length} requests are`
}

/** The delivery of kept submissions, for tests and QA, with every outcome that an attempt can have. */
export const leadDeliveryModel = flowModel({
  id: 'lead-delivery',
  machine: leadDeliveryMachine,
  input: {},
  events: {
    'lead.stored': { '': {} },
    'browser.online': { '': {} },
    'page.show': { '': {} },
    'kept.retry': { '': {} },
    'kept.delete': { '': {} },
    'notice.close': { '': {} },
  },
  outcomes: {
    attempt: {
      done: {
        nothing,
        postponed,
        'an earlier visit’s, which the address does not take': {
          verdict: 'misdirected',
          hasArrived: false,
          kept: [earlier],
          pause: 3_600_000,
        } satisfies Attempt,
        'refused, soon to be deleted': {
          verdict: 'refused',
          hasArrived: false,
          kept: [refused],
          pause: null,
        } satisfies Attempt,
        received,
        'received, another due': { verdict: 'received', hasArrived: false, kept: [], pause: 0 } satisfies Attempt,
      },
      error: { 'no storage': new Error('storage') },
    },
    deleteKept: { done: { '': undefined }, error: { 'no storage': new Error('storage') } },
  },
  transient: ['attempted'],
  key: (snapshot) => {
    const { waiting: saved, refused: turnedDown, own, isMisdirected, isExpiring } = leadDeliveryView(snapshot)
    const { lookAgain, hasArrived } = snapshot.context
    const counts = { waiting: saved.length, refused: turnedDown.length, own: own.length }
    return { ...counts, isMisdirected, isExpiring, looksAgain: lookAgain !== null, hasArrived }
  },
  requirements: {
    'decision 23': [
      'idle lead.stored',
      'idle page.show',
      'sending lead.stored',
      'sending browser.online',
      'sending page.show',
      'sending xstate.done.actor.attempt',
      'sending xstate.error.actor.attempt',
      'attempted always',
      'waiting lead.stored',
      'waiting browser.online',
      'waiting page.show',
      'waiting kept.retry',
      'waiting kept.delete',
      'waiting xstate.after.pause.lead-delivery.waiting',
      'refused lead.stored',
      'refused page.show',
      'refused kept.delete',
      'delivered lead.stored',
      'delivered notice.close',
      'deleting xstate.done.actor.deleteKept',
      'deleting xstate.error.actor.deleteKept',
    ],
  },
  words: {
    states: {
      idle: 'nothing is kept on this device',
      sending: 'what is kept is looked through, and what is due is sent',
      waiting: 'what is kept waits for its next try',
      refused: 'what was turned down is shown, with a number to call',
      delivered: 'the notice says that what was kept has been received',
      deleting: 'what is kept is being deleted',
    },
    details: (snapshot) => {
      const { waiting: saved, refused: turnedDown, own, isMisdirected, isExpiring } = leadDeliveryView(snapshot)
      return [
        ...(saved.length > 0 ? [`${requests(saved)} saved here`] : []),
        ...(turnedDown.length > 0 ? [`${requests(turnedDown)} turned down`] : []),
        ...(own.length > 0 ? [`${requests(own)} to be copied`] : []),
        ...(isMisdirected ? ['the notice asks for a call'] : []),
        ...(snapshot.context.lookAgain === null ? [] : ['another look follows']),
        ...(snapshot.context.hasArrived ? ['something has been received already'] : []),
        ...(isExpiring ? ['the notice says that it is soon deleted'] : []),
      ]
    },
    steps: {
      'lead.stored': 'another tab submits something',
      'browser.online': 'the connection comes back',
      'page.show': 'the page is shown again',
      'kept.retry': 'the visitor tries now',
      'kept.delete': 'the visitor deletes what is kept',
      'notice.close': 'the visitor closes the notice',
      'attempt done': 'the attempt ends',
      'attempt done: nothing': 'the attempt finds nothing kept',
      'attempt done: postponed': 'the attempt is put off',
      'attempt done: an earlier visit’s, which the address does not take':
        'the attempt fails for an earlier visit’s request, which the address does not take',
      'attempt done: refused, soon to be deleted': 'the attempt is turned down, and what is kept is deleted soon',
      'attempt done: received': 'what is kept is received',
      'attempt done: received, another due': 'what is kept is received, and another request is due',
      'attempt error': 'the attempt finds',
      'deleteKept done': 'what is kept is deleted',
      'deleteKept error': 'the deletion finds',
      'after pause': 'the time of the next try comes',
    },
    refusals: {
      'lead.stored': 'what another tab submits has no effect',
      'browser.online': 'a connection that comes back has no effect',
      'page.show': 'showing the page again has no effect',
      'kept.retry': 'trying now is not offered',
      'kept.delete': 'deleting is not offered',
      'notice.close': 'closing a notice is not offered',
    },
    intents: {
      steps: {
        'lead.stored': 'submits something in another tab',
        'browser.online': 'is connected again',
        'page.show': 'comes back to the page',
        'attempt done: nothing': 'has nothing kept',
        'attempt done: postponed': 'has a request put off',
        'attempt done: an earlier visit’s, which the address does not take': 'has an earlier request sent in vain',
        'attempt done: refused, soon to be deleted': 'has a request turned down',
        'attempt done: received': 'has a request received',
        'attempt done: received, another due': 'has one request received with another due',
        'attempt error: no storage': 'has no storage',
        'deleteKept done': 'has what is kept deleted',
        'deleteKept error: no storage': 'cannot have what is kept deleted',
        'after pause': 'waits until the next try',
      },
      states: {
        idle: '',
        sending: 'has what is kept looked through',
        waiting: 'is told that it waits',
        refused: 'is given a number to call',
        delivered: 'is told that it was received',
        deleting: '',
      },
    },
  },
})
