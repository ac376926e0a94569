import type { BookingLocation, BookingService } from '../../content/types.ts'
import { flowModel } from '../../tools/paths/core/flow-model.ts'
import { serviceText } from './booking.address.ts'
import { bookingMachine } from './booking.machine.ts'
import type { Visit } from './booking.types.ts'

const phone = { e164: '+16095550100', display: '(609) 555-0100' }
const princeton: BookingLocation = {
  slug: 'princeton',
  name: 'Princeton',
  place: 'Skillman, NJ',
  phone,
  books: 'online',
}
const montclair: BookingLocation = { ...princeton, slug: 'montclair', name: 'Montclair', books: 'phone' }

function service(id: BookingService['id'], name: string, aliases: string[]): BookingService {
  return { id, name, aliases, description: `About ${name}`, iframeUrl: `/embed/${id}` }
}

const infrared = service('infrared-sauna', 'Infrared Sauna', ['Infrared'])
const cryo = service('full-body-cryo', 'Full Body Cryo', ['Cryotherapy'])
const services = [infrared, cryo]

function choices(trail: readonly Visit[]): string {
  const names = { location: 'the clinic', any: 'the service', service: 'the service' }
  return trail
    .toReversed()
    .map(({ step }) => names[step])
    .join(', then of ')
}

