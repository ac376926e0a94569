import { RouterContextProvider } from '@tanstack/react-router'
import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { princeton } from '../../../../content/locations/princeton.ts'
import { changeDetails, submit as requestCall } from '../../../../content/words/offer-lead.ts'
import { submit as askForTime } from '../../../../content/words/say-when.ts'
import { jsdomSite } from '../../../../tests/drivers/jsdom-site.tsx'
import { CallbackLead } from './CallbackLead.tsx'
import { SayWhen } from './SayWhen.tsx'

const phone = { e164: '+16095550140', display: '(609) 555-0140' }
const service = {
  id: 'infrared-sauna',
  name: 'Infrared Sauna',
  description: '',
  aliases: [],
  iframeUrl: '/embed/booking-calendar.html',
}
const location = { slug: princeton.slug, name: 'Princeton', place: 'NJ', phone, books: 'online' } as const

const callback = <CallbackLead phone={phone} email="us@example.com" />
const time = <SayWhen service={service} location={location} isShown onDone={() => undefined} />
const typedForCall = { 'First name': 'Jo', 'Last name': 'Ng', Email: 'jo@ng.co', Phone: '6095550100' }
const typedForTime = { Name: 'Jo Ng', Phone: '6095550100', Weekend: true, Morning: true }

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}( \\*)?$`))
const press = async (name: string) => act(async () => screen.getByRole('button', { name }).click())

function fillIn(label: string, value: string | boolean): void {
  if (value === true) fireEvent.click(field(label))
  else fireEvent.change(field(label), { target: { value } })
}

test.each<[string, ReactNode, Readonly<Record<string, string | boolean>>, string]>([
  ['call back', callback, typedForCall, requestCall],
  ['time', time, typedForTime, askForTime],
])('a request for a %s can be changed also after its draft was forgotten', async (_, form, typed, button) => {
  const { router, waiting } = jsdomSite({ start: '/order-online', held: ['lead'] })
  render(<RouterContextProvider router={router}>{form}</RouterContextProvider>)
  for (const [label, value] of Object.entries(typed)) fillIn(label, value)
  await press(button)
  await act(async () => waiting[0]?.settle('fails'))
  router.options.context.adapters.drafts.forget()
  await press(changeDetails)
  const shown = Object.entries(typed).map(([label, value]) => {
    const { checked, value: text } = field(label)
    return [label, value === true ? checked : text]
  })
  expect(Object.fromEntries(shown)).toEqual(typed)
})
