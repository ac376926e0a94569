import { render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { specifiedPlaces } from '../../../tests/support/specified-places.ts'
import { NearClinics } from './NearClinics.tsx'

const places = specifiedPlaces()

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-25T15:00:00Z') }))
afterEach(() => vi.useRealTimers())

function rowsOf(list: string): string[] {
  return within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '')
}

test('the clinics near a ZIP code are listed with their distance and whether they are open', () => {
  render(<NearClinics words="08558" places={places} />)
  expect(screen.getByRole('status')).toHaveTextContent('Nearest to ZIP code 08558: 6 clinics')
  const rows = rowsOf('Nearest to ZIP code 08558')
  expect(rows).toHaveLength(6)
  expect(rows[0]).toMatch(/^Princeton Skillman, NJabout 2 miles or less Open now, closes 8pm$/)
  expect(rows[1]).toMatch(/^Marlboro Englishtown, NJabout 21 miles /)
  expect(rows[5]).toMatch(/^Cincinnati .*about \d\d0 miles Open now, closes 7pm$/)
  expect(screen.getByRole('link', { name: 'Princeton Skillman, NJ' })).toHaveAttribute('href', '/locations/princeton')
  expect(screen.getByText('Straight-line miles, from the middle of that area.')).toBeInTheDocument()
})

test('a name in two states has a list for each, without clinics that are no choice from there', () => {
  render(<NearClinics words="Newark" places={places} />)
  expect(screen.getByRole('status')).toHaveTextContent('Newark, NJ or Newark, OH? The clinics nearest to each')
  expect(rowsOf('Nearest to Newark, NJ')[0]).toMatch(/^Montclair/)
  expect(rowsOf('Nearest to Newark, NJ')).toHaveLength(3)
  expect(rowsOf('Nearest to Newark, OH')).toEqual([expect.stringMatching(/^Cincinnati/)])
})

test('a ZIP code far away says so, and offers towns', () => {
  render(<NearClinics words="90210" places={places} />)
  expect(screen.getByRole('status')).toHaveTextContent(/^90210 is not among .* such as Cincinnati or Westfield\.$/)
  expect(screen.queryByRole('list')).toBeNull()
})

test('words that name no place show nothing but what is said otherwise', () => {
  const { rerender } = render(<NearClinics words="sauna" places={places} />)
  expect(document.body).toHaveTextContent(/^$/)
  rerender(<NearClinics words="sauna" places={places} otherwise="No such town" />)
  expect(screen.getByRole('status')).toHaveTextContent('No such town')
  rerender(<NearClinics words="08558" places={undefined} />)
  expect(document.body).toHaveTextContent(/^$/)
})

test('a clinic may be drawn otherwise', () => {
  render(<NearClinics words="077" places={places} renderClinic={({ slug }, miles) => `${slug} ${Math.round(miles)}`} />)
  expect(rowsOf('Nearest to ZIP codes that begin with 077')[0]).toMatch(/^(red-bank|marlboro) \d+$/)
})
