import { demonstration } from '../../content/providers.ts'
import { franchiseModel } from '../../machines/franchise/franchise.model.ts'
import { blankInquiry, franchiseView, type InquiryDraft } from '../../machines/franchise/index.ts'
import { fieldNames } from '../../src/ui/flows/franchise/franchise-fields.ts'
import type { Answer, Screen } from '../drivers/screen.ts'
import { labelOf } from '../support/inquiry-labels.ts'
import { expectAbsent, expectFocusOn, flowSteps, type TestedFlow } from './flow-steps.ts'
import { part, status, alert, noWayBack } from './parts.ts'

const submitButton = 'Submit Inquiry'
const busyButton = 'Submitting...'
const retryButton = 'Try again'
const closeButton = /^Close: /
/** Milliseconds after which a closed toast is gone. */
const toastLeaves = 600
/** Milliseconds after which the blank fields can be reached. */
const fieldsReturn = 1000
/** What a screen reader is told at once, in one text. */
const receivedIsTold =
  'Inquiry Submitted Successfully! Our franchise development team will contact you within 24 hours.'
const savedIsTold =
  'Inquiry saved on this device. It is not with us yet: it will be sent as soon as possible while a page of this site is open. Our franchise development team will then contact you within 24 hours. Or call us: (609) 555-0190.'
const answers: readonly Answer[] = ['received', 'saved', 'refused']
const completed = franchiseModel.events['inquiry.submit']['a complete inquiry'].inquiry

const buttons = (screen: Screen, name: string | RegExp) => screen.count('button', name, 'page')

const summary = '[role="group"][aria-labelledby="inquiry-errors"]'

const steps = flowSteps(franchiseModel, {
  events: {
    'inquiry.submit': {
      perform: async (screen, { inquiry }) => {
        await fillIn(screen, inquiry)
        await screen.click('button', submitButton, 'page')
      },
      refuse: submitInVain,
    },
    'inquiry.retry': {
      perform: (screen) => screen.click('button', retryButton, 'page'),
      refuse: (screen) => expectAbsent(buttons(screen, retryButton), 'to try again'),
    },
    'inquiry.edit': {
      perform: async (screen) => {
        const before = await readFields(screen)
        await screen.fill(labelOf('city'), 'Trenton')
        await expectFields(screen, { ...before, city: 'Trenton' })
      },
      refuse: async (screen) => {
        if ((await buttons(screen, busyButton)) > 0) return
        const city = (await screen.field(labelOf('city')))?.value ?? ''
        await screen.fill(labelOf('city'), 'Trenton')
        await screen.fill(labelOf('city'), city)
      },
    },
    'inquiry.dismiss': {
      perform: async (screen) => {
        await screen.click('button', closeButton, 'page')
        await expectFocusOn(screen, submitButton)
        await screen.pass(toastLeaves)
      },
      refuse: (screen) => expectAbsent(buttons(screen, closeButton), 'a toast to close'),
    },
  },
  outcomes: {
    'deliver done': async (screen, { output }) => {
      const answer = answers.find((known) => known === output)
      if (!answer) throw new Error(`the world has no answer '${String(output)}'`)
      await screen.settle('inquiry', answer)
      if (answer === 'refused') return
      await expectFields(screen, blankInquiry)
      await screen.pass(fieldsReturn)
    },
    'deliver error': (screen) => screen.settle('inquiry', 'fails'),
  },
  states: {
    idle: async (screen) => (await buttons(screen, submitButton)) === 1 && (await buttons(screen, closeButton)) === 0,
    submitting: async (screen) => (await buttons(screen, busyButton)) === 1,
    refused: async (screen) => (await screen.count('alert', /^$/, 'page')) === 1,
    succeeded: async (screen) => (await buttons(screen, closeButton)) === 1,
  },
  details: async (screen, snapshot) => {
    const { step, isSaved, inquiry } = franchiseView(snapshot)
    if (step === 'succeeded') {
      const panel = new RegExp(`^Thank you, ${inquiry.firstName}. Your inquiry ${isSaved ? 'is saved' : 'is with us'}`)
      if ((await screen.count('heading', panel, 'page')) !== 1) return 'no panel thanks above the form'
      const title = isSaved ? 'Inquiry saved on this device' : 'Inquiry Submitted Successfully!'
      if ((await buttons(screen, `Close: ${title}`)) !== 1) return `no toast is titled '${title}'`
      return (await screen.says(isSaved ? savedIsTold : receivedIsTold)) ? null : 'no region tells what the toast shows'
    }
    if (step === 'submitting') return submittingComplaint(screen, snapshot.context.inquiry)
    return step === 'idle' ? null : fieldsComplaint(screen, snapshot.context.inquiry)
  },
})

