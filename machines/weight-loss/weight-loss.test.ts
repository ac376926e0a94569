import { describe, expect, test } from 'vitest'
import { initialTransition, transition } from 'xstate'
import type { GlpAnswer, WeightLossProgram } from '../../content/types.ts'
import {
  parseAnswer,
  restoreWeightLoss,
  stepNamed,
  weightLossMachine,
  weightLossView,
  type WeightLossEvent,
  type WeightLossSnapshot,
} from './index.ts'

type Place = [value: 'glpQuestion' | 'choosePlan', answer: GlpAnswer | null]

const pickYes: WeightLossEvent = { type: 'answer.pick', answer: 'yes' }
const pickNo: WeightLossEvent = { type: 'answer.pick', answer: 'no' }
const pressContinue: WeightLossEvent = { type: 'plan.continue' }
const goBack: WeightLossEvent = { type: 'question.back' }
const visitQuestion: WeightLossEvent = { type: 'address.visit', step: 'question' }
const visitPlan: WeightLossEvent = { type: 'address.visit', step: 'plan' }

const frame = { src: '/embed/pricing-table.html', mayLeave: false }

const plan = (title: string) => ({ title, price: '$199/month', note: 'Online', items: ['B12'], sample: true })
const program: WeightLossProgram = {
  question: {
    title: 'Question',
    text: 'Do you?',
    explanation: 'It is.',
    help: 'Look.',
    labels: { yes: 'Yes', no: 'No' },
    provider: 'They do.',
  },
  plans: {
    title: 'Plans',
    yes: {
      text: 'For those who do.',
      tables: [
        { plan: plan('A'), frame, id: 'a' },
        { plan: plan('B'), frame, id: 'b' },
      ],
    },
    no: {
      text: 'For those who do not.',
      tables: [
        { plan: plan('C'), frame, id: null },
        { plan: plan('D'), frame, id: null },
      ],
    },
  },
}

function snapshotAt([value, answer]: Place): WeightLossSnapshot {
  return weightLossMachine.resolveState({ value, context: { answer } })
}

function placeOf({ value, context: { answer } }: WeightLossSnapshot): Place {
  return [value, answer]
}

describe('the weight-loss program', () => {
  test('begins at the question, unanswered', () => {
    expect(placeOf(initialTransition(weightLossMachine)[0])).toEqual(['glpQuestion', null])
  })

  test.each<[Place, WeightLossEvent, Place]>([
    [['glpQuestion', null], pickYes, ['glpQuestion', 'yes']],
    [['glpQuestion', null], pickNo, ['glpQuestion', 'no']],
    [['glpQuestion', 'yes'], pickNo, ['glpQuestion', 'no']],
    [['glpQuestion', 'yes'], pressContinue, ['choosePlan', 'yes']],
    [['glpQuestion', 'no'], pressContinue, ['choosePlan', 'no']],
    [['glpQuestion', 'no'], visitPlan, ['choosePlan', 'no']],
    [['choosePlan', 'yes'], goBack, ['glpQuestion', 'yes']],
    [['choosePlan', 'no'], goBack, ['glpQuestion', 'no']],
    [['choosePlan', 'yes'], visitQuestion, ['glpQuestion', 'yes']],
  ])('from %j by %j to %j', (from, event, to) => {
    expect(placeOf(transition(weightLossMachine, snapshotAt(from), event)[0])).toEqual(to)
  })

  test.each<[Place, WeightLossEvent]>([
    [['glpQuestion', null], pressContinue],
    [['glpQuestion', null], goBack],
    [['glpQuestion', null], visitPlan],
    [['glpQuestion', null], visitQuestion],
    [['glpQuestion', 'yes'], visitQuestion],
    [['glpQuestion', 'yes'], goBack],
    [['choosePlan', 'yes'], pickNo],
    [['choosePlan', 'yes'], pressContinue],
    [['choosePlan', 'yes'], visitPlan],
  ])('in %j ignores %j', (from, event) => {
    const snapshot = snapshotAt(from)
    expect(snapshot.can(event)).toBe(false)
    expect(placeOf(transition(weightLossMachine, snapshot, event)[0])).toEqual(from)
  })
})

describe('the program as a visitor sees it', () => {
  test.each([
    [null, false],
    ['yes', true],
    ['no', true],
  ] as const)('at the question answered %s it can go on: %s', (answer, canContinue) => {
    expect(weightLossView(snapshotAt(['glpQuestion', answer]), program)).toEqual({
      step: 'question',
      title: 'Question',
      progress: 0,
      answer,
      canContinue,
      text: '',
      tables: [],
    })
  })

  test.each(['yes', 'no'] as const)('the plans for %s have their own text and tables', (answer) => {
    expect(weightLossView(snapshotAt(['choosePlan', answer]), program)).toEqual({
      step: 'plan',
      title: 'Plans',
      progress: 100,
      answer,
      canContinue: false,
      ...program.plans[answer],
    })
  })
})

describe('the program after a reload', () => {
  test.each<[GlpAnswer | null, 'question' | 'plan', Place]>([
    [null, 'question', ['glpQuestion', null]],
    [null, 'plan', ['glpQuestion', null]],
    ['yes', 'question', ['glpQuestion', 'yes']],
    ['yes', 'plan', ['choosePlan', 'yes']],
    ['no', 'plan', ['choosePlan', 'no']],
  ])('with the answer %s at the address of the %s is in %j', (answer, step, place) => {
    expect(placeOf(restoreWeightLoss(answer, step))).toEqual(place)
  })

  test.each([
    ['yes', 'yes'],
    ['no', 'no'],
    ['Yes', null],
    ['', null],
    [true, null],
    [null, null],
    [undefined, null],
    [{ answer: 'yes' }, null],
    [['yes'], null],
  ])('what was kept as %j is the answer %s', (kept, answer) => {
    expect(parseAnswer(kept)).toBe(answer)
  })

  test.each([
    ['plan', 'plan'],
    ['question', 'question'],
    ['PLAN', 'question'],
    ['', 'question'],
    [null, 'question'],
  ] as const)('the address’s step %j is that of the %s', (parameter, step) => {
    expect(stepNamed(parameter)).toBe(step)
  })
})
