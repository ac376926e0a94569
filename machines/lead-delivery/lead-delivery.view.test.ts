import { describe, expect, test } from 'vitest'
import { leadDeliveryMachine, leadDeliveryView } from './index.ts'
import type { KeptLead, LeadDeliverySnapshot } from './index.ts'

type State = LeadDeliverySnapshot['value']

const state = { isMisdirected: false, isRefused: false, isExpiring: false }
const lead: KeptLead = { id: 'one', kind: 'lead', body: '{}', storedAt: 0, isOwn: true, ...state }
const refusedLead: KeptLead = { ...lead, id: 'two', isRefused: true }

function viewAt(value: State, kept: readonly KeptLead[], hasArrived: boolean) {
  const context = { kept, hasArrived, pause: 1, isHasty: false, lookAgain: null }
  return leadDeliveryView(leadDeliveryMachine.resolveState({ value, context }))
}

describe('the notice', () => {
  test('lists what waits, what was turned down, and what the visitor may copy', () => {
    const refused = { ...refusedLead, isOwn: false, isExpiring: true }
    expect(viewAt('waiting', [lead, refused], false)).toEqual({
      phase: 'waiting',
      isDelivered: false,
      isBusy: false,
      waiting: [lead],
      refused: [refused],
      own: [lead],
      isMisdirected: false,
      isExpiring: true,
    })
  })

  test.each([
    [{ ...lead, isMisdirected: true }, true],
    [{ ...refusedLead, isMisdirected: true }, false],
  ])('of %j says that it waits for the site’s operator: %s', (kept, expected) => {
    expect(viewAt('waiting', [kept], false).isMisdirected).toBe(expected)
  })

  test.each<[State, readonly KeptLead[], boolean, boolean, boolean]>([
    ['idle', [], false, false, false],
    ['sending', [], false, true, false],
    ['sending', [], true, true, true],
    ['deleting', [lead], false, true, false],
    ['waiting', [], true, false, false],
    ['delivered', [], true, false, true],
  ])(
    'in %s with %j kept, something arrived: %s, is busy: %s, and says that it was delivered: %s',
    (state, kept, hasArrived, isBusy, isDelivered) => {
      expect(viewAt(state, kept, hasArrived)).toMatchObject({ isBusy, isDelivered })
    },
  )
})
