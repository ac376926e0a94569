import { describe, expect, test } from 'vitest'
import { createActor, initialTransition, transition } from 'xstate'
import { serviceDetailMachine, shownService, type ServiceDetailEvent, type ServiceDetailSnapshot } from './index.ts'

const known = ['infrared', 'cryotherapy']
const open = (service: string): ServiceDetailEvent => ({ type: 'detail.open', service })
const book: ServiceDetailEvent = { type: 'detail.book' }
const close: ServiceDetailEvent = { type: 'detail.close' }

interface Place {
  value: 'closed' | 'open'
  service: string | null
}

const closed: Place = { value: 'closed', service: null }
const infrared: Place = { value: 'open', service: 'infrared' }

function snapshotAt({ value, service }: Place): ServiceDetailSnapshot {
  return serviceDetailMachine.resolveState({ value, context: { known, service } })
}

function placeOf({ value, context: { service } }: ServiceDetailSnapshot): Place {
  return { value, service }
}

describe('the detail dialog', () => {
  test('begins closed', () => {
    expect(placeOf(initialTransition(serviceDetailMachine, { known })[0])).toEqual(closed)
  })

  test.each<[Place, ServiceDetailEvent, Place]>([
    [closed, open('infrared'), infrared],
    [closed, open('cryotherapy'), { value: 'open', service: 'cryotherapy' }],
    [infrared, book, closed],
    [infrared, close, closed],
  ])('from %j by %j to %j', (from, event, to) => {
    expect(placeOf(transition(serviceDetailMachine, snapshotAt(from), event)[0])).toEqual(to)
  })

  test.each<[Place, ServiceDetailEvent]>([
    [closed, open('slimpod')],
    [closed, open('')],
    [closed, open('constructor')],
    [closed, open('Infrared')],
    [closed, book],
    [closed, close],
    [infrared, open('cryotherapy')],
  ])('in %j ignores %j', (from, event) => {
    const snapshot = snapshotAt(from)
    expect(snapshot.can(event)).toBe(false)
    expect(placeOf(transition(serviceDetailMachine, snapshot, event)[0])).toEqual(from)
  })

  test.each<[Place, string | null]>([
    [closed, null],
    [{ value: 'closed', service: 'infrared' }, null],
    [infrared, 'infrared'],
  ])('in %j shows %s', (place, shown) => {
    expect(shownService(snapshotAt(place))).toBe(shown)
  })

  test('asks for a booking of the service shown, and of nothing when closed', () => {
    const actor = createActor(serviceDetailMachine, { input: { known } }).start()
    const emitted: object[] = []
    actor.on('*', (event) => emitted.push(event))
    for (const event of [book, open('cryotherapy'), close, open('infrared'), book, book]) actor.send(event)
    expect(emitted).toEqual([{ type: 'detail.bookRequested', service: 'infrared' }])
    expect(placeOf(actor.getSnapshot())).toEqual(closed)
  })
})
