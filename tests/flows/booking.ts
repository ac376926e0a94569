import { addressOf, askedByAddress, bookingAddress, bookingView } from '../../machines/booking/index.ts'
import { bookingModel } from '../../machines/booking/booking.model.ts'
import { label as search } from '../../content/words/find.ts'
import { bookingTitle } from '../../src/ui/flows/booking/booking-title.ts'
import type { Name, Screen } from '../drivers/screen.ts'
import {
  expectAbsent,
  expectFocusOn,
  flowSteps,
  followLink,
  frameMessage,
  openDialogs,
  type TestedFlow,
} from './flow-steps.ts'
import { part, heading, status, alert, note, absentInstead } from './parts.ts'

const clinicLinks: Record<string, RegExp> = { princeton: /^Princeton/, montclair: /^Montclair/ }
const serviceLinks: Record<string, RegExp> = { 'infrared-sauna': /^Infrared Sauna/, telehealth: /^Telehealth/ }
const nothing = /^$/
const list = 'booking/princeton'
const another = 'Book another in Princeton'

const steps = flowSteps(bookingModel, {
  events: {
    'booking.open': {
      perform: (screen, asked) => screen.follow(bookingAddress(asked)),
      refuse: async (screen) => {
        if ((await openDialogs(screen)) === 0) throw new Error('the page behind is within reach')
      },
    },
    'location.pick': {
      perform: (screen, { location }) => followClinic(screen, clinicLinks[location] ?? nothing),
      refuse: (screen, { location }) =>
        expectAbsent(screen.count('link', clinicLinks[location] ?? nothing, 'dialog'), `the clinic ${location}`),
    },
    'service.pick': {
      perform: async (screen, { service }) => {
        if ((await screen.count('list', 'Clinics', 'dialog')) > 0) await screen.fill(search, 'infrared')
        await screen.until(async () =>
          (await screen.count('link', serviceLinks[service] ?? nothing, 'dialog')) > 0
            ? null
            : `there is no service '${service}' among ${JSON.stringify(await screen.texts('link', nothing))}`,
        )
        await follow(screen, serviceLinks[service] ?? nothing)
      },
      refuse: (screen, { service }) =>
        expectAbsent(screen.count('link', serviceLinks[service] ?? nothing, 'dialog'), `the service ${service}`),
    },
    'service.first': {
      perform: (screen) => follow(screen, 'Choose the service first'),
      refuse: (screen) =>
        expectAbsent(screen.count('link', 'Choose the service first', 'dialog'), 'to choose it first'),
    },
    'calendar.complete': frameMessage(({ start }) => ['msgsndr-booking-complete', { start }]),
    'booking.another': {
      perform: (screen) => follow(screen, another),
      refuse: (screen) => expectAbsent(screen.count('link', another, 'dialog'), 'to book another'),
    },
    'services.retry': {
      perform: (screen) => screen.click('button', 'Try again', 'dialog'),
      refuse: (screen) => expectAbsent(screen.count('button', 'Try again', 'dialog'), 'to try again'),
    },
    'booking.back': {
      perform: (screen) => follow(screen, 'Back'),
      refuse: (screen) => expectAbsent(screen.count('link', 'Back', 'dialog'), 'Back'),
    },
    'history.back': {
      perform: (screen) => screen.goBack(),
      refuse: async (screen) => {
        if ((await screen.address()).startsWith('/book')) throw new Error('the address is still the wizard’s')
      },
    },
    'booking.close': {
      perform: async (screen) => {
        await screen.click('button', 'Close', 'dialog')
        await expectFocusOn(screen, 'Opener')
      },
      refuse: (screen) => expectAbsent(screen.count('button', 'Close', 'dialog'), 'Close'),
    },
  },
  outcomes: {
    'loadServices done': (screen) => screen.settle(list, 'arrives'),
    'loadServices error': (screen) => screen.settle(list, 'fails'),
  },
  states: {
    closed: async (screen) => (await openDialogs(screen)) === 0,
    'open.location': async (screen) => (await screen.count('list', 'Clinics', 'dialog')) === 1,
    'open.service.loading': async (screen) => (await screen.texts('status', nothing)).includes('Loading the services…'),
    'open.service.failed': async (screen) => (await screen.count('alert', nothing, 'dialog')) === 1,
    'open.any': async (screen) =>
      (await listsServices(screen)) && (await screen.count('dialog', 'Select Service', 'page')) === 1,
    'open.service.listed': async (screen) =>
      (await listsServices(screen)) && (await screen.count('dialog', 'Services in Princeton', 'page')) === 1,
    'open.calendar': async (screen) => (await hasFrame(screen)) && !(await isBooked(screen)),
    'open.booked': isBooked,
  },
  details: async (screen, snapshot) => {
    const view = bookingView(snapshot)
    const address = await screen.address()
    if (!view) return address.startsWith('/book') ? `closed, but the address is ${address}` : null
    const wanted = addressOf(snapshot)
    const title = bookingTitle(view)
    if (address !== wanted) return `the address is ${address}, not ${wanted}`
    if ((await screen.count('dialog', title, 'page')) !== 1) return `no dialog is called '${title}'`
    if ((await screen.focused()) !== title) return `the focus is on '${await screen.focused()}', not on the heading`
    if ((await screen.count('link', 'Back', 'dialog')) !== Number(view.canGoBack))
      return 'Back is where it should not be, or missing'
    if ((await screen.count('note', nothing, 'dialog')) !== Number(view.notice !== undefined))
      return 'the notice is not as it should be'
    return null
  },
})

