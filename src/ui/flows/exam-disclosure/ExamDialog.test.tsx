import { RouterContextProvider } from '@tanstack/react-router'
import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { siteSettings } from '../../../../content/site.ts'
import { jsdomSite } from '../../../../tests/drivers/jsdom-site.tsx'
import { ExamDialog } from './ExamDialog.tsx'

const phone = { e164: '+16095550100', display: '(609) 555-0100' }

afterEach(() => {
  siteSettings.revealUnavailable = true
  siteSettings.showFallbacks = true
})

/** Opens the dialog and has its frame report that the disclosure is missing. */
function failingExam(): void {
  const opener = document.createElement('button')
  const opened = { request: { opener, href: '' }, isOpen: true, onClosed: () => undefined }
  const { router } = jsdomSite({ start: '/exam-invite' })
  render(
    <RouterContextProvider router={router}>
      <ExamDialog opened={opened} phone={phone} frame={{ src: '/embed/exam.html', mayLeave: false }} />
    </RouterContextProvider>,
  )
  const frame = screen.getByTitle<HTMLIFrameElement>('Consultation')
  const { origin } = window.location
  const data = ['part.failed', 'broken']
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin, source: frame.contentWindow })))
}

test('a missing disclosure is reported as not available, with a call link beside it', () => {
  failingExam()
  expect(screen.getByRole('status')).toHaveTextContent(
    'Not available! The consultation cannot start here at the moment.',
  )
  expect(screen.getByRole('link', { name: phone.display })).toHaveAttribute('href', 'tel:+16095550100')
})

test('where the owner keeps the message hidden, nothing says ‘Not available!’', () => {
  siteSettings.revealUnavailable = false
  failingExam()
  expect(screen.getByRole('status')).toHaveTextContent('The consultation is not available right now.')
  expect(screen.queryByText('Not available!')).toBeNull()
})

test('where the owner turns the call link off as well, nothing is shown at all, as specified', () => {
  siteSettings.revealUnavailable = false
  siteSettings.showFallbacks = false
  failingExam()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  expect(screen.queryByRole('group')).toBeNull()
})
