import { describe, expect, test } from 'vitest'
import { problems } from '../../content/words/offer-lead.ts'
import { completeLead, leadSchema, parseLeadDraft, type Lead } from './offer-lead.schema.ts'

const jordan: Lead = {
  firstName: 'Jordan',
  lastName: 'Reyes',
  email: 'jordan@example.com',
  phone: '(609) 555-0100',
}
const blank: Lead = { firstName: '', lastName: '', email: '', phone: '' }
const tooLong = 'Use at most 200 characters.'
const noFirstName = 'Enter your first name.'
const noEmail = 'Enter an email address in full, like jordan@example.com.'
const noPhone = 'Enter a phone number with area code: at least 10 digits.'
const megabyte = 'x'.repeat(1024 * 1024)

const said = new Map(Object.entries(problems))

/** The first message of each field: the schema's keys in the form's words. */
function messagesOf(lead: Lead) {
  const issues = leadSchema.safeParse(lead).error?.issues ?? []
  return Object.fromEntries(issues.toReversed().map(({ path, message: key }) => [path.join('.'), said.get(key) ?? key]))
}

describe('a lead', () => {
  test('that is complete has no message', () => {
    expect(messagesOf(jordan)).toEqual({})
    expect(completeLead(jordan)).toEqual(jordan)
  })

  test('that is blank says of each field what to do, in the order of the form', () => {
    const messages = messagesOf(blank)
    expect(messages).toEqual({
      firstName: noFirstName,
      lastName: 'Enter your last name.',
      email: 'Enter your email address.',
      phone: 'Enter your phone number.',
    })
    expect(leadSchema.safeParse(blank).error?.issues.map(({ path }) => path)).toEqual(
      ['firstName', 'lastName', 'email', 'phone'].map((name) => [name]),
    )
    expect(completeLead(blank)).toBeNull()
  })

  test.each<[keyof Lead, string, string]>([
    ['firstName', 'O’Brien', 'O’Brien'],
    ['lastName', "O'Brien", "O'Brien"],
    ['lastName', '李', '李'],
    ['firstName', ' Jordan \t', 'Jordan'],
    ['firstName', '\u200F\u202EJordan\u202C', 'Jordan'],
    ['firstName', '<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['firstName', '❄️🔥', '❄️🔥'],
    ['firstName', '👨‍👩‍👧', '👨‍👩‍👧'],
    ['firstName', 'علی\u200Cرضا', 'علی\u200Cرضا'],
    ['firstName', 'x'.repeat(200), 'x'.repeat(200)],
    ['email', '  Jordan.Reyes+spa@mail.example.co.uk ', 'Jordan.Reyes+spa@mail.example.co.uk'],
    ['email', '\u200Ejordan@example.com\u200B', 'jordan@example.com'],
    ['email', "o'brien_1@example.com", "o'brien_1@example.com"],
    ['email', 'jürgen@münchen.de', 'jürgen@münchen.de'],
    ['email', 'ju\u0308rgen@mu\u0308nchen.de', 'ju\u0308rgen@mu\u0308nchen.de'],
    ['email', '用户@例子.公司', '用户@例子.公司'],
    ['email', 'संपर्क@डाटामेल.भारत', 'संपर्क@डाटामेल.भारत'],
    ['phone', '6095550100', '6095550100'],
    ['phone', '+1 609 555 0100', '+1 609 555 0100'],
    ['phone', '+1 (609) 555-0100', '+1 (609) 555-0100'],
    ['phone', '\u202A+1 609-555-0100\u202C', '+1 609-555-0100'],
    ['phone', '609.555.0100 ext. 5', '609.555.0100 ext. 5'],
    ['phone', '+44 20 7946 0958', '+44 20 7946 0958'],
    ['phone', '+290 2 1234', '+290 2 1234'],
  ])('takes the %s %j as %j', (name, typed, kept) => {
    expect(completeLead({ ...jordan, [name]: typed })).toEqual({ ...jordan, [name]: kept })
  })

  test.each<[keyof Lead, string, string]>([
    ['firstName', '   ', noFirstName],
    ['firstName', '\u200E\u200F', noFirstName],
    ['firstName', '\u200D\u00AD\u0000', noFirstName],
    ['lastName', '\t\n', 'Enter your last name.'],
    ['firstName', 'x'.repeat(201), tooLong],
    ['lastName', megabyte, tooLong],
    ['email', megabyte, tooLong],
    ['email', `${'x'.repeat(200)}@example.com`, tooLong],
    ['phone', '6'.repeat(1024 * 1024), tooLong],
    ['email', ' ', 'Enter your email address.'],
    ['email', 'jordan', noEmail],
    ['email', 'jordan@example', noEmail],
    ['email', 'jordan@example.', noEmail],
    ['email', 'jordan@.com', noEmail],
    ['email', 'jordan@exa mple.com', noEmail],
    ['email', 'jordan@@example.com', noEmail],
    ['email', 'jordan@example..com', noEmail],
    ['email', '@example.com', noEmail],
    ['email', 'jordan@-example.com', noEmail],
    ['email', 'jordan@example.com, ann@example.com', noEmail],
    ['email', '<script>@example.com', noEmail],
    ['email', 'jürgen@münchen', noEmail],
    ['email', 'jürgen@mün chen.de', noEmail],
    ['email', '🧊@example.com', noEmail],
    ['phone', '555-0100', noPhone],
    ['phone', '609 555 010', noPhone],
    ['phone', '+1 555-0100', noPhone],
    ['phone', '555-0100 ext. 123', noPhone],
    ['phone', '609 555 010 extension 1234', noPhone],
    ['phone', `+1${'x'.repeat(198)}`, noPhone],
    ['phone', 'call me', noPhone],
    ['phone', '☎️📞', noPhone],
  ])('does not take the %s %.20j', (name, typed, message) => {
    expect(messagesOf({ ...jordan, [name]: typed })).toEqual({ [name]: message })
    expect(completeLead({ ...jordan, [name]: typed })).toBeNull()
  })
})

describe('a draft', () => {
  test('is what was typed, right or wrong', () => {
    const typed = { firstName: ' Jo', lastName: '', email: 'jo@', phone: '609' }
    expect(parseLeadDraft(typed)).toEqual(typed)
  })

  test.each([undefined, null, 3, 'Jordan', [], [jordan], {}, { firstName: 3, phone: null }])(
    'made of %j is blank',
    (kept) => {
      expect(parseLeadDraft(kept)).toEqual(blank)
    },
  )

  test('keeps the fields that are text, and no other', () => {
    expect(parseLeadDraft({ firstName: 'Jo', email: { evil: true }, sneaked: 'in' })).toEqual({
      ...blank,
      firstName: 'Jo',
    })
  })
})