/** The booking wizard: steps, stage, and the parts that faults are seeded in. */
export const bookingFlow: TestedFlow = {
  ...steps,
  stage: { start: '/locations/princeton', held: ['booking/princeton'], pace: { action: 300, look: 20 } },
  parts: {
    disabled: absentInstead,
    messages: [
      part('loading', status, 'open.service.loading', /^Loading the services/),
      part('failure', alert, 'open.service.failed', /could not be loaded/),
      part('books by phone', note, 'open.location', /books by phone/),
      part('unknown clinic', note, 'open.location', /do not recognize that clinic/),
      part('service not offered', note, 'open.service.listed', /cannot be booked online/),
    ],
    focused: [
      part('heading of the clinics', heading, 'open.location', /^Select Location$/),
      part('heading of the services', heading, 'open.service.listed', /^Services in /),
      part('heading of the calendar', heading, 'open.calendar', /^Book /),
      part('heading of the booked visit', heading, 'open.booked', /^Booked: /),
      part('opener', 'a[data-opener]', 'closed'),
    ],
    back: [
      part('Back to the clinics', '[role="dialog"] a[href*="?step=location"]', 'open.service.listed', /Back$/),
      part('Back to the services', '[role="dialog"] a', 'open.calendar', /Back$/),
    ],
    reset: ['closed'],
  },
}

/** Follows a link of the wizard: several addresses may ask for the same. */
function follow(screen: Screen, name: Name): Promise<void> {
  return followLink(screen, name, 'dialog', (says, address) => asks(says) === asks(address))
}

/** Follows a clinic's link: where the service is known, it leads to that, and until its services have come to the clinic. */
function followClinic(screen: Screen, name: Name): Promise<void> {
  return followLink(screen, name, 'dialog', (says, address) => says === address || says.startsWith(`${address}/`))
}

function asks(address: string): string {
  const { pathname, searchParams } = new URL(address, 'https://site.example')
  return JSON.stringify(askedByAddress(pathname, Object.fromEntries(searchParams)))
}

async function listsServices(screen: Screen): Promise<boolean> {
  return (await screen.count('list', 'Services', 'dialog')) === 1
}

/** The frame stays below what is said of the visit. */
async function isBooked(screen: Screen): Promise<boolean> {
  return (await hasFrame(screen)) && (await screen.count('link', another, 'dialog')) === 1
}

async function hasFrame(screen: Screen): Promise<boolean> {
  return (await screen.elements('iframe')).length === 1
}
