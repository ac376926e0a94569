import { demonstration } from '../../content/providers.ts'
import { offerLeadModel } from '../../machines/offer-lead/offer-lead.model.ts'
import { offerLeadView, type AnyLead, type Lead } from '../../machines/offer-lead/index.ts'
import { blankLead } from '../../machines/offer-lead/offer-lead.schema.ts'
import type { Answer, Screen } from '../drivers/screen.ts'
import { expectAbsent, expectFocusOn, flowSteps, openDialogs, type TestedFlow } from './flow-steps.ts'
import { part, heading, status, alert, note } from './parts.ts'

const nothing = /^$/
const submitButton = 'Request a Callback'
const labels: Record<keyof Lead, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
}
const completed = offerLeadModel.events['lead.submit']['a complete lead'].lead
const fields: readonly (keyof Lead)[] = ['firstName', 'lastName', 'email', 'phone']
const answers: readonly Answer[] = ['received', 'saved', 'refused']

/** What has been typed and not delivered yet, which the form keeps when the dialog closes. */
const typed = new WeakMap<Screen, Lead>()

const steps = flowSteps(offerLeadModel, {
  events: {
    'lead.open': {
      perform: async (screen, { offer }) => {
        await screen.follow('/contact', { lead: offer.title, offer: offer.kind })
        await expectFocusOn(screen, offer.title)
      },
      refuse: async (screen) => {
        if ((await openDialogs(screen)) === 0) throw new Error('the page behind is within reach')
      },
    },
    'lead.submit': {
      perform: async (screen, event) => {
        const lead = ofCallback(event.lead)
        await fillIn(screen, lead)
        typed.set(screen, lead)
        await screen.click('button', submitButton, 'dialog')
      },
      refuse: submitInVain,
    },
    'lead.retry': {
      perform: (screen) => screen.click('button', 'Try again', 'dialog'),
      refuse: (screen) => expectAbsent(screen.count('button', 'Try again', 'dialog'), 'to try again'),
    },
    'lead.edit': {
      perform: (screen) => screen.click('button', 'Change my details', 'dialog'),
      refuse: (screen) => expectAbsent(screen.count('button', 'Change my details', 'dialog'), 'to change the details'),
    },
    'lead.close': {
      perform: async (screen) => {
        await screen.click('button', 'Close', 'dialog')
        await expectFocusOn(screen, 'Opener')
      },
      refuse: async (screen) => {
        if ((await openDialogs(screen)) > 0) await screen.press('Escape')
      },
    },
    'page.leave': { perform: goBackToPage, refuse: leaveAndReturn },
  },
  outcomes: {
    'deliver done': async (screen, { output }) => {
      const answer = answers.find((known) => known === output)
      if (!answer) throw new Error(`the world has no answer '${String(output)}'`)
      const goesOn = answer !== 'refused' && (await screen.count('dialog', 'Medical Weight Loss', 'page')) === 1
      await screen.settle('lead', answer)
      if (answer !== 'refused') typed.delete(screen)
      if (goesOn) await expectPage(screen, '/order-online')
    },
    'deliver error': (screen) => screen.settle('lead', 'fails'),
  },
  states: {
    closed: async (screen) => (await openDialogs(screen)) === 0,
    'open.form': async (screen) => (await screen.count('button', submitButton, 'dialog')) === 1,
    'open.sending': async (screen) => (await screen.count('button', 'Sending…', 'dialog')) === 1,
    'open.refused': async (screen) => (await screen.count('alert', nothing, 'dialog')) === 1,
    'open.thankYou': async (screen) => (await screen.count('heading', /^Thank you, /, 'dialog')) === 1,
  },
  details: async (screen, snapshot) => {
    const view = offerLeadView(snapshot)
    if (!view) return null
    const { step, title, isSaved } = view
    const lead = ofCallback(view.lead)
    if ((await screen.count('dialog', title, 'page')) !== 1) return `no dialog is called '${title}'`
    if ((await screen.count('note', nothing, 'dialog')) !== Number(isSaved)) return 'it is wrong about the connection'
    if (step === 'refused') {
      const details = (await screen.texts('listitem', nothing)).join(', ')
      const typed = [`${lead.firstName} ${lead.lastName}`, lead.email, lead.phone].join(', ')
      return details === typed ? focusComplaint(screen, title) : `the details are '${details}', not '${typed}'`
    }
    if (step === 'thankYou') return focusComplaint(screen, `Thank you, ${lead.firstName}`)
    return step === 'sending' ? sendingComplaint(screen, lead) : formComplaint(screen, title)
  },
})