/** The booking wizard for tests and QA: one clinic that books online, one by phone, two services. */
export const bookingModel = flowModel({
  id: 'booking',
  machine: bookingMachine,
  input: { locations: [princeton, montclair], services },
  events: {
    'booking.open': {
      'with nothing': { location: null, service: null },
      'with a clinic': { location: 'princeton', service: null },
      'with a service': { location: null, service: { id: 'infrared-sauna' } },
      'with a clinic and a service': { location: 'princeton', service: { words: 'Infrared' } },
      'with a clinic and a service it does not offer': { location: 'princeton', service: { words: 'Vitamin Shots' } },
      'with a clinic that books by phone': { location: 'montclair', service: null },
      'with an unknown clinic': { location: 'nowhere', service: null },
      'with the service to come first': { location: 'any', service: null },
    },
    'location.pick': {
      'a clinic': { location: 'princeton' },
      'a clinic that books by phone': { location: 'montclair' },
    },
    'service.pick': {
      'a service': { service: 'infrared-sauna' },
      'a service that the clinic does not have': { service: 'telehealth' },
    },
    'service.first': { '': {} },
    'calendar.complete': { 'with its time': { start: '2026-12-01T10:30:00-05:00' } },
    'booking.another': { '': {} },
    'services.retry': { '': {} },
    'booking.back': { '': {} },
    'history.back': { '': {} },
    'booking.close': { '': {} },
  },
  outcomes: { loadServices: { done: { 'the list': services }, error: { 'no answer': new Error('offline') } } },
  transient: ['open.arriving'],
  key: ({ context: { asked, list, trail } }) => ({
    asked,
    list: list?.location ?? null,
    trail: trail.map((visit) => [visit.step, visit.asked.location, visit.asked.service]),
  }),
  requirements: {
    'P-BOOK-1': [
      'closed booking.open',
      'open.arriving always',
      'open.location location.pick',
      'open.service.loading xstate.done.actor.loadServices',
      'open.service.listed service.pick',
    ],
    'P-BOOK-2': ['open.calendar booking.back', 'open.service booking.back'],
    'P-BOOK-3': ['open booking.close'],
    'P-BOOK-4': ['open.arriving always #3', 'open.arriving always #4', 'open.arriving always #5'],
    'P-BOOK-5': ['open.arriving always #3', 'open.arriving always #5'],
    'P-BOOK-8': ['closed booking.open'],
    'P-SERVICE-6': ['closed booking.open', 'open.arriving always #2', 'open.arriving always #4'],
    'P-SERVICE-12': ['closed booking.open', 'open.arriving always #4'],
    'P-SERVICE-13': ['closed booking.open', 'open.arriving always #5'],
    'decision 5': ['open.arriving always #2', 'open.location service.pick'],
    'decision 6': ['open.arriving always #2', 'open.arriving always #5'],
    'decision 15': [
      'open.location history.back',
      'open.any history.back',
      'open.service history.back',
      'open.calendar history.back',
    ],
    'decision 26': ['open.service.loading xstate.error.actor.loadServices', 'open.service.failed services.retry'],
    'decision 31': [
      'open.calendar calendar.complete',
      'open.booked calendar.complete',
      'open.booked booking.another',
      'open.booked history.back',
    ],
    'decision 33': [
      'open.arriving always #1',
      'open.location service.first',
      'open.location service.pick',
      'open.any service.pick',
      'open.any booking.back',
      'open.any history.back',
    ],
  },
  words: {
    states: {
      closed: 'no wizard is open',
      'open.location': 'the wizard asks for a clinic',
      'open.any': 'the wizard asks for a service, whatever the clinic',
      'open.service.loading': 'the wizard says that the services are loading',
      'open.service.failed': 'the wizard says that the services could not be loaded',
      'open.service.listed': 'the wizard lists the clinic’s services',
      'open.calendar': 'the wizard shows the calendar',
      'open.booked': 'the wizard says that the visit is booked',
    },
    details: ({ context: { asked, list, trail } }) => [
      ...(asked.location === null ? [] : [`the clinic asked for is ‘${asked.location}’`]),
      ...(asked.service === null ? [] : [`the service asked for is ‘${serviceText(asked.service)}’`]),
      ...(list === null ? [] : [`the services of ‘${list.location}’ are known`]),
      ...(trail.length === 0 ? [] : [`the browser’s Back undoes the choice of ${choices(trail)}`]),
    ],
    steps: {
      'booking.open': 'the visitor opens the wizard',
      'booking.open: with nothing': 'the visitor opens the wizard with nothing chosen',
      'booking.open: with the service to come first': 'the visitor opens the wizard to choose the service first',
      'location.pick': 'the visitor picks',
      'service.pick': 'the visitor picks',
      'service.first': 'the visitor would rather choose the service first',
      'calendar.complete': 'the calendar reports a booked visit',
      'booking.another': 'the visitor chooses to book another',
      'services.retry': 'the visitor tries again',
      'booking.back': 'the visitor presses the wizard’s Back',
      'history.back': 'the visitor presses the browser’s Back',
      'booking.close': 'the visitor closes the wizard',
      'loadServices done': 'the clinic’s services arrive',
      'loadServices done: the list': 'the clinic’s services arrive',
      'loadServices error': 'the clinic’s services cannot be loaded',
      'loadServices error: no answer': 'the clinic’s services cannot be loaded',
    },
    refusals: {
      'booking.open': 'opening the wizard again is not offered',
      'location.pick': 'picking {a clinic} is not offered',
      'service.pick': 'picking {a service} is not offered',
      'service.first': 'choosing the service first is not offered',
      'calendar.complete': 'a report of a booked visit has no effect',
      'booking.another': 'booking another is not offered',
      'services.retry': 'trying again is not offered',
      'booking.back': 'the wizard’s Back is not offered',
      'history.back': 'the browser’s Back has no effect on the wizard',
      'booking.close': 'closing the wizard is not offered',
    },
    intents: {
      subjects: {
        'booking.open': 'A visitor',
        'booking.open: with nothing': 'A visitor with nothing chosen',
        'booking.open: with the service to come first': 'A visitor who wants the service first',
      },
      steps: {
        'open.booked calendar.complete': 'books again',
        'calendar.complete: with its time': 'books',
        'booking.another': 'asks for another visit',
        'booking.back': 'presses Back',
        'history.back': 'goes back in the browser',
        'service.first': 'prefers to choose the service first',
        'loadServices done': 'gets the services',
        'loadServices done: the list': 'gets the services',
        'loadServices error: no answer': 'gets no services',
      },
      states: {
        closed: '',
        'open.location': 'comes to the clinics',
        'open.any': 'comes to the services of all clinics',
        'open.service.loading': 'waits for the services',
        'open.service.failed': 'is told so',
        'open.service.listed': 'comes to the clinic’s services',
        'open.calendar': 'reaches a calendar',
        'open.booked': 'is told what comes next',
      },
    },
  },
})
