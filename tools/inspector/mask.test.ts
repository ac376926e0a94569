import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { DeliveryAnswer } from '../../machines/delivery-answer.ts'
import type { InquiryDelivery } from '../../machines/franchise/franchise.types.ts'
import type { LeadDelivery } from '../../machines/offer-lead/offer-lead.types.ts'
import { flows } from '../../machines/registry.ts'
import { explore, nameOf, type AnyFlowModel } from '../paths/core/explore.ts'
import { listen } from './listening.ts'
import { masked, maskedEvent } from './mask.ts'

const canary = 'CANARY'
const lead = { firstName: canary, lastName: canary, email: `${canary}@example.com`, phone: `609 555 0100 ${canary}` }

describe('a masked value', () => {
  test('shows what is named, and only that', () => {
    const asked = { location: 'princeton', service: null, note: canary }
    const context = { asked, index: { locations: [canary] }, list: null, trail: [{ step: 'location', asked, at: 3 }] }
    expect(masked('booking', context)).toEqual({
      asked: { location: 'princeton', service: null, note: '•••' },
      index: '•••',
      list: null,
      trail: [{ step: 'location', asked: { location: 'princeton', service: null, note: '•••' }, at: '•••' }],
    })
  })

  test.each([
    ['a text', canary],
    ['a number', 6095550100],
    ['a truth', false],
    ['a list', [canary]],
    ['an object', { [canary]: true }],
    ['an error', new Error(canary)],
  ])('hides %s whose name nobody has allowed', (_, value) => {
    expect(masked('carousel', { count: 3, surprise: value })).toEqual({ count: 3, surprise: '•••' })
  })

  test('hides an object in the place of an allowed text', () => {
    expect(masked('carousel', { index: { email: canary } })).toEqual({ index: '•••' })
  })

  test.each([[null], [''], [undefined], [[]]])('leaves the blank %j, so that a wipe can be seen', (blank) => {
    expect(masked('offer-lead', { lead: blank })).toEqual({ lead: blank })
  })

  test('leaves an object blank whose fields are all blank', () => {
    expect(masked('offer-lead', { lead: { firstName: '', email: '' } })).toEqual({ lead: {} })
  })

  test('shows nothing of a flow that is not listed', () => {
    expect(maskedEvent('new-flow', { type: 'thing.say', ...lead, location: canary })).toEqual({
      type: 'thing.say',
      firstName: '•••',
      lastName: '•••',
      email: '•••',
      phone: '•••',
      location: '•••',
    })
  })

  test('hides the answer to the health question', () => {
    expect(maskedEvent('weight-loss', { type: 'answer.pick', answer: 'yes' })).toEqual({
      type: 'answer.pick',
      answer: '•••',
    })
  })
})

describe('what is posted', () => {
  let listening: ReturnType<typeof listen>
  beforeEach(() => {
    listening = listen()
  })
  afterEach(() => listening.unwatch())

  test('holds nothing of a lead, on its way or turned down', async () => {
    const { machine } = flows['offer-lead']
    const deliver = fromPromise<DeliveryAnswer, LeadDelivery>(() => Promise.reject(new Error(canary)))
    const actor = createActor(machine.provide({ actors: { deliver } })).start()
    actor.send({ type: 'lead.open', offer: { title: 'Sampler', kind: 'general' } })
    actor.send({ type: 'lead.submit', stamp: { id: canary, page: canary }, lead })
    await expect.poll(() => listening.actorOf('offer-lead').present.leaves).toEqual(['open.refused'])
    expect(JSON.stringify(listening.posted)).toContain('Sampler')
    expect(JSON.stringify(listening.posted)).not.toContain(canary)
  })

  test('holds nothing of an inquiry', () => {
    const { machine, events } = flows.franchise
    const deliver = fromPromise<DeliveryAnswer, InquiryDelivery>(() => new Promise(() => undefined))
    const actor = createActor(machine.provide({ actors: { deliver } })).start()
    const inquiry = { ...events['inquiry.submit']['a complete inquiry'].inquiry, ...lead, motivation: canary.repeat(9) }
    actor.send({
      type: 'inquiry.submit',
      stamp: { id: canary, page: canary },
      inquiry: { ...inquiry, email: `${canary}@example.com` },
    })
    expect(listening.actorOf('franchise').present.leaves).toEqual(['submitting'])
    expect(JSON.stringify(listening.posted)).not.toContain(canary)
  })

  test('holds no answer to the health question', () => {
    const actor = createActor(flows['weight-loss'].machine).start()
    actor.send({ type: 'answer.pick', answer: 'yes' })
    const { context, allowed } = listening.actorOf('weight-loss').present
    expect({ context, allowed: allowed.map(nameOf) }).toEqual({
      context: { answer: '•••' },
      allowed: ['answer.pick: yes', 'answer.pick: no', 'plan.continue', 'address.visit: of the plans'],
    })
  })

  test('holds, of all contexts and events of the flows, the types of events and only this', () => {
    const shown = Object.values<AnyFlowModel>(flows).map((model) => {
      const { situations, edges } = explore(model)
      const contexts = situations.map(({ snapshot }) => masked(model.id, snapshot.context))
      const events = edges.map(({ stimulus: { event } }) => maskedEvent(model.id, event))
      return [model.id, [...new Set([...contexts, ...events].flatMap((one) => fieldsIn(one)))].toSorted()] as const
    })
    const asked = ['asked.location', 'asked.service.id', 'asked.service.words']
    const trail = ['trail.asked.location', 'trail.asked.service.id', 'trail.asked.service.words', 'trail.step']
    const event = ['location', 'service', 'service.words', 'type']
    const booking = [...asked, ...trail, ...event, 'list.location', 'list.services.id']
    const more = shown.filter(([, fields]) => fields.some((field) => field !== 'type'))
    expect(Object.fromEntries(more)).toEqual({
      booking: booking.toSorted(),
      'service-detail': ['known', 'service', 'type'],
      embed: ['attempt', 'height', 'initialHeight', 'reason', 'type'],
      'offer-lead': ['offer.kind', 'offer.title', 'output', 'type'],
      franchise: ['output', 'type'],
      carousel: ['count', 'index', 'isAskedFor', 'isPauseWished', 'type'],
      'site-menu': ['menu', 'type'],
      'weight-loss': ['step', 'type'],
    })
  })
})

/** 'asked.location', for each field that is neither masked nor blank. */
function fieldsIn(value: unknown, path = ''): string[] {
  if (value === '•••' || value === null || value === undefined || value === '') return []
  if (typeof value !== 'object') return [path]
  return Object.entries(value).flatMap(([key, field]) =>
    fieldsIn(field, Array.isArray(value) ? path : [path, key].filter(Boolean).join('.')),
  )
}
