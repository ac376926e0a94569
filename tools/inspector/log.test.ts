import { expect, test } from 'vitest'
import { withMessage, historyOf, nothingInspected, type Inspection } from './log.ts'
import { pageStarted, type Message, type PostedSnapshot } from './messages.ts'

const closed: PostedSnapshot = {
  status: 'active',
  value: 'closed',
  entry: 0,
  leaves: ['closed'],
  microsteps: [],
  allowed: [],
  waitsFor: [],
}
const place = { sessionId: 'x:1', rootId: 'x:1', id: '', _version: '', createdAt: '7' }
const met: Message = {
  ...place,
  type: '@xstate.actor',
  name: 'booking',
  definition: '',
  parentId: '',
  snapshot: closed,
}

function happened(type: string, after: Partial<PostedSnapshot>): Message {
  const snapshot = { ...closed, ...after, output: undefined, error: undefined, status: 'active' as const }
  return { ...place, type: '@xstate.snapshot', event: { type }, snapshot }
}

function inspectionOf(...messages: Message[]): Inspection {
  return messages.reduce(withMessage, nothingInspected)
}

test('An entry has its time, its event, and the states before and after', () => {
  const open = happened('booking.open', { entry: 1, leaves: ['open.location'] })
  const [booking] = inspectionOf(pageStarted, met, happened('xstate.init', {}), open).actors
  expect(booking?.entries.map(({ after, ...entry }) => ({ ...entry, after: after.leaves }))).toEqual([
    { serial: 1, time: 7, event: { type: 'xstate.init' }, before: [], after: ['closed'] },
    { serial: 2, time: 7, event: { type: 'booking.open' }, before: ['closed'], after: ['open.location'] },
  ])
})

test('A new page in the frame ends what ran before, and has actors of its own under the same names', () => {
  const { actors } = inspectionOf(pageStarted, met, pageStarted, met, happened('xstate.init', {}))
  expect(actors.map(({ key, isRunning, entries }) => ({ key, isRunning, entries: entries.length }))).toEqual([
    { key: '1/x:1', isRunning: false, entries: 0 },
    { key: '2/x:1', isRunning: true, entries: 1 },
  ])
})

test('Messages of another inspector are ignored', () => {
  const foreign: Message = { ...met, snapshot: { status: 'active' } }
  expect(inspectionOf(pageStarted, foreign)).toEqual({ pages: 1, actors: [] })
})

test('An actor that has not started has no history', () => {
  expect(historyOf([])).toEqual([])
})