/** The franchise inquiry: steps, stage, and the parts that faults are seeded in. */
export const franchiseFlow: TestedFlow = {
  ...steps,
  stage: {
    start: '/franchise',
    held: ['inquiry'],
    records: { settings: { ...demonstration, leadsUrl: null, franchiseUrl: '/inquiries-under-test' } },
    pace: { action: 0, look: 20 },
  },
  parts: {
    disabled: [
      { attribute: 'aria-disabled', ...part('submit', 'button[type="submit"]', 'submitting') },
      { attribute: 'aria-disabled', ...part('selects', 'select', 'submitting') },
      { attribute: 'readonly', ...part('fields', 'input', 'submitting') },
      { attribute: 'readonly', ...part('motivation', 'textarea', 'submitting') },
    ],
    messages: [
      part('submitting', status, 'submitting', /^Submitting your inquiry/),
      part('failure', alert, 'refused', /could not confirm/),
      part('received', status, 'succeeded', /^Inquiry Submitted/),
      part('saved', status, 'succeeded', /^Inquiry saved/),
      { ...part('complaint of a field', '.mantine-InputWrapper-error', 'idle', /./), refusing: 'inquiry.submit' },
      { ...part('summary of complaints', summary, 'idle', /./), refusing: 'inquiry.submit' },
    ],
    focused: [
      { ...part('summary of complaints', summary, 'idle'), refusing: 'inquiry.submit' },
      part('submit after the toast', 'button[type="submit"]', 'idle'),
    ],
    back: noWayBack,
    reset: ['idle'],
  },
}

/**
 * Submits an incomplete inquiry, which shows messages; while an inquiry is being sent, pressing Enter sends nothing.
 */
async function submitInVain(screen: Screen, { inquiry }: { inquiry: InquiryDraft }): Promise<void> {
  if ((await buttons(screen, busyButton)) > 0) {
    await screen.click('textbox', labelOf('phone'), 'page')
    return screen.press('Enter')
  }
  if ((await buttons(screen, submitButton)) === 0) return
  await fillIn(screen, inquiry)
  await screen.click('button', submitButton, 'page')
  await screen.until(async () =>
    (await screen.focused()).startsWith('Please check') ? null : 'what is wrong does not have the focus',
  )
  const wrong = fieldNames.filter((name) => completed[name] !== inquiry[name])
  await screen.until(async () => {
    if ((await screen.count('group', `Please check ${wrong.length} fields`, 'page')) !== 1) return 'no summary says so'
    for (const name of fieldNames) {
      const field = await screen.field(labelOf(name))
      if (field?.value !== inquiry[name]) return `what was typed as ${name} is gone`
      if ((field.error !== '') !== wrong.includes(name))
        return `the field ${name} has ${field.error === '' ? 'no error message, and should have one' : `the error message '${field.error}'`}`
    }
    return null
  })
}

/** Fills in the fields that do not have these values yet. */
async function fillIn(screen: Screen, inquiry: InquiryDraft): Promise<void> {
  const before = await readFields(screen)
  for (const name of fieldNames) {
    if (before[name] !== inquiry[name]) await screen.fill(labelOf(name), inquiry[name])
  }
}

async function readFields(screen: Screen): Promise<InquiryDraft> {
  const read = { ...blankInquiry }
  for (const name of fieldNames) read[name] = (await screen.field(labelOf(name)))?.value ?? ''
  return read
}

async function fieldsComplaint(screen: Screen, expected: InquiryDraft): Promise<string | null> {
  const read = await readFields(screen)
  const differing = fieldNames.find((name) => read[name] !== expected[name])
  return differing ? `${differing} holds '${read[differing]}', not '${expected[differing]}'` : null
}

/** Checks that the form says that it is being sent, and that nothing can be changed or sent again. */
async function submittingComplaint(screen: Screen, expected: InquiryDraft): Promise<string | null> {
  if (!(await screen.says('Submitting your inquiry...'))) return 'nothing says that it is on its way'
  if (!(await screen.condition('button', busyButton))?.isDisabled) return 'it could be sent again'
  for (const name of fieldNames) {
    if (!(await screen.field(labelOf(name)))?.isLocked) return `${name} could be changed on its way`
  }
  return fieldsComplaint(screen, expected)
}

async function expectFields(screen: Screen, expected: InquiryDraft): Promise<void> {
  await screen.until(() => fieldsComplaint(screen, expected))
}
