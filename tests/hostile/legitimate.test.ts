import { expect, test } from 'vitest'
import { completeInquiry } from '../../machines/franchise/franchise.schema.ts'
import { completeLead } from '../../machines/offer-lead/offer-lead.schema.ts'
import { completeAnyLead, type TimeRequest } from '../../machines/offer-lead/time-request.schema.ts'
import { goodInquiry } from '../support/inquiry-limits.ts'
import { emails, names, phones } from './legitimate.ts'
import { record } from './record.ts'

const jordan = { firstName: 'Jordan', lastName: 'Reyes', email: 'jordan@example.com', phone: '(609) 555-0100' }

/**
 * Phone numbers of fewer than the ten characters that docs/product/franchise.md, P-FRAN-2 asks for: two islands have
 * such numbers.
 */
const shorterThanSpec = ['+683 4002', '+677 21200', '+500 27000', '+290 22222'].filter((phone) => phone.length < 10)

test('No legitimate name, e-mail address or phone number is refused, or changed', () => {
  const refused = [
    ...names.flatMap((name) => leadFaults({ firstName: name, lastName: name })),
    ...emails.flatMap((email) => leadFaults({ email })),
    ...phones.flatMap((phone) => leadFaults({ phone })),
    ...names.flatMap((name) => inquiryFaults({ firstName: name, lastName: name, city: name })),
    ...emails.flatMap((email) => inquiryFaults({ email })),
    ...phones.filter((phone) => !shorterThanSpec.includes(phone)).flatMap((phone) => inquiryFaults({ phone })),
  ]
  const tried = 2 * (names.length + emails.length + phones.length) - shorterThanSpec.length
  record('legitimate', {
    title: 'legitimate names, e-mail addresses and phone numbers given to the forms',
    tried,
    faults: { 'refused or changed': refused.length },
  })
  expect(refused).toEqual([])
})

test('Nor by the request for a time', () => {
  const asked = { request: 'time', clinic: 'princeton', service: 'infrared-sauna', days: '', times: '' } as const
  const good: TimeRequest = { ...asked, name: 'Jordan Reyes', phone: '(609) 555-0100' }
  const typed = [...names.map((name) => ({ name })), ...phones.map((phone) => ({ phone }))]
  expect(typed.filter((text) => !isSame(completeAnyLead({ ...good, ...text }), text))).toEqual([])
})

function leadFaults(typed: Partial<typeof jordan>): string[] {
  return isSame(completeLead({ ...jordan, ...typed }), typed) ? [] : [`a lead with ${JSON.stringify(typed)}`]
}

function inquiryFaults(typed: Partial<typeof goodInquiry>): string[] {
  const isTaken = isSame(completeInquiry({ ...goodInquiry, ...typed }), typed)
  return isTaken ? [] : [`a franchise inquiry with ${JSON.stringify(typed)}`]
}

function isSame(taken: object | null, typed: object): boolean {
  return taken !== null && JSON.stringify({ ...taken, ...typed }) === JSON.stringify(taken)
}
