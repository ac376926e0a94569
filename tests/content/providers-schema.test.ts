import { describe, expect, test } from 'vitest'
import { examSchedule } from '../../content/exam.ts'
import { readProviders } from '../../content/providers-schema.ts'
import { demonstration } from '../../content/providers.ts'

const pricing = {
  VITE_PRICING_KEY: 'pk_test_1',
  VITE_PRICING_TABLES_YES: 'prctbl_1,prctbl_2',
  VITE_PRICING_TABLES_NO: 'prctbl_3, prctbl_4',
}

const exam = {
  VITE_EXAM_SCRIPT_URL: 'https://exam.example.com/widget.js',
  VITE_EXAM_DATE_LIBRARY_URL: 'https://cdn.example.com/dates.js',
  VITE_EXAM_FORM_URL: 'https://exam.example.com/form',
  VITE_EXAM_CLINIC: 'Kelvin Wellness, St. Mary’s',
  VITE_EXAM_ID: '42',
}

describe('the providers', () => {
  test.each([{}, { VITE_LEADS_URL: '', VITE_EXAM_ID: '' }, { HOME: '/root' }])(
    'of %j are demonstrations',
    (environment) => {
      expect(readProviders(environment)).toEqual({ providers: demonstration, problems: [] })
    },
  )

  test('are all configured by variables', () => {
    const single = {
      VITE_SITE_URL: 'https://www.kelvin.example',
      VITE_BOOKING_URL_TEMPLATE: 'https://booking.example.com/{location}/{service}',
      VITE_LEADS_URL: 'https://hooks.example.com/leads',
      VITE_LEADS_ANSWERS: 'any',
      VITE_FRANCHISE_URL: '/franchise-under-test',
      VITE_ERRORS_URL: '/errors-under-test',
      VITE_REPORTS_URL: '/reports-under-test',
      VITE_SCHEDULER_URL: 'https://cal.example.com/clinic',
      VITE_MEETING_URL: 'http://localhost:4999/meeting',
      VITE_EMBED_ORIGIN: 'https://parts.kelvin.example',
      VITE_PRICING_ORIGINS: 'https://a.example.com, https://b.example.com',
      VITE_EXAM_ORIGINS: 'https://c.example.com',
      VITE_FRAME_ORIGINS: 'https://d.example.com',
    }
    expect(readProviders({ ...single, ...pricing, ...exam })).toEqual({
      problems: [],
      providers: {
        isStaging: false,
        keepsVisits: false,
        siteUrl: 'https://www.kelvin.example',
        bookingUrlTemplate: 'https://booking.example.com/{location}/{service}',
        leadsUrl: 'https://hooks.example.com/leads',
        leadsAnswers: 'any',
        franchiseUrl: '/franchise-under-test',
        franchiseAnswers: 'echo',
        errorsUrl: '/errors-under-test',
        reportsUrl: '/reports-under-test',
        schedulerUrl: 'https://cal.example.com/clinic',
        meetingUrl: 'http://localhost:4999/meeting',
        pricing: {
          scriptUrl: 'https://js.stripe.com/v3/pricing-table.js',
          publishableKey: 'pk_test_1',
          tables: { yes: ['prctbl_1', 'prctbl_2'], no: ['prctbl_3', 'prctbl_4'] },
        },
        exam: {
          scriptUrl: 'https://exam.example.com/widget.js',
          dateLibraryUrl: 'https://cdn.example.com/dates.js',
          formUrl: 'https://exam.example.com/form',
          clinic: 'Kelvin Wellness, St. Mary’s',
          examId: '42',
          schedule: examSchedule,
        },
        embeds: { origin: 'https://parts.kelvin.example', site: 'https://www.kelvin.example' },
        origins: {
          pricing: ['https://a.example.com', 'https://b.example.com'],
          exam: ['https://c.example.com'],
          frames: ['https://d.example.com'],
        },
      },
    })
  })
})

test('vendors’ documents speak with the site that is named for them, else with the site’s own address', () => {
  const own = { VITE_SITE_URL: 'https://www.example.com', VITE_EMBED_ORIGIN: 'https://parts.example.com' }
  const site = 'https://preview.example.com'
  expect(readProviders({ ...own, VITE_EMBED_SITE: site }).providers.embeds?.site).toBe(site)
  expect(readProviders(own).providers.embeds?.site).toBe('https://www.example.com')
})

