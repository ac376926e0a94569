import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { BookingLocation } from '../../../../content/types.ts'
import { ServiceStep } from './ServiceStep.tsx'

const phone = { e164: '+16095550140', display: '(609) 555-0140' }
const princeton: BookingLocation = { slug: 'princeton', name: 'Princeton', place: 'NJ', phone, books: 'online' }

test('A list without a service says that nothing can be booked, and whom to call', () => {
  render(
    <ServiceStep
      step={{ name: 'service', status: 'listed', services: [] }}
      location={princeton}
      send={() => undefined}
    />,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('Nothing can be booked here online at the moment.')
  expect(screen.getByRole('link', { name: '(609) 555-0140' })).toBeVisible()
  expect(screen.queryByRole('list')).toBeNull()
})

test('A row says minutes and price, or what is known of them', () => {
  const session = { name: 'Local Cryotherapy', climate: 'cold' as const, picture: null, price: '$89' }
  const services = [
    {
      id: 'targeted-cryo',
      name: 'Targeted Cryo',
      aliases: [],
      description: 'Cold on one place.',
      iframeUrl: 'https://example.com/calendar',
      session,
    },
    {
      id: 'shockwave-men',
      name: 'Shockwave Therapy for Men',
      aliases: [],
      description: 'Sound waves.',
      iframeUrl: 'https://example.com/other',
      session: {
        ...session,
        name: 'Shockwave Therapy',
        climate: 'pressure' as const,
        consultationFirst: true as const,
      },
    },
  ]
  const step = { name: 'service' as const, status: 'listed' as const, services }
  render(<ServiceStep step={step} location={princeton} send={() => undefined} />)
  const cold = screen.getByRole('link', { name: /^Local Cryotherapy In the calendar: Targeted Cryo \$89/ })
  expect(cold).toBeVisible()
  expect(cold).not.toHaveTextContent('Consultation first')
  expect(screen.getByRole('link', { name: /^Shockwave Therapy In the calendar.*Consultation first/ })).toBeVisible()
  expect(screen.getByRole('link', { name: 'All prices' })).toHaveAttribute('href', '/price-list')
})
