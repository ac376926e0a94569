import { render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { princeton } from '../../../../content/locations/princeton.ts'
import type { BookingLocation } from '../../../../content/types.ts'
import { ClinicTime } from './ClinicTime.tsx'

const { address, timeZone, hours, specialDays } = princeton
const visit = { page: 'princeton', address, timeZone, hours, specialDays, picture: null }
const phone = { e164: '+16095550140', display: '(609) 555-0140' }
const location: BookingLocation = { slug: 'princeton', name: 'Princeton', place: 'NJ', phone, books: 'online', visit }
const ours = { iframeUrl: '/embed/booking-calendar.html' }
const vendors = { iframeUrl: 'https://calendar.example.com/a' }

afterEach(() => {
  vi.restoreAllMocks()
})

function showIn(zone: string, service = ours, place: BookingLocation | undefined = location) {
  const options = { ...Intl.DateTimeFormat().resolvedOptions(), timeZone: zone }
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options)
  return render(<ClinicTime service={service} location={place} />).container
}

test('A visitor in another time zone reads which one the times are in', () => {
  expect(showIn('America/Los_Angeles')).toHaveTextContent('All times are Eastern Time')
})

test('Beside a vendor’s calendar, which may convert its times, a visitor reads which zone the clinic is in', () => {
  expect(showIn('America/Los_Angeles', vendors)).toHaveTextContent(
    'The clinic is on Eastern Time. Check which time zone the calendar shows.',
  )
})

test.each(['America/New_York', 'America/Detroit'])('In %s nothing is said', (zone) => {
  expect(showIn(zone)).toBeEmptyDOMElement()
})

test('Of a clinic whose time zone is not known nothing is said', () => {
  const { visit: _, ...unknown } = location
  expect(showIn('America/Los_Angeles', ours, unknown)).toBeEmptyDOMElement()
})
