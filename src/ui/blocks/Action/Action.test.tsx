import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { CallToAction, SiteSettings } from '../../../../content/types.ts'
import { Actions } from './Actions.tsx'

const phone = { e164: '+16095550100', display: '(609) 555-0100' }
const book: CallToAction = { kind: 'book', label: 'Book a session', service: null }
const call: CallToAction = { kind: 'call', label: 'Call us' }
const unwired: CallToAction = { kind: 'unwired', label: 'Book Now', service: 'nad-injections' }

function show(actions: readonly CallToAction[], unwiredButtons: SiteSettings['unwiredButtons'] = 'book') {
  return render(<Actions actions={actions} settings={{ phone, unwiredButtons }} />)
}

const destinations: readonly [CallToAction, string][] = [
  [book, '/book?step=location#locations'],
  [{ ...book, service: 'nad-injections' }, '/book/any/nad-injections'],
  [{ kind: 'link', label: 'Find Location', href: '/locations' }, '/locations'],
  [{ kind: 'exam', label: 'Start' }, '/exam-invite'],
  [{ kind: 'lead', label: 'Sign Up For Access', title: 'Access', offer: 'general' }, '/contact'],
  [call, 'tel:+16095550100'],
  [{ ...call, phone: { e164: '+16095550190', display: '(609) 555-0190' } }, 'tel:+16095550190'],
  [unwired, '/book/any/nad-injections'],
  [{ ...unwired, service: null }, '/book?step=location#locations'],
]

test.each(destinations)('%j leads to %s', (action, href) => {
  show([action])
  expect(screen.getByRole('link', { name: action.label })).toHaveAttribute('href', href)
})

test('a lead names what it is about, for when the page is alive', () => {
  show([{ kind: 'lead', label: 'Start Weight Loss', title: 'Medical Weight Loss', offer: 'weight-loss' }, call])
  const read = (name: string) => {
    const { dataset, ariaHasPopup } = screen.getByRole('link', { name })
    return [dataset['lead'], dataset['offer'], ariaHasPopup]
  }
  expect(read('Start Weight Loss')).toEqual(['Medical Weight Loss', 'weight-loss', 'dialog'])
  expect(read('Call us')).toEqual([undefined, undefined, null])
})

test('an unwired action is a button that does nothing where the owner wants it inert', () => {
  show([unwired, book], 'inert')
  expect(screen.getByRole('button', { name: 'Book Now' })).toHaveAttribute('type', 'button')
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Book a session'])
})

test('the first of several is in ember, the second is quiet, the third is words', () => {
  const { container } = show([book, unwired, call], 'inert')
  const drawn = [...container.querySelectorAll<HTMLElement>('a, button')].map(({ textContent, dataset }) => [
    textContent,
    dataset['tone'],
  ])
  expect(drawn).toEqual([
    ['Book a session', 'primary'],
    ['Book Now', 'quiet'],
    ['Call us', 'text'],
  ])
})

test('beside words that fill a row there is no second pill', () => {
  const { container } = show([{ ...call, label: 'Call the director of the whole company' }, book], 'inert')
  const tones = [...container.querySelectorAll<HTMLElement>('a')].map(({ dataset }) => dataset['tone'])
  expect(tones).toEqual(['primary', 'text'])
})

test('on the page where the exam starts, it is started there', () => {
  render(
    <Actions
      actions={[{ kind: 'exam', label: 'Start' }]}
      settings={{
        phone,
        unwiredButtons: 'book',
        exam: { src: '/embed/exam.html', mayLeave: false },
        ExamStart: ({ label }) => <button type="button">{label}</button>,
      }}
    />,
  )
  expect(screen.getByRole('button', { name: 'Start' })).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
})
