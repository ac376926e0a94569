import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { allOf } from '../../receiver/database/database.ts'
import { csvPieces } from '../../receiver/requests/csv.ts'
import { receive } from '../../receiver/requests/receive.ts'
import { completeInquiry } from '../../machines/franchise/franchise.schema.ts'
import { completeLead, type Lead } from '../../machines/offer-lead/offer-lead.schema.ts'
import {
  completeAnyLead,
  dayWishes,
  joinWishes,
  timeWishes,
  type TimeRequest,
} from '../../machines/offer-lead/time-request.schema.ts'
import { rememberCampaign } from '../../src/adapters/campaign.ts'
import { sessionDrafts } from '../../src/adapters/session-drafts.ts'
import { forgetSubmission, stampSubmission } from '../../src/delivery/submission-stamp.ts'
import { hostileText } from '../hostile/generate.ts'
import { openLeadStore, type OpenStore } from '../support/lead-store.ts'
import { goodInquiry } from '../support/inquiry-limits.ts'

const goodLead: Lead = { firstName: 'Jordan', lastName: 'Reyes', email: 'jordan@example.com', phone: '+1 609 555 0100' }
const tags = ['source', 'medium', 'campaign', 'term', 'content'].map((tag) => `utm_${tag}`)
const facts = { consent: 'yes', consentText: '2026-11', flags: 'hidden field filled in, submitted within 2 s' } as const

let store: OpenStore

beforeEach(async () => {
  store = await openLeadStore()
  window.sessionStorage.clear()
})

afterEach(() => store.close())

/** Stamps a form's content as the site does and posts it to the receiver. Returns the status of the answer. */
async function submitted(kind: string, content: object, campaign: string, path: string): Promise<number> {
  const drafts = sessionDrafts()
  window.history.replaceState(null, '', path)
  rememberCampaign(drafts, `?${new URLSearchParams(tags.map((tag) => [tag, campaign])).toString()}`)
  const stamp = stampSubmission(drafts, kind, content, facts)
  forgetSubmission(drafts, kind)
  const text = JSON.stringify({ ...content, ...stamp })
  const answer = await receive(
    store,
    { kind, contentType: 'application/json', idempotencyKey: stamp.id, text },
    new Date('2026-11-23T10:00:00Z'),
  )
  return answer.status
}

const path = fc.nat(4000).map((length) => `/${'x'.repeat(length)}`)

test('whatever a callback form takes and sends is stored, and no part of it lacks a column', async () => {
  const typed = fc.record({ firstName: hostileText, lastName: hostileText })
  await fc.assert(
    fc.asyncProperty(typed, hostileText, path, async (names, campaign, page) => {
      const lead = completeLead({ ...goodLead, ...names })
      fc.pre(lead !== null)
      expect(await submitted('lead', { ...lead, offer: 'Superhuman Sampler' }, campaign, page)).toBe(201)
    }),
    { numRuns: 200, seed: 20_261_123 },
  )
  expect(await rowsWithMore()).toEqual([])
})

test('whatever a request for a time takes and sends is stored, and no part of it lacks a column', async () => {
  const typed = fc.record({
    name: hostileText,
    days: fc.subarray([...dayWishes]).map((chosen) => joinWishes(dayWishes, chosen)),
    times: fc.subarray([...timeWishes]).map((chosen) => joinWishes(timeWishes, chosen)),
  })
  const { phone } = goodLead
  await fc.assert(
    fc.asyncProperty(typed, hostileText, path, async (texts, campaign, page) => {
      const asked: TimeRequest = { request: 'time', clinic: 'princeton', service: 'infrared-sauna', phone, ...texts }
      const request = completeAnyLead(asked)
      fc.pre(request !== null)
      expect(await submitted('lead', { ...request, offer: 'Ask for a time' }, campaign, page)).toBe(201)
    }),
    { numRuns: 200, seed: 20_261_123 },
  )
  expect(await rowsWithMore()).toEqual([])
})

test('whatever a franchise form takes and sends is stored, and no part of it lacks a column', async () => {
  const typed = fc.record({ city: hostileText, motivation: fc.nat(10_000).map((length) => '❄'.repeat(length)) })
  await fc.assert(
    fc.asyncProperty(typed, hostileText, path, async (texts, campaign, page) => {
      const inquiry = completeInquiry({ ...goodInquiry, ...texts })
      fc.pre(inquiry !== null)
      expect(await submitted('franchise', inquiry, campaign, page)).toBe(201)
    }),
    { numRuns: 200, seed: 20_261_123 },
  )
  expect(await submitted('franchise', { ...goodInquiry, motivation: '❄'.repeat(10_000) }, 'mail', '/')).toBe(201)
  expect(await rowsWithMore()).toEqual([])
})

/** The lines of the export whose last column is not empty. */
async function rowsWithMore(): Promise<string[]> {
  const [, ...lines] = (await allOf(csvPieces(store.rows()))).join('').split(/(?<=\r\n)(?="2026-)/)
  expect(lines.length).toBeGreaterThan(100)
  return lines.filter((line) => !line.endsWith(',""\r\n'))
}
