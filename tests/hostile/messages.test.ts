import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundedHeight } from '../../machines/embed/embed.height.ts'
import { parseCalendarMessage } from '../../src/adapters/booking-calendar.ts'
import { parsePartMessage } from '../../src/adapters/embed-part.ts'
import { resizerHeight } from '../../src/adapters/iframe-resizer.ts'
import { parseDemoPayment, parseSchedulerMessage } from '../../src/adapters/scheduler.ts'
import { count, hostileText, sample } from './generate.ts'
import { anyMessage } from './messages.ts'
import { record } from './record.ts'

const known = ['embed.ready', 'embed.resize', 'embed.complete', 'embed.fail']

test('Whatever a frame says is understood, or is nothing, and makes no frame higher than it may be', () => {
  const found: string[] = []
  for (const message of sample(anyMessage)) {
    for (const parse of [parseCalendarMessage, parsePartMessage, parseSchedulerMessage]) {
      const problem = problemOf(() => parse(message))
      if (problem) found.push(`${parse.name}: ${problem} after ${fc.stringify(message).slice(0, 200)}`)
    }
    const paid = parseDemoPayment(message)
    if (paid !== null && fc.stringify(message) !== '["demo.payment"]') found.push('a payment out of nothing')
  }
  for (const text of sample(hostileText)) {
    const height = resizerHeight(text)
    if (height !== null && !text.startsWith('[iFrameSizer]')) found.push(`a height out of ${text.slice(0, 200)}`)
  }
  record('messages-shapes', {
    title: 'messages of any shape given to the five parsers',
    tried: count,
    faults: { 'thrown or misunderstood': found.length },
  })
  expect(found).toEqual([])
})

/** What is wrong with the way in which a message is parsed; null where nothing is. */
function problemOf(parse: () => ReturnType<typeof parsePartMessage>): string | null {
  try {
    const event = parse()
    if (event === null) return null
    if (!known.includes(event.type)) return `the event ${event.type}`
    if (event.type !== 'embed.resize') return null
    const height = boundedHeight(event.height, 600)
    return height >= 300 && height <= 2000 ? null : `a height of ${height}`
  } catch (error) {
    return String(error)
  }
}
