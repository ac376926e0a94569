import { describe, expect, test } from 'vitest'
import { createActor, initialTransition, transition } from 'xstate'
import { examDisclosureMachine, type ExamDisclosureEvent, type ExamDisclosureState } from './index.ts'

type Type = ExamDisclosureEvent['type']

const types: readonly Type[] = ['exam.start', 'exam.ready', 'exam.slow', 'exam.fail', 'exam.retry', 'exam.close']

const rows: readonly (readonly [ExamDisclosureState, Type, ExamDisclosureState])[] = [
  ['idle', 'exam.start', 'preparing'],
  ['preparing', 'exam.ready', 'disclosing'],
  ['preparing', 'exam.slow', 'unavailable'],
  ['preparing', 'exam.fail', 'unavailable'],
  ['preparing', 'exam.close', 'idle'],
  ['disclosing', 'exam.fail', 'unavailable'],
  ['disclosing', 'exam.close', 'idle'],
  ['unavailable', 'exam.ready', 'disclosing'],
  ['unavailable', 'exam.retry', 'preparing'],
  ['unavailable', 'exam.close', 'idle'],
]

const snapshotAt = (value: ExamDisclosureState) => examDisclosureMachine.resolveState({ value })

describe('the exam’s disclosure', () => {
  test('begins idle', () => {
    expect(initialTransition(examDisclosureMachine)[0].value).toBe('idle')
  })

  test.each(rows)('from %s by %s to %s', (from, type, to) => {
    expect(transition(examDisclosureMachine, snapshotAt(from), { type })[0].value).toBe(to)
  })

  test.each<ExamDisclosureState>(['idle', 'preparing', 'disclosing', 'unavailable'])(
    'in %s ignores everything else',
    (place) => {
      const known = rows.filter(([from]) => from === place).map(([, type]) => type)
      const others = types.filter((type) => !known.includes(type))
      expect(others.filter((type) => snapshotAt(place).can({ type }))).toEqual([])
    },
  )

  test('discloses after silence, and after a second attempt', () => {
    const actor = createActor(examDisclosureMachine).start()
    const walked = (['exam.start', 'exam.slow', 'exam.ready', 'exam.fail', 'exam.retry', 'exam.ready'] as const).map(
      (type) => {
        actor.send({ type })
        return actor.getSnapshot().value
      },
    )
    expect(walked).toEqual(['preparing', 'unavailable', 'disclosing', 'unavailable', 'preparing', 'disclosing'])
  })
})
