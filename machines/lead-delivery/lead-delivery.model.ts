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
      delivered: 'it is said that what was kept has been received',
      deleting: 'what is kept is being deleted',
    },
    details: (snapshot) => {
      const { waiting: saved, refused: turnedDown, own, isMisdirected, isExpiring } = leadDeliveryView(snapshot)
      return [
        ...(saved.length > 0 ? [`${saved.length} saved here`] : []),
        ...(turnedDown.length > 0 ? [`${turnedDown.length} turned down`] : []),
        ...(own.length > 0 ? [`${own.length} to be copied`] : []),
        ...(isMisdirected ? ['it is asked to call'] : []),
        ...(isExpiring ? ['it is said that it is soon deleted'] : []),
      ]
    },
    steps: {
      'lead.stored': 'another tab submits something',
      'browser.online': 'the connection comes back',
      'page.show': 'the page is shown again',
      'kept.retry': 'the visitor tries now',
      'kept.delete': 'the visitor deletes what is kept',
      'notice.close': 'the visitor closes the notice',
      'attempt done': 'the attempt comes to:',
      'attempt error': 'the attempt finds',
      'deleteKept done': 'it is deleted',
      'deleteKept error': 'the deletion finds',
      'after pause': 'its time comes',
    },
    refusals: {
      'lead.stored': 'what another tab submits has no effect',
      'browser.online': 'a connection that comes back has no effect',
      'page.show': 'showing the page again has no effect',
      'kept.retry': 'trying now is not offered',
      'kept.delete': 'deleting is not offered',
      'notice.close': 'closing a notice is not offered',
    },
  },
})
