import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ClinicMap } from './ClinicMap.tsx'

const clinics = [
  { slug: 'princeton', name: 'Princeton', href: '/locations/princeton' },
  { slug: 'cincinnati', name: 'Cincinnati', href: '/locations/cincinnati' },
]

test('is a picture with words, and its names lead to the clinics', () => {
  render(<ClinicMap clinics={clinics} />)
  expect(screen.getByRole('img', { name: /^Map of our clinics/ })).toBeInTheDocument()
  const links = screen.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/locations/princeton', '/locations/cincinnati'])
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, null])
})

test('marks the clinic that the page is about', () => {
  render(<ClinicMap clinics={clinics} current="cincinnati" />)
  expect(screen.getByRole('link', { name: 'Cincinnati' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('link', { name: 'Princeton' })).not.toHaveAttribute('aria-current')
})

test('beside a list that leads to the clinics, its names need not', () => {
  render(<ClinicMap clinics={clinics} links={false} />)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText('Princeton')).toBeInTheDocument()
})