describe('a fault names its variable', () => {
  test.each<[Record<string, string>, string]>([
    ...['https://www.example.com/', 'https://www.example.com/clinics', 'https://WWW.example.com'].map(
      (address): [Record<string, string>, string] => [
        { VITE_SITE_URL: address },
        'VITE_SITE_URL is not an origin like https://www.example.com: no path, no upper case, no slash at the end.',
      ],
    ),
    [
      { VITE_EMBED_ORIGIN: 'https://parts.example.com/embed' },
      'VITE_EMBED_ORIGIN is not an origin like https://www.example.com: no path, no upper case, no slash at the end.',
    ],
    [
      { VITE_EMBED_ORIGIN: 'https://parts.example.com' },
      'VITE_EMBED_ORIGIN is set, but not VITE_SITE_URL: its documents would not know whom to speak with.',
    ],
    ...[{}, { VITE_EMBED_SITE: 'https://preview.example.com' }].map((more): [Record<string, string>, string] => [
      { VITE_SITE_URL: 'https://www.example.com', VITE_EMBED_ORIGIN: 'https://www.example.com', ...more },
      'VITE_EMBED_ORIGIN is the site’s own: a vendor’s script there could do all that the site can.',
    ]),
    [{ VITE_EXAM_ORIGINS: 'https://a.example.com,https://*.example.com' }, 'VITE_EXAM_ORIGINS contains a wildcard.'],
    [{ VITE_PRICING_ORIGINS: "'unsafe-inline'" }, 'VITE_PRICING_ORIGINS is not an https address.'],
    [{ VITE_FRAME_ORIGINS: 'http://a.example.com' }, 'VITE_FRAME_ORIGINS is not an https address.'],
    [{ VITE_SITE_URL: 'http://www.example.com' }, 'VITE_SITE_URL is not an https address.'],
    [{ VITE_SCHEDULER_URL: 'http://cal.example.com' }, 'VITE_SCHEDULER_URL is not an https address.'],
    [{ VITE_SCHEDULER_URL: 'cal.example.com' }, 'VITE_SCHEDULER_URL is not an https address.'],
    [{ VITE_SCHEDULER_URL: 'javascript:alert(1)' }, 'VITE_SCHEDULER_URL is not an https address.'],
    [{ VITE_SCHEDULER_URL: 'https://*.example.com' }, 'VITE_SCHEDULER_URL contains a wildcard.'],
    [{ VITE_MEETING_URL: 'https://me:secret@example.com' }, 'VITE_MEETING_URL contains a user name.'],
    [{ VITE_MEETING_URL: 'https://:secret@example.com' }, 'VITE_MEETING_URL contains a user name.'],
    [{ ...pricing, VITE_PRICING_SCRIPT_URL: 'pricing.js' }, 'VITE_PRICING_SCRIPT_URL is not an https address.'],
    [
      { VITE_LEADS_URL: '//example.com/leads' },
      'VITE_LEADS_URL is neither an https address without a wildcard nor a path.',
    ],
    ...['http://leads.example.com', 'leads', 'javascript:alert(1)', '/two words', '/\\evil.example/leads'].map(
      (url): [Record<string, string>, string] => [
        { VITE_LEADS_URL: url },
        'VITE_LEADS_URL is neither an https address without a wildcard nor a path.',
      ],
    ),
    ...['VITE_LEADS', 'VITE_FRANCHISE'].map((name): [Record<string, string>, string] => [
      { [`${name}_URL`]: 'https://hooks.example.com/catch' },
      `${name}_ANSWERS is not set, but its address is on another origin: echo if a receiver of ours answers there, any if another service does.`,
    ]),
    [{ VITE_LEADS_ANSWERS: '201' }, 'VITE_LEADS_ANSWERS is neither echo nor any.'],
    [
      { VITE_BOOKING_URL_TEMPLATE: 'https://booking.example.com/{location}' },
      'VITE_BOOKING_URL_TEMPLATE lacks {location} or {service}.',
    ],
    [
      { ...pricing, VITE_PRICING_TABLES_NO: 'prctbl_3' },
      'VITE_PRICING_TABLES_NO does not name two tables, separated by a comma.',
    ],
    [
      { ...exam, VITE_EXAM_CLINIC: '<b>Kelvin</b>' },
      'VITE_EXAM_CLINIC is not a name: letters, digits, blanks and plain punctuation.',
    ],
    [
      { ...pricing, VITE_PRICING_KEY: 'pk test' },
      'VITE_PRICING_KEY is not an id: letters, digits, dots, hyphens and underscores.',
    ],
    ...['sk_live_1', 'sk_test_1', 'rk_live_1', 'whsec_1'].map((key): [Record<string, string>, string] => [
      { ...pricing, VITE_PRICING_KEY: key },
      'VITE_PRICING_KEY is a secret: every visitor would get it.',
    ]),
    ...['prctbl_2,prctbl_1', 'prctbl_3,prctbl_1', 'prctbl_3,prctbl_3'].map(
      (tables): [Record<string, string>, string] => [
        { ...pricing, VITE_PRICING_TABLES_NO: tables },
        'VITE_PRICING_TABLES_YES and VITE_PRICING_TABLES_NO name a table twice.',
      ],
    ),
  ])('%j', (environment, problem) => {
    expect(readProviders(environment).problems).toEqual([problem])
  })

  test('where only a pricing script is named, everything else that it needs is missing', () => {
    expect(readProviders({ VITE_PRICING_SCRIPT_URL: 'https://pay.example.com/table.js' })).toEqual({
      providers: demonstration,
      problems: Object.keys(pricing).map((missing) => `${missing} is not set, but the others of its group are.`),
    })
  })

  test.each([...Object.keys(pricing), ...Object.keys(exam)])(
    '%s is missed where the others of its group are set',
    (missing) => {
      const group: Record<string, string> = missing in pricing ? pricing : exam
      const { problems, providers } = readProviders({ ...group, [missing]: '' })
      expect(problems).toEqual([`${missing} is not set, but the others of its group are.`])
      expect(providers).toEqual(demonstration)
    },
  )
})
