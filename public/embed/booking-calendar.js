/**
 * The built-in demonstration booking calendar: a month of days, the free times of one day, a confirmation. It asks for
 * nothing personal and stores nothing.
 */

import { startCalendar } from './calendar/calendar.js'
import { byId, element } from './calendar/elements.js'
import { nameOfSlug } from './calendar/names.js'
import { reportSize, reportUnavailable } from './frame.js'

function showUnavailable() {
  const heading = element('h1', {}, 'This calendar is not available')
  const words = 'Its address names no location or service we know. Please call the clinic to book.'
  byId('calendar').replaceChildren(element('div', { class: 'unavailable' }, heading, element('p', {}, words)))
}

const asked = new URLSearchParams(location.search)
const choice = { location: asked.get('location') ?? '', service: asked.get('service') ?? '' }
const [locationName, serviceName] = [nameOfSlug(choice.location), nameOfSlug(choice.service)]

if (locationName === null || serviceName === null) {
  showUnavailable()
  reportUnavailable()
} else {
  startCalendar(choice, { location: locationName, service: serviceName })
  reportSize()
}
