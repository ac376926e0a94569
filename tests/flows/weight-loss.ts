import { weightLossProgram } from '../../content/weight-loss.ts'
import { weightLossModel } from '../../machines/weight-loss/weight-loss.model.ts'
import { weightLossView, type WeightLossView } from '../../machines/weight-loss/index.ts'
import type { Screen } from '../drivers/screen.ts'
import { expectAbsent, expectFocusOn, flowSteps, type TestedFlow } from './flow-steps.ts'
import { part } from './parts.ts'

const program = weightLossProgram(null)
const { question, plans } = program
const back = /Back to GLP Question$/
const addresses = { question: '/order-online', plan: '/order-online?step=plan' }
const chooseFirst = 'Choose yes or no to continue.'
const labels = { question: 'GLP Question', plan: 'Choose Your Plan' }

const steps = flowSteps(weightLossModel, {
  events: {
    'answer.pick': {
      perform: (screen, { answer }) => screen.click('radio', question.labels[answer], 'page'),
      refuse: (screen, { answer }) =>
        expectAbsent(screen.count('radio', question.labels[answer], 'page'), `to answer ${answer}`),
    },
    'plan.continue': {
      perform: async (screen) => {
        await screen.click('button', 'Continue', 'page')
        await expectFocusOn(screen, plans.title)
      },
      refuse: async (screen) => {
        const button = await screen.condition('button', 'Continue')
        if (button && !button.isDisabled) throw new Error('the visitor is offered to continue')
      },
    },
    'question.back': {
      perform: async (screen) => {
        await screen.click('button', back, 'page')
        await expectFocusOn(screen, question.title)
      },
      refuse: (screen) => expectAbsent(screen.count('button', back, 'page'), 'the way back to the question'),
    },
    'address.visit': {
      perform: async (screen, { step }) => {
        if (step === 'plan') return screen.follow(addresses.plan)
        await screen.goBack()
        await expectFocusOn(screen, question.title)
      },
      refuse: async (screen, { step }) => {
        if ((await screen.address()) !== addresses[step]) await screen.follow(addresses[step])
      },
    },
  },
  outcomes: {},
  states: {
    glpQuestion: async (screen) => (await screen.count('heading', question.title, 'page')) === 1,
    choosePlan: async (screen) => (await screen.count('heading', plans.title, 'page')) === 1,
  },
  details: async (screen, snapshot) => {
    const view = weightLossView(snapshot, program)
    const address = await screen.address()
    if (address !== addresses[view.step]) return `the address is ${address}`
    const bar = await screen.condition('progressbar', 'Your progress')
    if (bar?.value !== view.progress) return `the progress is ${bar?.value}, not ${view.progress}`
    if (!(await screen.says(labels.question)) || !(await screen.says(labels.plan))) return 'a step’s label is missing'
    const titles = (await screen.elements('iframe')).map(({ attributes }) => attributes['title'])
    const wanted = view.tables.map(({ plan }) => `Pricing table: ${plan.title}`)
    if (titles.join() !== wanted.join()) return `the tables are ${titles.join() || 'none'}, not ${wanted.join()}`
    if (view.step === 'plan') return (await screen.says(view.text)) ? null : `the text is not '${view.text}'`
    return questionComplaint(screen, view)
  },
})

/** The weight-loss program: steps, stage, and the parts that faults are seeded in. */
export const weightLossFlow: TestedFlow = {
  ...steps,
  stage: { start: '/order-online' },
  parts: {
    disabled: [{ attribute: 'aria-disabled', ...part('Continue', 'button[type="submit"]', 'glpQuestion') }],
    messages: [part('choose first', 'form p', 'glpQuestion', /^Choose yes or no/)],
    focused: [
      part('heading of the plans', 'hgroup', 'choosePlan', /^Choose Your/),
      part('heading of the question', 'hgroup', 'glpQuestion', /^Before We Begin/),
    ],
    back: [part('Back to GLP Question', 'button', 'choosePlan', /Back to GLP Question$/)],
    reset: 'nothing closes it, and the answer is kept on purpose (docs/decisions/28-glp-answer.md)',
  },
}

async function questionComplaint(screen: Screen, view: WeightLossView): Promise<string | null> {
  for (const answer of ['yes', 'no'] as const) {
    const radio = await screen.condition('radio', question.labels[answer])
    if (radio?.isChecked !== (answer === view.answer)) return `${answer} is not picked as the machine says`
  }
  const button = await screen.condition('button', 'Continue')
  if (button?.isDisabled !== !view.canContinue) return 'Continue is not as it should be'
  return (await screen.says(chooseFirst)) === !view.canContinue
    ? null
    : `'${chooseFirst}' is missing, or there without need`
}