/** The offer lead dialog: steps, stage, and the parts that faults are seeded in. */
export const offerLeadFlow: TestedFlow = {
  ...steps,
  stage: {
    start: '/',
    held: ['lead'],
    records: { settings: { ...demonstration, leadsUrl: '/leads-under-test', franchiseUrl: null } },
    pace: { action: 300, look: 20 },
  },
  parts: {
    disabled: [
      { attribute: 'aria-disabled', ...part('submit', 'button[type="submit"]', 'open.sending') },
      { attribute: 'disabled', ...part('Close', 'button[aria-label="Close"]', 'open.sending') },
      { attribute: 'readonly', ...part('fields', 'input', 'open.sending') },
    ],
    messages: [
      part('sending', status, 'open.sending', /^Sending your request/),
      part('failure', alert, 'open.refused', /could not confirm/),
      part('kept on this device', note, 'open.thankYou', /saved on this device/),
      { ...part('complaint of a field', '.mantine-InputWrapper-error', 'open.form', /./), refusing: 'lead.submit' },
    ],
    focused: [
      part('heading', heading, 'open.form', /Sampler|Weight Loss/),
      part('thanks', 'hgroup', 'open.thankYou', /^Thank you/),
      { ...part('first wrong field', 'form input', 'open.form'), refusing: 'lead.submit' },
      part('opener', 'a[data-opener]', 'closed'),
      part('order page', 'main', 'closed'),
    ],
    back: [part('Change my details', 'button', 'open.refused', /^Change my details$/)],
    reset: ['closed'],
  },
}

/**
 * Submits an incomplete lead, which shows messages; while a lead is being sent, pressing Enter sends nothing; elsewhere
 * there is no form.
 */
async function submitInVain(screen: Screen, event: { lead: AnyLead }): Promise<void> {
  const lead = ofCallback(event.lead)
  if ((await screen.count('button', 'Sending…', 'dialog')) > 0) {
    await screen.click('textbox', labels.phone, 'dialog')
    return screen.press('Enter')
  }
  if ((await screen.count('button', submitButton, 'dialog')) === 0) return
  await fillIn(screen, lead)
  await screen.click('button', submitButton, 'dialog')
  await screen.until(async () => {
    const wrong = fields.filter((name) => completed[name] !== lead[name])
    for (const name of fields) {
      const field = await screen.field(labels[name])
      if (field?.value !== lead[name]) return `what was typed as ${name} is gone`
      if ((field.error !== '') !== wrong.includes(name))
        return `the field ${name} has ${field.error === '' ? 'no error message, and should have one' : `the error message '${field.error}'`}`
      if (field.hasFocus !== (name === wrong[0])) return `the focus on ${name} does not fit what is wrong`
    }
    return null
  })
  typed.set(screen, lead)
}

/** Goes back, and expects the page that the dialog was in front of. */
async function goBackToPage(screen: Screen): Promise<void> {
  const before = await screen.address()
  await screen.goBack()
  await expectFocusOn(screen, 'Opener')
  const after = await screen.address()
  if (after !== before) throw new Error(`Back led from ${before} to ${after}`)
}

/** Leaves the page, expects no dialog on the page before, and returns to the home page. */
async function leaveAndReturn(screen: Screen): Promise<void> {
  const before = await screen.address()
  await screen.goBack()
  await screen.until(async () => ((await screen.address()) === before ? 'the page is still the same' : null))
  await screen.until(async () => ((await openDialogs(screen)) > 0 ? 'the dialog went along' : null))
  await screen.follow('/')
  await expectPage(screen, '/')
}

/** The paths are those of the callback form; the request for a time has the same flow. */
function ofCallback(lead: AnyLead): Lead {
  if ('request' in lead) throw new Error('the dialog asks for no time')
  return lead
}

async function fillIn(screen: Screen, lead: Lead): Promise<void> {
  for (const name of fields) await screen.fill(labels[name], lead[name])
}

async function readFields(screen: Screen): Promise<Lead> {
  const read = async (name: keyof Lead) => (await screen.field(labels[name]))?.value ?? ''
  return {
    firstName: await read('firstName'),
    lastName: await read('lastName'),
    email: await read('email'),
    phone: await read('phone'),
  }
}

function isSame(one: Lead, other: Lead): boolean {
  return fields.every((name) => one[name] === other[name])
}

/** Checks the form's title and that it holds what was typed before. */
async function formComplaint(screen: Screen, title: string): Promise<string | null> {
  const read = await readFields(screen)
  return isSame(read, typed.get(screen) ?? blankLead)
    ? null
    : `the form under '${title}' holds '${Object.values(read).join()}'`
}

/** Checks that the dialog says that it is being sent, and that nothing can be changed, sent again or closed. */
async function sendingComplaint(screen: Screen, lead: Lead): Promise<string | null> {
  if (!isSame(await readFields(screen), lead)) return 'the fields have changed on the way'
  if (!(await screen.says('Sending your request…'))) return 'nothing says that it is on its way'
  for (const button of ['Sending…', 'Close']) {
    if (!(await screen.condition('button', button, 'dialog'))?.isDisabled)
      return `'${button}' could be pressed on its way`
  }
  for (const name of fields) {
    if (!(await screen.field(labels[name]))?.isLocked) return `${name} could be changed on its way`
  }
  return null
}

/** Waits until a page that was opened by a link has the focus, which it would otherwise take from a dialog. */
async function expectPage(screen: Screen, address: string): Promise<void> {
  await screen.until(async () => ((await screen.address()) === address ? null : `${address} was not opened`))
  await screen.until(async () => ((await screen.focused()).length > 500 ? null : `${address} has no focus`))
}

async function focusComplaint(screen: Screen, heading: string): Promise<string | null> {
  const focused = await screen.focused()
  return focused === heading ? null : `the focus is on '${focused}', not on '${heading}'`
}
