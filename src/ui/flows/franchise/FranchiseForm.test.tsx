import { RouterContextProvider } from '@tanstack/react-router'
import { screen as page, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { choices, type InquiryDraft } from '../../../../machines/franchise/index.ts'
import { jsdomScreen } from '../../../../tests/drivers/jsdom.tsx'
import { jsdomSite } from '../../../../tests/drivers/jsdom-site.tsx'
import type { Screen } from '../../../../tests/drivers/screen.ts'
import { labelOf } from '../../../../tests/support/inquiry-labels.ts'
import { goodInquiry, limits } from '../../../../tests/support/inquiry-limits.ts'
import { fieldNames } from './franchise-fields.ts'
import { FranchiseInquiry } from './FranchiseInquiry.tsx'

const phone = { e164: '+16095550190', display: '(609) 555-0190' }
const openForm = () => jsdomScreen({ start: '/franchise' })
const submit = (screen: Screen) => screen.click('button', 'Submit Inquiry', 'page')
const summaryLinks = () => {
  const summary = page.queryByRole('group', { name: /^Please check/ })
  return summary ? within(summary).queryAllByRole('link') : []
}

async function fillIn(screen: Screen, inquiry: InquiryDraft): Promise<void> {
  for (const name of fieldNames) if (inquiry[name] !== '') await screen.fill(labelOf(name), inquiry[name])
}

function control(name: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`form [name="${name}"]`)
  if (!found) throw new Error(`no field is named ${name}`)
  return found
}

describe('the rendered form', () => {
  test('has the twelve fields of P-FRAN-2 in its order, each with an asterisk and required', async () => {
    await openForm()
    const required = [...document.querySelectorAll<HTMLLabelElement>('form label')].filter(
      (label) => label.control?.getAttribute('aria-required') === 'true',
    )
    const labels = required.map(({ textContent }) => textContent)
    expect(labels).toEqual(limits.map(([name]) => `${labelOf(name)} *`))
    expect(limits.filter(([name]) => control(name).getAttribute('aria-required') !== 'true')).toEqual([])
  })

  test('offers each select the values of P-FRAN-3, after an empty choice', async () => {
    await openForm()
    const values = (name: string) => [...control(name).querySelectorAll('option')].map(({ value }) => value)
    for (const [name, listed] of Object.entries(choices)) expect(values(name)).toEqual(['', ...listed])
    const [first, second] = within(control('liquidCapital')).getAllByRole('option')
    expect([first?.textContent, second?.textContent]).toEqual(['Choose ...', 'Under $100,000'])
  })

  test('can be filled in by the browser', async () => {
    await openForm()
    const tokens = fieldNames.map((name) => control(name).getAttribute('autocomplete'))
    expect(tokens.slice(0, 6)).toEqual([
      'given-name',
      'family-name',
      'email',
      'tel',
      'address-level2',
      'address-level1',
    ])
  })

  test.each(limits)('says of %s that it is wrong with %j and not with %j', async (name, wrong, right, message) => {
    const screen = await openForm()
    await fillIn(screen, { ...goodInquiry, [name]: wrong })
    await submit(screen)
    expect(await screen.field(labelOf(name))).toMatchObject({ value: wrong, error: message })
    expect(summaryLinks().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [message, `#${control(name).id}`],
    ])
    expect(await screen.focused()).toBe(`Please check 1 field${message}`)
    await screen.click('link', message, 'page')
    expect(document.activeElement).toBe(control(name))
    await screen.fill(labelOf(name), right)
    expect(await screen.field(labelOf(name))).toMatchObject({ value: right, error: '' })
    expect(summaryLinks()).toEqual([])
    await submit(screen)
    expect(await screen.count('button', 'Submitting...', 'page')).toBe(1)
  })

  test('that is blank names all twelve, and one less with each that is mended', async () => {
    const screen = await openForm()
    await submit(screen)
    expect(summaryLinks().map(({ textContent }) => textContent)).toEqual(limits.map(([, , , message]) => message))
    await screen.fill(labelOf('firstName'), 'J')
    expect(summaryLinks()).toHaveLength(12)
    await screen.fill(labelOf('firstName'), 'Jo')
    expect(summaryLinks()).toHaveLength(11)
    expect(await screen.count('group', 'Please check 11 fields', 'page')).toBe(1)
  })

  test('complains of nothing before it is submitted', async () => {
    const screen = await openForm()
    await screen.fill(labelOf('firstName'), 'J')
    await screen.fill(labelOf('email'), 'jo')
    expect(await screen.field(labelOf('email'))).toMatchObject({ value: 'jo', error: '' })
    expect(summaryLinks()).toEqual([])
  })
})

test.each(['Enter in a field', 'the button'])('an inquiry sent by %s leaves the focus on the button', async (way) => {
  const screen = await jsdomScreen({ start: '/franchise', held: ['inquiry'] })
  await fillIn(screen, goodInquiry)
  if (way === 'the button') await submit(screen)
  else {
    await screen.click('textbox', labelOf('city'), 'page')
    await screen.press('Enter')
  }
  await screen.settle('inquiry', 'received')
  expect(await screen.field(labelOf('city'))).toMatchObject({ value: '' })
  expect(await screen.focused()).toBe('Submit Inquiry')
})

test('a second press just after the inquiry was received finds no faults in the blank form, a later one does', async () => {
  const screen = await jsdomScreen({ start: '/franchise', held: ['inquiry'] })
  await fillIn(screen, goodInquiry)
  await submit(screen)
  await screen.settle('inquiry', 'received')
  await screen.press('Enter')
  await submit(screen)
  expect(summaryLinks()).toEqual([])
  expect(await screen.focused()).toBe('Submit Inquiry')
  await screen.pass(1000)
  await submit(screen)
  expect(summaryLinks()).toHaveLength(12)
})

test('an inquiry that is received while the visitor is elsewhere leaves the focus there', async () => {
  const screen = await jsdomScreen({ start: '/franchise', held: ['inquiry'] })
  await fillIn(screen, goodInquiry)
  await submit(screen)
  const link = page.getAllByRole('link')[0]
  link?.focus()
  await screen.settle('inquiry', 'received')
  expect(document.activeElement).toBe(link)
})

test('before the page is alive there is no form', () => {
  const { router } = jsdomSite({ start: '/franchise' })
  const rendered = renderToString(
    <RouterContextProvider router={router}>
      <FranchiseInquiry phone={phone} email="us@example.com" />
    </RouterContextProvider>,
  )
  expect(rendered).not.toContain('<')
})
