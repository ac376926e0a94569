import { expect, test } from 'vitest'
import { pageLeft, type Message } from './messages.ts'
import { createRelay } from './relay.ts'

const contact: Message = { type: '@inspector.page', path: '/contact', width: 390 }
const home: Message = { type: '@inspector.page', path: '/', width: 1280 }

/** The end of a socket that keeps what it is sent. */
function client() {
  const got: unknown[] = []
  return { got, send: (event: string, payload: object) => void got.push([event, payload]) }
}

test('A panel hears every page, and one that is opened later hears what was before', () => {
  const { post, watch } = createRelay()
  const [phone, tab, early, late] = [client(), client(), client(), client()]
  watch(early)
  post(phone, contact)
  post(tab, home)
  watch(late)
  const heard = [
    ['inspector:posted', { page: 1, message: contact }],
    ['inspector:posted', { page: 2, message: home }],
  ]
  expect([early.got, late.got, phone.got, tab.got]).toEqual([heard, heard, [], []])
})

test('An order reaches its page and no other', () => {
  const { post, order } = createRelay()
  const [phone, tab] = [client(), client()]
  post(phone, contact)
  post(tab, home)
  const command = { type: '@inspector.restore', sessionId: 'x:1', entry: 0 } as const
  order({ page: 2, command })
  expect([phone.got, tab.got]).toEqual([[], [['inspector:command', command]]])
})

test('A panel hears that a page was left; orders to it go nowhere', () => {
  const { post, watch, leave, order } = createRelay()
  const [phone, panel] = [client(), client()]
  watch(panel)
  post(phone, contact)
  leave(phone)
  order({ page: 1, command: { type: '@inspector.restore', sessionId: 'x:1', entry: 0 } })
  expect(panel.got.at(-1)).toEqual(['inspector:posted', { page: 1, message: pageLeft }])
  expect(phone.got).toEqual([])
})

test('A panel that was closed hears nothing more', () => {
  const { post, watch, leave } = createRelay()
  const panel = client()
  watch(panel)
  leave(panel)
  post(client(), contact)
  expect(panel.got).toEqual([])
})

test('Of many pages that were left the last twenty are kept', () => {
  const { post, watch, leave } = createRelay()
  for (let count = 0; count < 25; count++) {
    const page = client()
    post(page, contact)
    leave(page)
  }
  const panel = client()
  watch(panel)
  expect(panel.got.length).toBe(40)
  expect(panel.got[0]).toEqual(['inspector:posted', { page: 6, message: contact }])
})
