import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { ClinicEntry, Section } from '../../../../content/types.ts'
import { Sections, type SectionSettings } from './Sections.tsx'

const phone = { e164: '+16095550100', display: '(609) 555-0100' }
const marlboro: ClinicEntry = {
  slug: 'marlboro',
  name: 'Marlboro',
  place: 'Englishtown, NJ',
  href: '/locations/marlboro',
  address: { street: '200 Example Road', town: 'Englishtown', state: 'NJ', zip: '07726' },
  phone: { e164: '+17325550120', display: '(732) 555-0120' },
  hours: ['Mon-Fri 9am-8pm', 'Weekends 9am-4pm'],
}

const contact: Section = {
  kind: 'contact',
  title: 'Reach us',
  intro: 'Either way.',
  cards: [
    { title: 'Call', text: 'A direct line.', phone: { e164: '+16095550190', display: '(609) 555-0190' } },
    { title: 'Email', text: 'No health details.', email: 'us@example.com' },
    { title: 'Many towns', text: 'Ask which.' },
  ],
}
const clinics: Section = { kind: 'clinics', title: 'Our clinics', intro: 'Each with a phone.' }
const prose: Section = {
  kind: 'prose',
  title: 'The terms',
  intro: 'In short.',
  parts: [
    { title: 'Who we are', paragraphs: ['A company.', 'With clinics.'] },
    { title: 'Your rights', paragraphs: ['You may'], items: ['ask', 'complain'] },
  ],
}
const inquiry: Section = {
  kind: 'inquiry',
  title: 'Ask us',
  intro: 'In your words.',
  ways: 'Or else:',
  phone,
  email: 'us@example.com',
}
const stored: Section = {
  kind: 'stored-data',
  title: 'What is kept',
  intro: 'In this tab.',
  items: ['Drafts', 'Scroll positions'],
  byHand: 'Or close the tab.',
  button: 'Delete it',
  done: 'Deleted.',
  failed: 'Not all of it was deleted.',
}

function page(sections: readonly Section[], settings: Partial<SectionSettings> = {}) {
  return <Sections sections={sections} settings={{ phone, unwiredButtons: 'book', climate: 'cold', ...settings }} />
}

const itemTexts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
const linkTargets = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

test('the sections have their headings in order, and words below each', () => {
  const { container } = render(page([contact, clinics, prose, stored], { clinics: [marlboro] }))
  const headings = screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`)
  expect(headings).toEqual([
    'H2 Reach us',
    'H3 Call',
    'H3 Email',
    'H3 Many towns',
    'H2 Our clinics',
    'H3 Marlboro',
    'H2 The terms',
    'H3 Who we are',
    'H3 Your rights',
    'H2 What is kept',
  ])
  expect([...container.querySelectorAll('p:empty:not([role="status"]), ul:empty')]).toEqual([])
})

test('a way to reach us is a card, with its phone or its e-mail to follow', () => {
  render(page([contact]))
  expect(itemTexts()).toEqual([
    'CallA direct line.(609) 555-0190',
    'EmailNo health details.us@example.com',
    'Many townsAsk which.',
  ])
  expect(linkTargets()).toEqual(['tel:+16095550190', 'mailto:us@example.com'])
})

test('a clinic is a card with its place, address, hours and phone, and leads to its page', () => {
  render(page([clinics], { clinics: [marlboro] }))
  expect(itemTexts()).toEqual([
    'MarlboroEnglishtown, NJ200 Example RoadEnglishtown, NJ 07726Mon-Fri 9am-8pm Weekends 9am-4pm (732) 555-0120',
  ])
  expect(linkTargets()).toEqual(['/locations/marlboro', 'tel:+17325550120'])
})

test('an inquiry is its phone and its e-mail, and below them the form where there is one', () => {
  const { rerender } = render(page([inquiry]))
  expect(linkTargets()).toEqual(['tel:+16095550100', 'mailto:us@example.com'])
  rerender(page([inquiry], { InquiryForm: ({ email }) => <form aria-label="Inquiry">{email}</form> }))
  expect(linkTargets()).toEqual(['tel:+16095550100', 'mailto:us@example.com'])
  expect(screen.getByRole('form')).toHaveTextContent('us@example.com')
})

test('a longer text is its paragraphs, with a list where a part has one', () => {
  const { container } = render(page([prose]))
  expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'In short.',
    'A company.',
    'With clinics.',
    'You may',
  ])
  expect(itemTexts()).toEqual(['ask', 'complain'])
  expect(screen.getAllByRole('list')).toHaveLength(1)
})

test('what the site keeps is deleted by the button, and the page says so', async () => {
  const deleteStored = vi.fn<() => Promise<boolean>>(async () => true)
  render(page([stored], { deleteStored }))
  expect(itemTexts()).toEqual(['Drafts', 'Scroll positions'])
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  expect(deleteStored).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Delete it' }))
  expect(deleteStored).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('status')).toHaveTextContent('Deleted.')
})

test('what the browser did not delete is not reported as deleted', async () => {
  render(page([stored], { deleteStored: async () => false }))
  await userEvent.click(screen.getByRole('button', { name: 'Delete it' }))
  expect(screen.getByRole('status')).toHaveTextContent(/^Not all of it was deleted\.$/)
})

test('what the site keeps has no button before the page is alive, and words for doing without', () => {
  const drawn = document.createElement('div')
  drawn.innerHTML = renderToString(page([stored], { deleteStored: async () => true }))
  expect(within(drawn).queryByRole('button')).toBeNull()
  expect(drawn).toHaveTextContent('Or close the tab.')
})
