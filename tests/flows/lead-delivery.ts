import { demonstration } from '../../content/providers.ts'
import { leadDeliveryModel } from '../../machines/lead-delivery/lead-delivery.model.ts'
import {
  leadDeliveryView,
  type Attempt,
  type LeadDeliverySnapshot,
  type LeadDeliveryView,
} from '../../machines/lead-delivery/index.ts'
import type { Screen } from '../drivers/screen.ts'
import { expectFocusOn, flowSteps, type EventStep, type TestedFlow } from './flow-steps.ts'
import { part, status, noWayBack } from './parts.ts'

const saved = 'Saved on this device, not sent yet'

const titles = {
  saved,
  misdirected: saved,
  refused: 'We could not take a request',
  delivered: 'The request has reached us',
}

const sent = 'It will be sent as soon as possible while a page of this site is open.'

const words = {
  saved: `Your request is saved on this device and not with us yet. ${sent}`,
  misdirected:
    'An earlier request is saved on this device and not with us yet. We cannot take it at the moment; the fault is ours, so please call. We try again every hour while a page of this site is open.',
  refused:
    'A request of yours could not be delivered, and will not be sent again. What you wrote is kept here for you to copy.',
  delivered: 'What was saved on this device is with us now. We will get back to you within 24 hours.',
}

/** What is said before something is deleted: by the site, or, in WebKit, by the browser. */
const warnings = [
  'It will soon be deleted: no request is kept on this device for more than 14 days. Please call us.',
  'It may soon be gone: this browser deletes what sites keep after 7 days without a visit. Please call us.',
]

/** A step for an event from outside, which can always happen; where it has no meaning it must change nothing. */
function fromOutside(happen: (screen: Screen) => Promise<void>): EventStep<object> {
  return { perform: happen, refuse: happen }
}

/**
 * A step that presses a button of the notice. Afterwards the focus is on `focused`, or on the page where the notice has
 * gone.
 */
function press(button: string | RegExp, focused: string | RegExp): EventStep<object> {
  return {
    perform: async (screen) => {
      await screen.click('button', button, 'page')
      if (typeof focused === 'string') await expectFocusOn(screen, focused)
      else
        await screen.until(async () => (focused.test(await screen.focused()) ? null : 'the focus is not on the page'))
    },
    refuse: async (screen) => {
      const condition = await screen.condition('button', button)
      if (condition && !condition.isDisabled) throw new Error(`the visitor is offered ${String(button)}`)
    },
  }
}

const page = /^[^]{500,}$/
const notice = '[data-delivery]'
const phase = (name: LeadDeliverySnapshot['value']) => async (screen: Screen) =>
  (await screen.elements(notice))[0]?.attributes['data-delivery'] === name

const steps = flowSteps(leadDeliveryModel, {
  events: {
    'lead.stored': fromOutside((screen) => screen.postFromTab('outbox', { id: 'elsewhere', verdict: 'stored' })),
    'browser.online': fromOutside((screen) => screen.dispatch('online')),
    'page.show': fromOutside((screen) => screen.dispatch('pageshow')),
    'kept.retry': press('Try now', titles.saved),
    'kept.delete': press(/^Delete (without sending|from this device)$/, page),
    'notice.close': press('Close', page),
  },
  outcomes: {
    'attempt done': (screen, { output }) => screen.settle('attempt', isAttempt(output) ? output : 'fails'),
    'attempt error': (screen) => screen.settle('attempt', 'fails'),
    'deleteKept done': (screen) => screen.settle('deleteKept', 'arrives'),
    'deleteKept error': (screen) => screen.settle('deleteKept', 'fails'),
  },
  states: {
    idle: phase('idle'),
    sending: phase('sending'),
    waiting: phase('waiting'),
    refused: phase('refused'),
    delivered: phase('delivered'),
    deleting: phase('deleting'),
  },
  details: async (screen, snapshot) => {
    const view = leadDeliveryView(snapshot)
    const { waiting, refused, own, isDelivered, isExpiring, isBusy } = view
    const topic = topicOf(view)
    const said = (await screen.elements(`${notice} [role="status"]`))[0]?.text ?? ''
    if (said !== (topic ? words[topic] : '')) return `'${said}' is announced`
    const title = topic && titles[topic]
    for (const known of new Set(Object.values(titles))) {
      const expected = Number(known === title)
      if ((await screen.count('heading', known, 'page')) !== expected) return `'${known}' is wrongly there, or missing`
    }
    let warned = 0
    for (const warning of warnings) warned += Number(await screen.says(warning))
    if (warned !== Number(isExpiring)) return 'what it says of what is soon deleted is wrong'
    const isKept = waiting.length + refused.length > 0
    if ((await screen.count('button', 'Copy what I wrote', 'page')) !== Number(own.length > 0))
      return 'copying is offered for others’ requests, or missing for own ones'
    if (!isKept && !isDelivered) return null
    const button = isKept ? /^Delete (without sending|from this device)$/ : 'Close'
    const condition = await screen.condition('button', button)
    return condition?.isDisabled === isBusy ? null : `${String(button)} is offered, or not, against what is going on`
  },
})

/** The notice about kept submissions: steps, stage, and the parts that faults are seeded in. */
export const leadDeliveryFlow: TestedFlow = {
  ...steps,
  stage: {
    start: '/',
    held: ['outbox'],
    records: { settings: { ...demonstration, leadsUrl: '/leads-under-test', franchiseUrl: null } },
    pace: { action: 0, look: 0 },
  },
  parts: {
    disabled: [
      { attribute: 'aria-disabled', ...part('Sending', 'aside button', 'sending', /^Sending/) },
      { attribute: 'aria-disabled', ...part('Delete', 'aside button', 'sending', /^Delete/) },
      { attribute: 'aria-disabled', ...part('Close', 'aside button', 'sending', /^Close/) },
    ],
    messages: [
      part('saved', status, 'waiting', /saved on this device/),
      part('turned down', status, 'refused', /could not be delivered/),
      part('received', status, 'delivered', /is with us now/),
    ],
    focused: [
      { ...part('title of the notice', 'aside h2', 'sending', /^Saved on this device/), by: 'kept.retry' },
      { ...part('page, once it is deleted', 'main', 'deleting'), by: 'kept.delete' },
      { ...part('page, once it is read', 'main', 'idle'), by: 'notice.close' },
    ],
    back: noWayBack,
    reset: ['idle'],
  },
}

function topicOf({ waiting, refused, isDelivered, isMisdirected }: LeadDeliveryView): keyof typeof titles | null {
  if (isDelivered) return 'delivered'
  if (refused.length > 0) return 'refused'
  if (waiting.length === 0) return null
  return isMisdirected ? 'misdirected' : 'saved'
}

function isAttempt(output: unknown): output is Attempt {
  return typeof output === 'object' && output !== null && 'verdict' in output
}
