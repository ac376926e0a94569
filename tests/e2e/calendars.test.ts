import { expect } from '@playwright/test'
import { expectBookingPage, expectLiveFrame, test, visit } from '../walks/support.ts'

const clinics = {
  westfield: 'Westfield',
  cincinnati: 'Cincinnati',
  englishtown: 'Englishtown',
  princeton: 'Princeton',
  'red-bank': 'Red Bank',
}
const services = {
  'slim-pod': 'Slim Pod',
  'shockwave-women': 'Shockwave Therapy for Women',
  'targeted-cryo': 'Targeted Cryo',
  'full-body-cryo': 'Full Body Cryo',
  'compression-therapy': 'Compression Therapy',
  'shockwave-men': 'Shockwave Therapy for Men',
  'acoustic-therapy': 'Acoustic Therapy',
  'glp1-therapy': 'GLP-1 Therapy',
  'cryo-skin': 'Cryo Skin',
  'infrared-sauna': 'Infrared Sauna',
  'cryo-body-shaping': 'Cryo Body Shaping',
  'nad-injections': 'NAD+ Injections',
}
const shown = [
  ['westfield', 'shockwave-women'],
  ['cincinnati', 'glp1-therapy'],
  ['englishtown', 'full-body-cryo'],
  ['princeton', 'infrared-sauna'],
  ['red-bank', 'nad-injections'],
] as const

for (const [clinic, service] of shown) {
  test(`The calendar of ${services[service]} in ${clinics[clinic]} works`, async ({ page }) => {
    await visit(page, `/book/${clinic}/${service}`)
    await expectBookingPage(page, `Book ${services[service]}`)
    await expectLiveFrame(page, `Calendar: ${services[service]} in ${clinics[clinic]}`)
  })
}

for (const [zone, isOther] of [
  ['America/Los_Angeles', true],
  ['Europe/London', true],
  ['America/New_York', false],
  ['America/Detroit', false],
] as const)
  test.describe(`For a visitor in ${zone}`, () => {
    test.use({ timezoneId: zone })

    test(`a calendar ${isOther ? 'says that its times are Eastern Time' : 'says nothing of time zones'}`, async ({
      page,
    }) => {
      await visit(page, '/book/princeton/infrared-sauna')
      await expectLiveFrame(page, 'Calendar: Infrared Sauna in Princeton')
      await page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('/calendar-parts-')),
      )
      await expect(page.getByText('All times are Eastern Time', { exact: true })).toHaveCount(isOther ? 1 : 0)
      const html = await (await page.request.get('/book/princeton/infrared-sauna')).text()
      expect(html).not.toContain('Eastern Time')
    })
  })

test('Each of the 60 calendars has a page with one frame of its own', async ({ request }) => {
  const frames = new Set<string>()
  for (const [clinic, clinicName] of Object.entries(clinics)) {
    for (const [service, name] of Object.entries(services)) {
      const path = `/book/${clinic}/${service}`
      const response = await request.get(path)
      expect(response.status(), path).toBe(200)
      const html = await response.text()
      expect(html.match(/<h1.*?<\/h1>/g)?.map(textOf), path).toEqual([`Book ${name}`])
      const [frame = '', ...others] = html.match(/<iframe[^>]*>/g) ?? []
      expect(others, path).toEqual([])
      expect(attribute(frame, 'title'), path).toBe(`Calendar: ${name} in ${clinicName}`)
      expect(attribute(frame, 'height'), path).toBe('600')
      const source = new URL(attribute(frame, 'src'), 'http://localhost')
      expect(Object.fromEntries(source.searchParams), path).toEqual({ location: clinic, service })
      frames.add(source.href)
    }
  }
  expect(frames.size).toBe(60)
})

function textOf(html: string): string {
  return html.replaceAll(/<[^>]*>/g, '').replaceAll('&amp;', '&')
}

function attribute(tag: string, name: string): string {
  return (new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '').replaceAll('&amp;', '&')
}
