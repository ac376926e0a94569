import { expect, test } from 'vitest'
import { withMessage, historyOf, nothingInspected, type Inspection } from './log.ts'
import { pageLeft, type Message, type Posted, type PostedSnapshot } from './messages.ts'

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

const started: Message = { type: '@inspector.page', path: '/contact', width: 390 }

function inspectionOf(...posted: Posted[]): Inspection {
  return posted.reduce(withMessage, nothingInspected)
}

/** Messages of one page. */
function from(page: number, ...messages: Message[]): Posted[] {
  return messages.map((message) => ({ page, message }))
}

test('An entry has its time, its event, and the states before and after', () => {
  const open = happened('booking.open', { entry: 1, leaves: ['open.location'], context: { asked: { location: 'a' } } })
  const init = happened('xstate.init', { context: { asked: { location: null } } })
  const [booking] = inspectionOf(...from(1, started, met, init, open)).actors
  expect(booking?.entries.map(({ after, ...entry }) => ({ ...entry, after: after.leaves }))).toEqual([
    { serial: 1, time: 7, event: { type: 'xstate.init' }, before: [], after: ['closed'], changes: [] },
    {
      serial: 2,
      time: 7,
      event: { type: 'booking.open' },
      before: ['closed'],
      after: ['open.location'],
      changes: [{ path: 'asked.location', before: null, after: 'a' }],
    },
  ])
})

test('Two pages run at once, and one that is left ends its actors only', () => {
  const { pages, actors } = inspectionOf(
    ...from(1, started, met),
    ...from(2, { ...started, path: '/' }, met, happened('xstate.init', {})),
    ...from(1, pageLeft),
  )
  expect(pages).toEqual([
    { page: 1, path: '/contact', width: 390, isOpen: false },
    { page: 2, path: '/', width: 390, isOpen: true },
  ])
  expect(
    actors.map(({ key, page, isRunning, entries }) => ({ key, page, isRunning, entries: entries.length })),
  ).toEqual([
    { key: '1/x:1', page: 1, isRunning: false, entries: 0 },
    { key: '2/x:1', page: 2, isRunning: true, entries: 1 },
  ])
})

test('Messages of another inspector are ignored', () => {
  const foreign: Message = { ...met, snapshot: { status: 'active' } }
  expect(inspectionOf(...from(1, foreign))).toEqual({ pages: [], actors: [] })
})

test('An actor that has not started has no history', () => {
  expect(historyOf([])).toEqual([])
})
