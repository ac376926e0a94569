import type { FlowId } from '../../machines/registry.ts'
import type { PagePart } from './page-seeds.ts'

/** A part of the page that a fault can be seeded in, and a state in which paths come upon it. */
export interface FaultyPart extends PagePart {
  /** What it is, in a word or two. */
  name: string
  state: string
  /** What leads there, where only that brings it about. */
  by?: string
  /** The event that is tried there in vain, where only that brings it about. */
  refusing?: string
}

interface FaultyAttribute extends FaultyPart {
  attribute: 'aria-disabled' | 'disabled' | 'readonly'
}

/** Why a kind of fault does not apply to a flow. */
type NotApplicable = string

export interface FlowParts {
  /** What keeps a control from being used. */
  disabled: readonly FaultyAttribute[] | NotApplicable
  /** What is said by itself: alerts, status lines, notes, a field's complaint. */
  messages: readonly FaultyPart[] | NotApplicable
  /** What the page moves the focus to. */
  focused: readonly FaultyPart[] | NotApplicable
  /** The flow's own ways back. */
  back: readonly FaultyPart[] | NotApplicable
  /** States to rest in: what comes after begins anew. */
  reset: readonly string[] | NotApplicable
}

const heading = '[role="dialog"] h2 span'
const status = '[role="status"]'
const alert = '[role="alert"]'
const note = '[role="dialog"] [role="note"]'
const message = (name: string, selector: string, state: string, text: RegExp): FaultyPart => ({
  name,
  selector,
  state,
  text,
})
const part = (name: string, selector: string, state: string, text?: RegExp): FaultyPart => ({
  name,
  selector,
  state,
  ...(text && { text }),
})

const summary = '[role="group"][aria-labelledby="inquiry-errors"]'

const absentInstead = 'what may not be used is not there at all: the negative steps look for it'
const noWayBack = 'the flow has no way back of its own'
const noResting = 'nothing closes it: it lives as long as its page'

