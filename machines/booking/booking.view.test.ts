import { describe, expect, test } from 'vitest'
import { index, services, snapshotAt } from '../../tests/support/booking-places.ts'
import { bookingView } from './index.ts'

const princeton = index.locations.find(({ slug }) => slug === 'princeton')
const sauna = services.filter(({ id }) => id === 'infrared-sauna')

const nothing = {
  location: undefined,
  serviceName: undefined,
  service: undefined,
  notice: undefined,
  locations: index.locations,
}
const clinics = { ...nothing, step: { name: 'location' }, canGoBack: false }
const inPrinceton = { ...nothing, canGoBack: true, location: princeton }
const listed = { ...inPrinceton, step: { name: 'service', status: 'listed', services } }
const calendars = sauna.map((service) => ({
  ...inPrinceton,
  step: { name: 'calendar', service, booked: null },
  serviceName: 'Infrared Sauna',
  service: 'infrared-sauna',
}))
const bookedVisits = calendars.map((view) => ({
  ...view,
  canGoBack: false,
  step: { ...view.step, booked: { start: null } },
}))
const montclair = index.locations.filter(({ slug }) => slug === 'montclair')

const views: [place: string, view: object | null | undefined][] = [
  ['closed', null],
  ['closed + princeton', null],
  ['location', clinics],
  ['location -/Cryotherapy', { ...clinics, serviceName: 'Full Body Cryo', service: 'full-body-cryo' }],
  ['location -/Vitamin Shots', clinics],
  ['location nowhere/-', { ...clinics, notice: { kind: 'unknownLocation' } }],
  ['location __proto__/-', { ...clinics, notice: { kind: 'unknownLocation' } }],
  ...montclair.map((location): [string, object] => [
    'location montclair/Infrared',
    {
      ...clinics,
      serviceName: 'Infrared Sauna',
      service: 'infrared-sauna',
      notice: { kind: 'booksByPhone', location },
    },
  ]),
  ['loading princeton/Telehealth', { ...inPrinceton, step: { name: 'service', status: 'loading', services: [] } }],
  ['loading princeton/- + westfield', { ...inPrinceton, step: { name: 'service', status: 'loading', services: [] } }],
  ['failed princeton/Telehealth', { ...inPrinceton, step: { name: 'service', status: 'failed', services: [] } }],
  ['listed princeton/- + princeton', listed],
  ['listed princeton/Telehealth + princeton', { ...listed, notice: { kind: 'serviceNotOffered' } }],
  ...calendars.map((view): [string, object] => ['calendar princeton/infrared + princeton', view]),
  ...bookedVisits.map((view): [string, object] => ['booked princeton/infrared + princeton', view]),
]

describe('what the wizard shows', () => {
  test.each(views)('at ‘%s’', (place, view) => {
    expect(bookingView(snapshotAt(place))).toEqual(view)
  })
})
