import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ThumbBar } from './ThumbBar.tsx'

const phone = { e164: '+16095550100', display: '(609) 555-0100' }
const linksOf = () =>
  screen.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')} ${link.dataset['tone']}`)

test('a clinic with a calendar is booked, or called', () => {
  render(<ThumbBar bookingHref="/book/princeton" phone={phone} />)
  expect(linksOf()).toEqual(['Book /book/princeton primary', 'Call tel:+16095550100 quiet'])
})

test('where appointments are made by phone, the call link says so, and the booking link names another clinic', () => {
  render(<ThumbBar bookingHref="/book/montclair" phone={phone} isByPhone />)
  expect(linksOf()).toEqual(['Call to book tel:+16095550100 primary', 'Another clinic /book/montclair quiet'])
})
