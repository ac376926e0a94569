import { embedModel } from '../../machines/embed/embed.model.ts'
import { embedView } from '../../machines/embed/index.ts'
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
import { part, status, absentInstead, noWayBack, noResting } from './parts.ts'

const frameStart = 'Skip past the frame'
const ready = ['fetch-query-params', '', 'location']
const retry = /^Try again: Calendar: /
const complete = ['msgsndr-booking-complete', {}]
const booked = /^Booked: /
/** The screens whose part has reported that the visitor has finished: the wizard tells it, whatever the frame does next. */
const completed = new WeakSet<Screen>()
const failed = ['demo.error', { reason: 'unavailable' }]

const steps = flowSteps(embedModel, {
  events: {
    'embed.show': {
      perform: (screen) => screen.follow('/book/princeton/infrared-sauna'),
      refuse: async (screen) => {
        if ((await screen.elements('iframe')).length !== 1)
          throw new Error('the screen with the frame could be opened again')
      },
    },
    'embed.ready': frameMessage(() => ready),
    'embed.resize': frameMessage(({ height }) => ['highlevel.setHeight', { height, id: 'booking-calendar' }]),
    'embed.complete': {
      ...frameMessage(() => complete),
      perform: async (screen) => {
        await screen.postFromFrame(complete)
        completed.add(screen)
      },
    },
    'embed.fail': frameMessage(() => failed),
    'embed.retry': {
      perform: async (screen) => {
        const before = await frameNumber(screen)
        await screen.click('button', retry, 'dialog')
        await screen.until(async () => ((await frameNumber(screen)) > before ? null : 'the frame was not loaded again'))
        await expectFocusOn(screen, frameStart)
      },
      refuse: (screen) => expectAbsent(screen.count('button', retry, 'dialog'), 'to try again'),
    },
  },
  outcomes: {},
  states: {
    waiting: async (screen) => (await screen.elements('iframe')).length === 0,
    loading: (screen) => statusSays(screen, /^Loading the calendar…$/),
    slow: (screen) => statusSays(screen, /longer than usual/),
    ready: async (screen) => (await screen.elements('iframe')).length === 1 && (await statusSays(screen, /^$/)),
    failed: (screen) => statusSays(screen, /not available right now/),
  },
  details: async (screen, snapshot) => {
    const view = embedView(snapshot)
    const frames = await screen.elements('iframe')
    if (view.status === 'waiting') return frames.length === 0 ? null : 'a frame before its screen opened'
    const height = frames[0]?.attributes['height']
    if (height !== String(view.height)) return `the frame is ${height} px high, not ${view.height}`
    if ((await screen.count('dialog', booked, 'page')) !== Number(completed.has(screen)))
      return 'the wizard does not say whether the visit is booked'
    const ways = await screen.count('group', 'Other ways to go on', 'dialog')
    return ways === Number(view.needsAlternatives) ? null : 'the other ways to go on are missing, or shown without need'
  },
})

/** A third-party frame, here the booking calendar: steps, stage, and the parts that faults are seeded in. */
export const embedFlow: TestedFlow = {
  ...steps,
  stage: { start: '/locations/princeton', pace: { action: 300, look: 20 } },
  parts: {
    disabled: absentInstead,
    messages: [
      part('loading', status, 'loading', /^Loading the calendar/),
      part('silence', status, 'slow', /longer than usual/),
      part('failure', status, 'failed', /not available right now/),
      part('ways on', '[role="group"][aria-label="Other ways to go on"]', 'failed', /./),
    ],
    focused: [part('start of the frame', 'a', 'loading', /^Skip past the frame$/)],
    back: noWayBack,
    reset: noResting,
  },
}
