import { examDisclosureModel } from '../../machines/exam-disclosure/exam-disclosure.model.ts'
import type { Screen } from '../drivers/screen.ts'
import {
  expectAbsent,
  expectFocusOn,
  flowSteps,
  frameMessage,
  frameNumber,
  statusSays,
  type TestedFlow,
} from './flow-steps.ts'
import { part, heading, status, absentInstead, noWayBack } from './parts.ts'

const startButton = 'Start Your Consultation'
const frameStart = 'Skip past the frame'
const eightSeconds = 8000

const dialogs = (screen: Screen) => screen.count('dialog', startButton, 'page')

const steps = flowSteps(examDisclosureModel, {
  events: {
    'exam.start': {
      perform: async (screen) => {
        await screen.click('button', startButton, 'page')
        await screen.until(async () =>
          (await screen.condition('dialog', startButton))?.hasFocus ? null : 'the dialog does not have the focus',
        )
      },
      refuse: async (screen) => {
        if ((await dialogs(screen)) !== 1) throw new Error('the button is within reach')
      },
    },
    'exam.ready': frameMessage(() => ['part.ready']),
    'exam.slow': { perform: (screen) => screen.pass(eightSeconds), refuse: (screen) => screen.pass(eightSeconds) },
    'exam.fail': frameMessage(() => ['part.failed', 'unavailable']),
    'exam.retry': {
      perform: async (screen) => {
        const before = await frameNumber(screen)
        await screen.click('button', 'Try again: Consultation', 'dialog')
        await screen.until(async () => ((await frameNumber(screen)) > before ? null : 'the frame was not loaded again'))
        await expectFocusOn(screen, frameStart)
      },
      refuse: (screen) => expectAbsent(screen.count('button', 'Try again: Consultation', 'dialog'), 'to try again'),
    },
    'exam.close': {
      perform: async (screen) => {
        await screen.click('button', 'Close', 'dialog')
        await expectFocusOn(screen, startButton)
      },
      refuse: (screen) => expectAbsent(screen.count('button', 'Close', 'dialog'), 'Close'),
    },
  },
  outcomes: {},
  states: {
    idle: async (screen) => (await dialogs(screen)) === 0,
    preparing: (screen) => statusSays(screen, /^Preparing your consultation…$/),
    disclosing: (screen) => statusSays(screen, /^$/),
    unavailable: (screen) => statusSays(screen, /^Not available!/),
  },
  details: async (screen, { value }) => {
    const isOpen = value !== 'idle'
    const frames = (await screen.elements('iframe')).length
    if (frames !== Number(isOpen)) return `there are ${frames} frames`
    const ways = await screen.count('group', 'Other ways to go on', 'dialog')
    return ways === Number(value === 'unavailable')
      ? null
      : 'the other ways to go on are missing, or shown without need'
  },
})

/** The exam disclosure: steps, stage, and the parts that faults are seeded in. */
export const examDisclosureFlow: TestedFlow = {
  ...steps,
  stage: { start: '/exam-invite', pace: { action: 300, look: 20 } },
  parts: {
    disabled: absentInstead,
    messages: [
      part('preparing', status, 'preparing', /^Preparing your consultation/),
      part('not available', status, 'unavailable', /^Not available!/),
      part('ways on', '[role="group"][aria-label="Other ways to go on"]', 'unavailable', /./),
    ],
    focused: [
      part('heading', heading, 'preparing'),
      part('start button', 'main button', 'idle', /^Start Your Consultation$/),
      part('start of the frame', 'a', 'preparing', /^Skip past the frame$/),
    ],
    back: noWayBack,
    reset: ['idle'],
  },
}