/** Where the faults of a page's parts are seeded, by flow; what does not apply, with the reason. */
export const flowParts: Record<FlowId, FlowParts> = {
  booking: {
    disabled: absentInstead,
    messages: [
      message('loading', status, 'open.service.loading', /^Loading the services/),
      message('failure', alert, 'open.service.failed', /could not be loaded/),
      message('books by phone', note, 'open.location', /books by phone/),
      message('unknown clinic', note, 'open.location', /do not know the clinic/),
      message('service not offered', note, 'open.service.listed', /not booked in this calendar/),
    ],
    focused: [
      part('heading of the clinics', heading, 'open.location', /^Select Location$/),
      part('heading of the services', heading, 'open.service.listed', /^Services in /),
      part('heading of the calendar', heading, 'open.calendar', /^Book /),
      part('opener', 'a[data-opener]', 'closed'),
    ],
    back: [
      part('Back to the clinics', '[role="dialog"] a[href$="?step=location"]', 'open.service.listed', /Back$/),
      part('Back to the services', '[role="dialog"] a', 'open.calendar', /Back$/),
    ],
    reset: ['closed'],
  },
  'service-detail': {
    disabled: absentInstead,
    messages: 'the dialog says nothing by itself but its title, which takes the focus',
    focused: [
      part('title', heading, 'open', /^(Infrared Sauna|Cryotherapy)$/),
      part('card', 'main a[aria-haspopup]', 'closed'),
    ],
    back: noWayBack,
    reset: ['closed'],
  },
  embed: {
    disabled: absentInstead,
    messages: [
      message('loading', status, 'loading', /^Loading the calendar/),
      message('silence', status, 'slow', /longer than usual/),
      message('failure', status, 'failed', /not available right now/),
      message('ways on', '[role="group"][aria-label="Other ways to go on"]', 'failed', /./),
    ],
    focused: [part('start of the frame', 'a', 'loading', /^Skip past the frame$/)],
    back: noWayBack,
    reset: noResting,
  },
  'offer-lead': {
    disabled: [
      { attribute: 'aria-disabled', ...part('submit', 'button[type="submit"]', 'open.sending') },
      { attribute: 'disabled', ...part('Close', 'button[aria-label="Close"]', 'open.sending') },
      { attribute: 'readonly', ...part('fields', 'input', 'open.sending') },
    ],
    messages: [
      message('sending', status, 'open.sending', /^Sending your request/),
      message('failure', alert, 'open.refused', /could not confirm/),
      message('kept on this device', note, 'open.thankYou', /saved on this device/),
      { ...message('complaint of a field', '.mantine-InputWrapper-error', 'open.form', /./), refusing: 'lead.submit' },
    ],
    focused: [
      part('heading', heading, 'open.form', /Sampler|Weight Loss/),
      part('thanks', 'h3 span', 'open.thankYou', /^Thank you/),
      { ...part('first wrong field', 'form input', 'open.form'), refusing: 'lead.submit' },
      part('opener', 'a[data-opener]', 'closed'),
      part('order page', 'main', 'closed'),
    ],
    back: [part('Change my details', 'button', 'open.refused', /^Change my details$/)],
    reset: ['closed'],
  },
  'lead-delivery': {
    disabled: [
      { attribute: 'aria-disabled', ...part('Sending', 'aside button', 'sending', /^Sending/) },
      { attribute: 'aria-disabled', ...part('Delete', 'aside button', 'sending', /^Delete/) },
      { attribute: 'aria-disabled', ...part('Close', 'aside button', 'sending', /^Close/) },
    ],
    messages: [
      message('saved', status, 'waiting', /saved on this device/),
      message('turned down', status, 'refused', /could not be delivered/),
      message('received', status, 'delivered', /is with us now/),
    ],
    focused: [
      { ...part('title of the notice', 'aside h2', 'sending', /^Saved on this device/), by: 'kept.retry' },
      { ...part('page, once it is deleted', 'main', 'deleting'), by: 'kept.delete' },
      { ...part('page, once it is read', 'main', 'idle'), by: 'notice.close' },
    ],
    back: noWayBack,
    reset: ['idle'],
  },
  franchise: {
    disabled: [
      { attribute: 'aria-disabled', ...part('submit', 'button[type="submit"]', 'submitting') },
      { attribute: 'aria-disabled', ...part('selects', 'select', 'submitting') },
      { attribute: 'readonly', ...part('fields', 'input', 'submitting') },
      { attribute: 'readonly', ...part('motivation', 'textarea', 'submitting') },
    ],
    messages: [
      message('submitting', status, 'submitting', /^Submitting your inquiry/),
      message('failure', alert, 'refused', /could not confirm/),
      message('received', status, 'succeeded', /^Inquiry Submitted/),
      message('saved', status, 'succeeded', /^Inquiry saved/),
      { ...message('complaint of a field', '.mantine-InputWrapper-error', 'idle', /./), refusing: 'inquiry.submit' },
      { ...message('summary of complaints', summary, 'idle', /./), refusing: 'inquiry.submit' },
    ],
    focused: [
      { ...part('summary of complaints', summary, 'idle'), refusing: 'inquiry.submit' },
      part('submit after the toast', 'button[type="submit"]', 'idle'),
    ],
    back: noWayBack,
    reset: ['idle'],
  },
  carousel: {
    disabled: 'every control can be used at all times',
    messages: [message('review asked for', status, 'still', /^Review \d of 3$/)],
    focused: 'it leaves the focus where the visitor has it',
    back: noWayBack,
    reset: noResting,
  },
  'site-menu': {
    disabled: 'every control can be used at all times',
    messages: 'it says nothing by itself',
    focused: [
      { ...part('pressed trigger', 'summary', 'bar.closed', /^(Services|Locations)$/), by: 'menu.dismiss' },
      { ...part('Menu', 'summary', 'bar.closed', /^Menu$/), by: 'menu.dismiss' },
      { ...part('page followed to', 'main', 'bar.closed'), by: 'link.follow' },
    ],
    back: noWayBack,
    reset: ['bar.closed'],
  },
  'exam-disclosure': {
    disabled: absentInstead,
    messages: [
      message('preparing', status, 'preparing', /^Preparing your consultation/),
      message('not available', status, 'unavailable', /^Not available!/),
      message('ways on', '[role="group"][aria-label="Other ways to go on"]', 'unavailable', /./),
    ],
    focused: [
      part('heading', heading, 'preparing'),
      part('start button', 'main button', 'idle', /^Start Your Consultation$/),
      part('start of the frame', 'a', 'preparing', /^Skip past the frame$/),
    ],
    back: noWayBack,
    reset: ['idle'],
  },
  consultation: {
    disabled: 'it has no control of its own',
    messages: [message('connecting', 'section p', 'paid', /^Connecting you with/)],
    focused: [part('heading', 'h1', 'paid', /^Payment Successful!$/)],
    back: noWayBack,
    reset: noResting,
  },
  'weight-loss': {
    disabled: [{ attribute: 'aria-disabled', ...part('Continue', 'button[type="submit"]', 'glpQuestion') }],
    messages: [message('choose first', 'form p', 'glpQuestion', /^Choose yes or no/)],
    focused: [
      part('heading of the plans', 'h2 span', 'choosePlan', /^Choose Your/),
      part('heading of the question', 'h2 span', 'glpQuestion', /^Before We Begin/),
    ],
    back: [part('Back to GLP Question', 'button', 'choosePlan', /Back to GLP Question$/)],
    reset: 'nothing closes it, and the answer is kept on purpose (docs/decisions/28-glp-answer.md)',
  },
}
