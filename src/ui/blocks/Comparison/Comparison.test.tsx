import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ComparedService } from '../../../../content/types.ts'
import { Comparison } from './Comparison.tsx'

function service(slug: string, name: string): ComparedService {
  const facts = {
    time: [`${name} takes 3 minutes`],
    price: ['$45', 'Our lists start at $40'],
    temperature: ['Cold'],
    feels: ['Cool'],
    caution: ['Pregnancy'],
    booked: ['Online'],
  }
  return { slug, name, href: `/services/${slug}`, facts, action: { label: 'Book', href: `/book?service=${slug}` } }
}

const band = {
  title: 'Side by side',
  intro: 'Ask.',
  surface: 'white' as const,
  services: [service('cold', 'Cold Room'), service('sauna', 'Sauna'), service('pod', 'Pod')],
}
const titles = [
  'Time',
  'Price',
  'Temperature',
  'What it feels like',
  'Who should not, and what to tell us',
  'How to book',
]
const heads = (role: 'columnheader' | 'rowheader') => screen.getAllByRole(role).map(({ textContent }) => textContent)

test('All services have a row each, to which links lead', () => {
  const { container } = render(<Comparison {...band} />)
  expect(heads('columnheader')).toEqual(['Service', ...titles])
  expect(heads('rowheader')).toEqual(['Cold Room', 'Sauna', 'Pod'])
  const links = within(screen.getByRole('navigation', { name: 'Go to a service' })).getAllByRole('link')
  for (const link of links) expect(container.querySelector(link.getAttribute('href') ?? '')?.tagName).toBe('TR')
  const row = screen.getByRole('row', { name: /^Sauna/ })
  expect(within(row).getByRole('link', { name: 'Book Sauna' })).toHaveAttribute('href', '/book?service=sauna')
  expect(within(row).getByRole('link', { name: 'About Sauna' })).toHaveAttribute('href', '/services/sauna')
  expect(within(row).getAllByRole('cell')).toHaveLength(titles.length)
})

test('The chosen ones stand side by side, in the order of the choice', () => {
  render(<Comparison {...band} chosen={['pod', 'cold']} />)
  expect(heads('columnheader')).toEqual(['Compared by', 'Pod', 'Cold Room'])
  expect(heads('rowheader')).toEqual(titles)
  expect(screen.getByRole('table', { name: 'The chosen services, side by side' })).toBeVisible()
})

test('Unknown ones are left out, and with none that is known there are all', () => {
  const { unmount } = render(<Comparison {...band} chosen={['float', 'sauna']} />)
  expect(heads('columnheader')).toEqual(['Compared by', 'Sauna'])
  unmount()
  render(<Comparison {...band} chosen={['float']} />)
  expect(heads('rowheader')).toHaveLength(3)
})

test('What chooses takes the place of the links', () => {
  render(
    <Comparison {...band}>
      <p>Chips</p>
    </Comparison>,
  )
  expect(screen.getByText('Chips')).toBeVisible()
  expect(screen.queryByRole('navigation')).toBeNull()
})
