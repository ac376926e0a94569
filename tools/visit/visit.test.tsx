import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { testedFlows } from '../../tests/flows/all.ts'
import { swallow } from '../faults/event-seeds.ts'
import type { Seeded } from '../faults/seed.ts'
import { listen } from '../inspector/listening.ts'
import { sessionText } from '../inspector/session-text.ts'
import { graphOf } from './recorded.ts'
import { nameOfStep, pathAlong } from './steps.ts'
import { replayPath, testOfVisit } from './visit.ts'
import { readPath } from './written.ts'

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'test-results/visit')
const fault = swallow('booking', 'open.booked booking.another')

/** A visitor who looks around, loses the connection once, and in the end wants to book a second visit. */
const stimuli = [
  'booking.open: with nothing',
  'booking.close',
  'booking.open: with a clinic that books by phone',
  'location.pick: a clinic',
  'loadServices error: no answer',
  'services.retry',
  'loadServices done: the list',
  'booking.back',
  'booking.close',
  'booking.open: with a clinic',
  'service.pick: a service',
  'booking.back',
  'service.pick: a service',
  'calendar.complete: with its time',
  'booking.another',
  'booking.close',
]

/** The session that the inspector exports of a wizard to which this happens. */
function recorded(names: readonly string[]): string {
  const listening = listen()
  try {
    const { model } = testedFlows.booking
    const silent = fromPromise(() => new Promise(() => undefined))
    const actor = createActor(model.machine.provide({ actors: { loadServices: silent } }), { input: model.input })
    actor.start()
    actor.send({ type: 'booking.back' })
    const along = pathAlong(
      graphOf('booking'),
      names.map((does) => ({ does })),
    )
    if ('reason' in along) throw new Error(along.reason)
    for (const { edge } of along.path.steps) actor.send(edge.stimulus.event)
    actor.stop()
    return sessionText({ ...listening.inspection(), pages: [{ page: 1, path: '/contact', width: 390, isOpen: false }] })
  } finally {
    listening.unwatch()
  }
}

const said: string[] = []
const report = { say: (line: string) => void said.push(line), root, folder }
const writtenFiles = (id: string) => [`booking-${id}.json`, `booking-${id}.test.tsx`, `visit-booking-${id}.test.ts`]
const textOf = (name: string) => readFileSync(join(folder, name), 'utf8')

async function withFault<Result>(run: () => Promise<Result>): Promise<Result> {
  const seeded = fault(() => null)
  try {
    return await run()
  } finally {
    seeded.undo()
  }
}

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a recorded visit', async () => {
  mkdirSync(folder, { recursive: true })
  const session = recorded(stimuli)
  const shrunk = await withFault(() => testOfVisit(session, 'booking', report))
  const { path, failure, steps } = shrunk
  const [json = '', component = '', browser = ''] = writtenFiles(path.id)

  test('is shrunk to the shortest path that fails the same', () => {
    expect(stimuli).toHaveLength(16)
    expect(steps.map(nameOfStep)).toEqual([
      'booking.open: with a clinic and a service',
      'loadServices done: the list',
      'calendar.complete: with its time',
      'booking.another',
    ])
    expect(failure?.reason).toMatch(/^the link 'Book another in Princeton' says/)
    expect(said[0]).toBe('booking on /contact: 17 steps')
    expect(said[1]).toMatch(/^It fails; the shortest that still fails the same has 4 steps/)
    expect(said.at(-1)).toBe(
      `Written: ${[json, component, browser].map((name) => `test-results/visit/${name}`).join(', ')}`,
    )
  })

  test('is replayed from its path, and fails only with the fault', async () => {
    const read = readPath(textOf(json))
    if (!read) throw new Error('the path cannot be read')
    expect(read.steps).toEqual(steps)
    expect(await withFault(() => replayPath(read, report.say))).toBe(false)
    expect(said.some((line) => line.startsWith('FAIL  4  the visitor chooses to book another'))).toBe(true)
    expect(await replayPath(read, report.say)).toBe(true)
  })

  test('of which nothing fails gives the shortest path to where it ended', async () => {
    const passed = await testOfVisit(recorded(stimuli.slice(0, 5)), null, report)
    expect(passed.failure).toBe(null)
    expect(passed.steps.map(nameOfStep)).toEqual([
      'booking.open: with a clinic that books by phone',
      'location.pick: a clinic',
      'loadServices error: no answer',
    ])
  })

  test('that ends where a press reaches nothing is tried with what could be pressed there', async () => {
    const until = recorded(stimuli.slice(0, stimuli.indexOf('booking.another')))
    const given = await withFault(() => testOfVisit(until, 'booking', report))
    expect(said).toContain('  What was recorded passes; what could be done next does not.')
    expect(given.steps).toEqual(steps)
  })

  test('names the place of its browser test, which walks the same steps', () => {
    const stepsIn = (text: string) => /const steps[^]*?\n\]/.exec(text)?.[0]
    expect(textOf(browser)).toMatch(`// Put this file at tests/e2e/${browser}, then: npm run test:e2e -- `)
    expect(stepsIn(textOf(browser))).toBe(stepsIn(textOf(component)))
  })

  const text = textOf(component).replaceAll("'../flows/", "'../../tests/flows/")

  describe('as a component test passes as it is without the fault', async () => {
    const file = join(folder, component)
    writeFileSync(file, text)
    await import(file)
  })

  describe('as a component test fails with the fault', async () => {
    let seeded: Seeded | undefined
    beforeAll(() => {
      seeded = fault(() => null)
    })
    afterAll(() => seeded?.undo())
    const file = join(folder, `with-fault-${component}`)
    writeFileSync(file, text.replace("\ntest('", "\ntest.fails('"))
    await import(file)
  })
})
