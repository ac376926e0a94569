import { offerLeadModel } from '../../machines/offer-lead/offer-lead.model.ts'
import { offerLeadView, type Lead } from '../../machines/offer-lead/index.ts'
import type { Answer, Screen } from '../drivers/screen.ts'
import { expectAbsent, flowSteps } from './flow-steps.ts'

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

const dialogs = (screen: Screen) => screen.count('dialog', /./, 'page')

/** The offer lead dialog's steps and assertions, for any screen. */
export const offerLeadFlow = flowSteps(offerLeadModel, {
  events: {
    'lead.open': {
      perform: (screen, { offer }) => screen.follow('/contact', { lead: offer.title, offer: offer.kind }),
      refuse: async (screen) => {
        if ((await dialogs(screen)) === 0) throw new Error('the page behind is within reach')
      },
    },
    'lead.submit': {
      perform: async (screen, { lead }) => {
        await fillIn(screen, lead)
        await screen.click('button', submitButton, 'dialog')
      },
      refuse: submitInVain,
    },
    'lead.retry': {
      perform: (screen) => screen.click('button', 'Try again', 'dialog'),
      refuse: (screen) => expectAbsent(screen.count('button', 'Try again', 'dialog'), 'to try again'),
    },
    'lead.edit': {
      perform: async (screen) => {
        const [name = '', email = '', phone = ''] = await screen.texts('listitem', nothing)
        await screen.click('button', 'Change my details', 'dialog')
        await screen.until(async () => {
          const { firstName, lastName, ...rest } = await readFields(screen)
          const isThere = `${firstName} ${lastName}` === name && rest.email === email && rest.phone === phone
          return isThere ? null : 'what was typed is no longer there'
        })
      },
      refuse: (screen) => expectAbsent(screen.count('button', 'Change my details', 'dialog'), 'to change the details'),
    },
    'lead.close': {
      perform: (screen) => screen.click('button', 'Close', 'dialog'),
      refuse: async (screen) => {
        if ((await dialogs(screen)) > 0) await screen.press('Escape')
      },
    },
    'page.leave': { perform: leaveAndReturn, refuse: leaveAndReturn },
  },
  outcomes: {
    'deliver done': async (screen, { output }) => {
      const answer = answers.find((known) => known === output)
      if (!answer) throw new Error(`the world has no answer '${String(output)}'`)
      const goesOn = answer !== 'refused' && (await screen.count('dialog', 'Medical Weight Loss', 'page')) === 1
      await screen.settle('lead', answer)
      await screen.until(async () =>
        goesOn && (await screen.address()) !== '/order-online' ? 'the order page was not opened' : null,
      )
    },
    'deliver error': (screen) => screen.settle('lead', 'fails'),
  },
  states: {
    closed: async (screen) => (await dialogs(screen)) === 0,
    'open.form': async (screen) => (await screen.count('button', submitButton, 'dialog')) === 1,
    'open.sending': async (screen) => (await screen.count('button', 'Sending…', 'dialog')) === 1,
    'open.refused': async (screen) => (await screen.count('alert', nothing, 'dialog')) === 1,
    'open.thankYou': async (screen) => (await screen.count('heading', /^Thank you, /, 'dialog')) === 1,
  },
  details: async (screen, snapshot) => {
    const view = offerLeadView(snapshot)
    if (!view) return null
    const { step, title, lead, isSaved } = view
    if ((await screen.count('dialog', title, 'page')) !== 1) return `no dialog is called '${title}'`
    if ((await screen.count('note', nothing, 'dialog')) !== Number(isSaved)) return 'it is wrong about the connection'
    if (step === 'refused') {
      const details = (await screen.texts('listitem', nothing)).join(', ')
      const typed = [`${lead.firstName} ${lead.lastName}`, lead.email, lead.phone].join(', ')
      return details === typed ? focusComplaint(screen, title) : `the details are '${details}', not '${typed}'`
    }
    if (step === 'thankYou') return focusComplaint(screen, `Thank you, ${lead.firstName}`)
    return step === 'sending' && !isSame(await readFields(screen), lead) ? 'the fields have changed on the way' : null
  },
})

/** In the form an incomplete lead brings up messages; on its way Enter sends nothing; elsewhere there is no form. */
async function submitInVain(screen: Screen, { lead }: { lead: Lead }): Promise<void> {
  if ((await screen.count('button', 'Sending…', 'dialog')) > 0) {
    await screen.click('textbox', labels.phone, 'dialog')
    return screen.press('Enter')
  }
  if ((await screen.count('button', submitButton, 'dialog')) === 0) return
  const before = await readFields(screen)
  await fillIn(screen, lead)
  await screen.click('button', submitButton, 'dialog')
  await screen.until(async () => {
    const wrong = fields.filter((name) => completed[name] !== lead[name])
    for (const name of fields) {
      const field = await screen.field(labels[name])
      if (field?.value !== lead[name]) return `what was typed as ${name} is gone`
      if ((field.error !== '') !== wrong.includes(name)) return `${name} says '${field.error}'`
    }
    return null
  })
  await fillIn(screen, before)
}

/** The page before must show no dialog; the paths go on from the home page. */
async function leaveAndReturn(screen: Screen): Promise<void> {
  const before = await screen.address()
  await screen.goBack()
  await screen.until(async () => ((await screen.address()) === before ? 'the page is still the same' : null))
  await screen.until(async () => ((await dialogs(screen)) > 0 ? 'the dialog went along' : null))
  await screen.follow('/')
  await screen.until(async () => ((await screen.address()) === '/' ? null : 'the home page was not opened'))
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

async function focusComplaint(screen: Screen, heading: string): Promise<string | null> {
  const focused = await screen.focused()
  return focused === heading ? null : `the focus is on '${focused}', not on '${heading}'`
}
