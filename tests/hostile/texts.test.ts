import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, initialTransition, transition } from 'xstate'
import type { DeliveryAnswer } from '../../machines/delivery-answer.ts'
import {
  blankInquiry,
  franchiseMachine,
  inquirySchema,
  parseInquiryDraft,
  type InquiryDraft,
} from '../../machines/franchise/index.ts'
import {
  leadSchema,
  offerLeadMachine,
  parseLeadDraft,
  type Lead,
  type LeadDelivery,
} from '../../machines/offer-lead/index.ts'
import { completeInquiry } from '../../machines/franchise/franchise.schema.ts'
import { completeLead } from '../../machines/offer-lead/offer-lead.schema.ts'
import { goodInquiry } from '../support/inquiry-limits.ts'
import { count, hostileText, sample, seed } from './generate.ts'
import { record } from './record.ts'

const goodLead: Lead = { firstName: 'Jordan', lastName: 'Reyes', email: 'jordan@example.com', phone: '+1 609 555 0100' }
const offer = { title: 'Superhuman Sampler', kind: 'general' } as const
const unseen = /[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g

/**
 * Each field is hostile or valid: a form is refused because of one field, and accepted with hostile text in another.
 */
const hostileLead: fc.Arbitrary<Lead> = orHostile(goodLead)
const hostileInquiry: fc.Arbitrary<InquiryDraft> = orHostile(goodInquiry)

describe('hostile form input', () => {
  test('is refused or delivered as it was typed, by the lead form’s schema and machine', () => {
    const found = sample(hostileLead).flatMap((lead) => attempt(() => checkLead(lead), lead))
    record('forms-lead', {
      title: 'hostile leads given to the schema and the machine',
      tried: count,
      faults: { 'thrown or changed': found.length },
    })
    expect(found).toEqual([])
  })

  test('is refused or delivered as it was typed, by the franchise form’s schema and machine', () => {
    const found = sample(hostileInquiry).flatMap((inquiry) => attempt(() => checkInquiry(inquiry), inquiry))
    record('forms-franchise', {
      title: 'hostile franchise inquiries given to the schema and the machine',
      tried: count,
      faults: { 'thrown or changed': found.length },
    })
    expect(found).toEqual([])
  })

  test('is taken by each form in its freest field', () => {
    const isShort = (text: string) => /[^\p{Cc}\p{Cf}\p{Z}]/u.test(text) && text.length < 200
    const texts = sample(hostileText).filter(isShort)
    expect(texts.length).toBeGreaterThan(count / 3)
    expect(texts.filter((firstName) => completeLead({ ...goodLead, firstName }) === null)).toEqual([])
  })

  test('reaches the deliverer with its own letters and nothing else', async () => {
    for (const firstName of sample(hostileText, 50)) {
      if (completeLead({ ...goodLead, firstName }) === null) continue
      const delivered = await deliver({ ...goodLead, firstName })
      expect(JSON.parse(JSON.stringify(delivered.lead))).toEqual({ ...goodLead, firstName: trimmed(firstName) })
    }
  })

  test('kept as a draft comes back as it was, and any other value as a blank field', () => {
    fc.assert(
      fc.property(hostileLead, hostileInquiry, fc.anything({ withNullPrototype: true }), (lead, inquiry, kept) => {
        expect(parseLeadDraft(JSON.parse(JSON.stringify(lead)))).toEqual(lead)
        expect(parseInquiryDraft(JSON.parse(JSON.stringify(inquiry)))).toEqual(inquiry)
        expect(Object.values(parseLeadDraft(kept)).every((value) => typeof value === 'string')).toBe(true)
        expect(Object.keys(parseInquiryDraft(kept))).toEqual(Object.keys(blankInquiry))
      }),
      { numRuns: count, seed },
    )
    expect(Object.keys(Object.prototype)).toEqual([])
  })
})

function checkLead(lead: Lead): void {
  const { success, data } = leadSchema.safeParse(lead)
  if (success) expect(data).toEqual(mapped(lead))
  const [closed] = initialTransition(offerLeadMachine)
  const [form] = transition(offerLeadMachine, closed, { type: 'lead.open', offer })
  const [after] = transition(offerLeadMachine, form, { type: 'lead.submit', stamp: { id: 'one' }, lead })
  expect(after.value).toEqual({ open: success ? 'sending' : 'form' })
  if (success) expect(after.context.lead).toEqual(data)
}

function checkInquiry(inquiry: InquiryDraft): void {
  const { success, data } = inquirySchema.safeParse(inquiry)
  if (success) expect(data).toEqual(mapped(inquiry))
  expect(completeInquiry(inquiry) !== null).toBe(success)
  const [idle] = initialTransition(franchiseMachine)
  const [after] = transition(franchiseMachine, idle, { type: 'inquiry.submit', stamp: { id: 'one' }, inquiry })
  expect(after.value).toBe(success ? 'submitting' : 'idle')
  if (success) expect(after.context.inquiry).toEqual(data)
}

function deliver(lead: Lead): Promise<LeadDelivery> {
  return new Promise((resolve) => {
    const keep = fromPromise<DeliveryAnswer, LeadDelivery>(({ input }) => {
      resolve(input)
      return Promise.resolve('received')
    })
    const actor = createActor(offerLeadMachine.provide({ actors: { deliver: keep } })).start()
    actor.send({ type: 'lead.open', offer })
    actor.send({ type: 'lead.submit', stamp: { id: 'one' }, lead })
  })
}

function orHostile<Name extends string>(good: Readonly<Record<Name, string>>) {
  const field = (value: string) =>
    fc.oneof({ weight: 3, arbitrary: fc.constant(value) }, { weight: 2, arbitrary: hostileText })
  const forms = Object.entries<string>(good).map(([name, value]) => field(value).map((text) => [name, text] as const))
  return fc.tuple(...forms).map((texts) => ({ ...good, ...Object.fromEntries(texts) }))
}

function mapped(form: object): object {
  return Object.fromEntries(Object.entries(form).map(([name, value]) => [name, trimmed(String(value))]))
}

function trimmed(text: string): string {
  return text.replaceAll(unseen, '').trim()
}

function attempt(check: () => void, tried: object): string[] {
  try {
    check()
    return []
  } catch (error) {
    return [`${String(error).slice(0, 200)} with ${JSON.stringify(tried).slice(0, 300)}`]
  }
}
