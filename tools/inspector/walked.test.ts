import { afterEach, beforeEach, expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { BookingService } from '../../content/types.ts'
import { flows } from '../../machines/registry.ts'
import { changesOf } from './changes.ts'
import { listen } from './listening.ts'
import { activeActor, rowsOf, type Filter } from './rows.ts'
import { sequenceOf } from './sequence.ts'
import { readSession } from './session.ts'
import { sessionText } from './session-text.ts'

const { input } = flows.booking
let listening: ReturnType<typeof listen>
beforeEach(() => {
  listening = listen()
})
afterEach(() => listening.unwatch())

/** A wizard opened at its list, after an event that it ignores. */
async function walk(): Promise<void> {
  const loadServices = fromPromise<readonly BookingService[], { location: string }>(async () => input.services)
  const actor = createActor(flows.booking.machine.provide({ actors: { loadServices } }), { input }).start()
  actor.send({ type: 'booking.back' })
  actor.send({ type: 'booking.open', location: 'princeton', service: null })
  await expect.poll(() => listening.actorOf('booking').present.leaves).toEqual(['open.service.listed'])
}

const typesOf = (filter: Filter, search = '') =>
  rowsOf(listening.inspection().actors, filter, search).map(({ entry }) => entry.event.type)
const loaded = 'xstate.done.actor.loadServices'

test('the log is narrowed by a filter and by words', async () => {
  await walk()
  expect(typesOf('everything')).toEqual([loaded, 'booking.open', 'booking.back', 'xstate.init'])
  expect(typesOf('events')).toEqual(['booking.open', 'booking.back'])
  expect(typesOf('answers and delays')).toEqual([loaded])
  expect(typesOf('ignored')).toEqual(['booking.back'])
  expect(typesOf('context changed')).toEqual([loaded, 'booking.open'])
  expect(typesOf('everything', 'PRINCETON open')).toEqual([loaded, 'booking.open'])
  expect(typesOf('everything', 'marlboro princeton')).toEqual([])
})

test('an entry says what it changed in the context', async () => {
  await walk()
  const opened = listening.actorOf('booking').entries.find(({ event }) => event.type === 'booking.open')
  expect(opened?.changes).toEqual([{ path: 'asked.location', before: null, after: 'princeton' }])
})

test('the active flow is the one in which something happened last, not one that has only started', async () => {
  createActor(flows['weight-loss'].machine).start()
  expect(activeActor(listening.inspection())).toBe(undefined)
  await walk()
  createActor(flows.consultation.machine).start()
  expect(activeActor(listening.inspection())?.flow).toBe('booking')
})

test('the sequence has the page, the flow, and the actor that it invokes', async () => {
  await walk()
  const { participants, messages } = sequenceOf(listening.inspection().actors, ({ flow }) => flow, 10)
  expect(participants).toEqual(['page', 'booking', 'booking › loadServices'])
  expect(messages.map(({ from, to, text }) => `${from} -> ${to}: ${text}`)).toEqual([
    'page -> booking: booking.back',
    'page -> booking: booking.open',
    'booking -> booking › loadServices: invoke',
    'booking › loadServices -> booking: done',
  ])
  const last = sequenceOf(listening.inspection().actors, ({ flow }) => flow, 1)
  expect(last.messages.map(({ text }) => text)).toEqual(['done'])
})

test('the sequence shows an actor that is stopped before it answers', () => {
  const actor = createActor(flows.booking.machine, { input }).start()
  actor.send({ type: 'booking.open', location: 'princeton', service: null })
  actor.send({ type: 'booking.close' })
  const { messages } = sequenceOf(listening.inspection().actors, ({ flow }) => flow, 2)
  expect(messages.map(({ from, to, text }) => `${from} -> ${to}: ${text}`)).toEqual([
    'page -> booking: booking.close',
    'booking -> booking › loadServices: stop',
  ])
})

test('a session that was written to a file is read again, with nothing running', async () => {
  await walk()
  const inspection = { ...listening.inspection(), pages: [{ page: 1, path: '/contact', width: 390, isOpen: true }] }
  expect(readSession(sessionText(inspection))).toEqual(
    JSON.parse(
      JSON.stringify({
        pages: [{ page: 1, path: '/contact', width: 390, isOpen: false }],
        actors: inspection.actors.map((actor) => ({ ...actor, isRunning: false })),
      }),
    ),
  )
})

test('a session is read again where a field of the context came or went', async () => {
  await walk()
  const { actors, pages } = listening.inspection()
  const changes = changesOf({ gone: 1 }, { come: 2 })
  const changed = actors.map((actor) => ({ ...actor, entries: actor.entries.map((one) => ({ ...one, changes })) }))
  const read = readSession(sessionText({ pages, actors: changed }))
  expect(read.actors[0]?.entries[0]?.changes).toEqual([
    { path: 'gone', before: 1 },
    { path: 'come', after: 2 },
  ])
})

test.each(['', '[]', '{"kind":"inspector session"}', '{"kind":"another","inspection":{"pages":[],"actors":[]}}'])(
  'a file with ‘%s’ is no session',
  (text) => {
    expect(() => readSession(text)).toThrow('This file is no session of the inspector.')
  },
)

test('a session holds only what was masked', () => {
  const actor = createActor(flows['weight-loss'].machine).start()
  actor.send({ type: 'answer.pick', answer: 'yes' })
  const { entries } = readSession(sessionText(listening.inspection())).actors[0] ?? {}
  expect(entries?.map(({ event, after }) => ({ event, context: after.context }))).toEqual([
    { event: expect.objectContaining({ type: 'xstate.init' }), context: { answer: null } },
    { event: { type: 'answer.pick', answer: '•••' }, context: { answer: '•••' } },
  ])
})
