import { describe, expect, test } from 'vitest'
import { problems } from '../../content/words/franchise.ts'
import { choices, inquirySchema, parseInquiryDraft, type InquiryDraft } from './index.ts'
import { goodInquiry, limits, messageOf } from '../../tests/support/inquiry-limits.ts'

type Name = keyof InquiryDraft

const longest = 'Use at most 200 characters.'
const blank = Object.fromEntries(limits.map(([name]) => [name, '']))
const selects: readonly Name[] = ['liquidCapital', 'netWorth', 'timeFrame', 'experience', 'hearAboutUs']

const said = new Map(Object.entries(problems))

/** The messages of each field: the schema's keys in the form's words. */
function messagesOf(inquiry: unknown): Record<string, string[]> {
  const issues = inquirySchema.safeParse(inquiry).error?.issues ?? []
  return Object.fromEntries(
    issues.map(({ path }) => [
      path.join('.'),
      issues.filter((other) => other.path[0] === path[0]).map(({ message: key }) => said.get(key) ?? key),
    ]),
  )
}

describe('a franchise inquiry', () => {
  test('without a fault is taken as it is', () => {
    expect(inquirySchema.parse(goodInquiry)).toEqual(goodInquiry)
  })

  test('that is blank has one message for each field, in the order of P-FRAN-2', () => {
    expect(Object.entries(messagesOf(blank))).toEqual(limits.map(([name, , , message]) => [name, [message]]))
  })

  test.each(limits)('has %s wrong with %j and right with %j', (name, lastWrong, firstRight, message) => {
    expect(messagesOf({ ...goodInquiry, [name]: lastWrong })).toEqual({ [name]: [message] })
    expect(inquirySchema.parse({ ...goodInquiry, [name]: firstRight })).toEqual({ ...goodInquiry, [name]: firstRight })
  })

  test('takes the values of P-FRAN-3 in its selects', () => {
    expect(choices).toEqual({
      liquidCapital: ['under-100k', '100k-250k', '250k-500k', '500k-1m', 'over-1m'],
      netWorth: ['under-250k', '250k-500k', '500k-1m', '1m-2m', 'over-2m'],
      timeFrame: ['immediately', '3-months', '6-months', '12-months', 'exploring'],
      experience: ['first-time', 'franchise-owner', 'business-owner', 'former-owner', 'corporate-executive'],
      hearAboutUs: [
        'google',
        'social-media',
        'referral',
        'franchise-broker',
        'franchise-show',
        'visited-location',
        'other',
      ],
    })
    const taken = Object.entries(choices).flatMap(([name, values]) => values.map((value) => ({ [name]: value })))
    expect(taken.filter((choice) => !inquirySchema.safeParse({ ...goodInquiry, ...choice }).success)).toEqual([])
  })

  test.each(
    selects.flatMap((name) =>
      ['over-9m', ' google', 'Google', '100K-250K', 'toString', '__proto__', ' '].map(
        (value) => [name, value] as const,
      ),
    ),
  )('does not take %s %j, which is not in the list', (name, value) => {
    expect(messagesOf({ ...goodInquiry, [name]: value })).toEqual({ [name]: [messageOf(name)] })
  })

  test.each<[Name, string, string]>([
    ['firstName', '  Jo\t', 'Jo'],
    ['lastName', '\u202AO’Brien\u202C', 'O’Brien'],
    ['email', '  Jordan.Reyes+spa@mail.example.co.uk ', 'Jordan.Reyes+spa@mail.example.co.uk'],
    ['email', "o'brien_1@example.museum", "o'brien_1@example.museum"],
    ['email', 'jordan@xn--bcher-kva.example', 'jordan@xn--bcher-kva.example'],
    ['email', 'jürgen@münchen.de', 'jürgen@münchen.de'],
    ['email', 'ju\u0308rgen@mu\u0308nchen.de', 'ju\u0308rgen@mu\u0308nchen.de'],
    ['email', '用户@例子.公司', '用户@例子.公司'],
    ['email', 'संपर्क@डाटामेल.भारत', 'संपर्क@डाटामेल.भारत'],
    ['phone', '\u202A+1 609-555-0100\u202C', '+1 609-555-0100'],
    ['phone', '609.555.0100 ext. 5', '609.555.0100 ext. 5'],
    ['city', 'Saint-Louis-du-Ha! Ha!', 'Saint-Louis-du-Ha! Ha!'],
    ['motivation', `\n${'x'.repeat(20)}\n\n`, 'x'.repeat(20)],
    ['motivation', 'x'.repeat(5000), 'x'.repeat(5000)],
    ['motivation', 'Two clinics.\nThen more.', 'Two clinics.\nThen more.'],
    ['city', 'x'.repeat(200), 'x'.repeat(200)],
  ])('takes the %s %.30j as %.30j', (name, typed, kept) => {
    expect(inquirySchema.parse({ ...goodInquiry, [name]: typed })).toEqual({ ...goodInquiry, [name]: kept })
  })

  test.each<[Name, string, string]>([
    ...limits.map(([name]): [Name, string, string] => [name, ' \t\n \u200B\u200E   '.repeat(5), messageOf(name)]),
    ['firstName', ' J ', messageOf('firstName')],
    ['phone', '  555-0100  ', messageOf('phone')],
    ['motivation', ` ${'x'.repeat(19)} `, messageOf('motivation')],
    ...['jordan', 'jordan@example', 'jordan@.com', 'jordan@exa mple.com', 'jordan@@example.com', '@example.com'].map(
      (typed): [Name, string, string] => ['email', typed, messageOf('email')],
    ),
    ...[
      'jordan@example..com',
      'jordan@-example.com',
      'a@b.co, c@d.co',
      '<jordan@example.com>',
      'a"b@c.co',
      'jürgen@münchen',
    ].map((typed): [Name, string, string] => ['email', typed, messageOf('email')]),
    ['email', `${'x'.repeat(200)}@example.com`, longest],
    ['firstName', 'x'.repeat(201), longest],
    ['phone', '6'.repeat(1024 * 1024), longest],
    ['motivation', 'x'.repeat(10_001), 'Use at most 10,000 characters.'],
  ])('does not take the %s %.30j', (name, typed, message) => {
    expect(messagesOf({ ...goodInquiry, [name]: typed })).toEqual({ [name]: [message] })
  })
})

describe('a draft of an inquiry', () => {
  test('is what was typed, right or wrong', () => {
    const typed = { ...goodInquiry, firstName: ' J', netWorth: 'plenty' }
    expect(parseInquiryDraft(typed)).toEqual(typed)
  })

  test.each([undefined, null, 3, 'Jordan', [], {}, { firstName: 3 }])('made of %j is blank', (kept) => {
    expect(parseInquiryDraft(kept)).toEqual(blank)
  })

  test('keeps the fields that are text, and no other', () => {
    expect(parseInquiryDraft({ firstName: 'Jo', email: { evil: true }, sneaked: 'in' })).toEqual({
      ...blank,
      firstName: 'Jo',
    })
  })
})
