import { assign, setup } from 'xstate'
import type { GlpAnswer } from '../../content/types.ts'

export interface WeightLossContext {
  answer: GlpAnswer | null
}

export type ProgramStep = 'question' | 'plan'

type AnswerPick = { type: 'answer.pick'; answer: GlpAnswer }
type AddressVisit = { type: 'address.visit'; step: ProgramStep }
export type WeightLossEvent = AnswerPick | { type: 'plan.continue' } | { type: 'question.back' } | AddressVisit

const pickedAnswer = ({ event }: { event: AnswerPick }) => ({ answer: event.answer })
const visitedStep = ({ event }: { event: AddressVisit }) => ({ step: event.step })

/**
 * The weight-loss program: the GLP question, then the plans for its answer. Going back keeps the answer, which is
 * stored in this context and in the tab only. Source: docs/product/weight-loss.md; docs/decisions/28-glp-answer.md.
 */
export const weightLossMachine = setup({
  types: {
    context: {} as WeightLossContext,
    events: {} as WeightLossEvent,
  },
  guards: {
    isAnswered: ({ context }) => context.answer !== null,
    isAnsweredAndAsksForPlan: ({ context }, { step }: { step: ProgramStep }) =>
      context.answer !== null && step === 'plan',
    asksForQuestion: (_, { step }: { step: ProgramStep }) => step === 'question',
  },
  actions: {
    keepAnswer: assign({ answer: (_, { answer }: { answer: GlpAnswer }) => answer }),
  },
}).createMachine({
  id: 'weight-loss',
  description: 'A visitor says whether they take a GLP medication, and sees the plans for their answer.',
  context: { answer: null },
  options: { maxIterations: 10 },
  initial: 'glpQuestion',
  states: {
    glpQuestion: {
      description: '‘Before We Begin’: the question, answered or not.',
      on: {
        'answer.pick': {
          description: 'Yes or no was picked.',
          actions: { type: 'keepAnswer', params: pickedAnswer },
        },
        'plan.continue': { description: '‘Continue’, once answered.', guard: 'isAnswered', target: 'choosePlan' },
        'address.visit': {
          description: 'The browser comes to the plans’ address: Forward, or a link.',
          guard: { type: 'isAnsweredAndAsksForPlan', params: visitedStep },
          target: 'choosePlan',
        },
      },
    },
    choosePlan: {
      description: '‘Choose Your Weight Loss Plan’: the plans for the answer.',
      on: {
        'question.back': { description: '‘Back to GLP Question’: the answer is kept.', target: 'glpQuestion' },
        'address.visit': {
          description: 'The browser comes to the question’s address: Back, or a link.',
          guard: { type: 'asksForQuestion', params: visitedStep },
          target: 'glpQuestion',
        },
      },
    },
  },
})
