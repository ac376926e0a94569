import { request as send } from 'node:http'
import { expect, type Frame, type Page } from '@playwright/test'
import { followLink } from '../drivers/chromium.ts'
import { choose, expectDialog, expectLiveFrame, expectNoDialog, still, test, visit } from '../walks/support.ts'
import { expectEveryClinic, expectStep, service } from '../walks/wizard.ts'

test.use(still)

const unknownPaths = [
  '/nowhere',
  '/404',
  '/book/nowhere',
  '/book/princeton/nothing',
  '/book/montclair/infrared-sauna',
  '/book/__proto__',
  '/book/constructor',
  '/book/princeton/__proto__',
  '/book/princeton/infrared-sauna/x',
  '/locations/__proto__',
  '/locations/englishtown',
  '/services/constructor',
  '/services/vitamin-shots',
  '/book/%E0%A4%A',
  '/services/%00',
  '/%',
  '/package.json',
  '/content/nothing.json',
]

/** Sent unchanged: a browser would normalize them first. */
const rawPaths = [
  '/content/../package.json',
  '/content/../../package.json',
  '/..%2fpackage.json',
  '/content/..%2f..%2fpackage.json',
  '/%2e%2e/package.json',
  '/assets/..%5c..%5cpackage.json',
  '/.vite/manifest.json',
  '/book/princeton/../../../package.json',
]

test('An unknown path is the not-found page, and is logged', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  for (const path of unknownPaths) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(404)
    await expectNotFound(page)
    const attempted = new URL(page.url()).pathname
    expect(attempted.toLowerCase()).toBe(path.toLowerCase())
    await expect.poll(() => logged).toContain(`404: no page at ${attempted}`)
  }
})

test('No path leads out of the published folder', async ({ baseURL }) => {
  for (const path of rawPaths) {
    const { status, body } = await getRaw(baseURL, path)
    expect(status, path).toBe(404)
    expect(body, path).toContain('find that page')
    expect(body, path).not.toContain('devDependencies')
  }
})

test('No redirect leads to another site', async ({ baseURL }) => {
  for (const path of [
    '//evil.example/',
    '///evil.example/X',
    '/\\evil.example/',
    '/%5Cevil.example/',
    '//evil.example/%2E%2E/',
  ]) {
    const { location } = await getRaw(baseURL, path)
    expect(new URL(location ?? '/', baseURL).origin, `${path} -> ${location}`).toBe(baseURL)
  }
})

test('A link to an unknown path inside the site shows the not-found page', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await visit(page, '/locations/princeton')
  for (const path of ['/nowhere', '/services/constructor', '/locations/__proto__', '/book/princeton/nothing/x', '/%']) {
    await followLink(page, path)
    await expectNotFound(page)
    await expect.poll(() => logged, path).toContain(`404: no page at ${path}`)
    await page.getByRole('link', { name: 'Return to Homepage' }).click()
    await expect(page.getByRole('region', { name: 'Find your clinic' })).toBeVisible()
  }
})

test("A link to an unknown clinic's booking opens the clinics, with a notice", async ({ page }) => {
  await visit(page, '/locations/princeton')
  await followLink(page, '/book/nowhere')
  await expectDialog(page, 'Select Location')
  await expect(page.getByRole('dialog').getByRole('note')).toContainText('do not recognize that clinic')
  await choose(page, /^Westfield/)
  await expectDialog(page, 'Services in Westfield')
})

const strangeSearches = {
  'a script as the service': '?service=<script>alert(1)</script>',
  'an image with a handler as the service': '?step=location&service="><img src=x onerror=alert(1)>',
  'an unknown step': '?step=foo',
  'no values': '?step&service',
  'names of the prototype': '?step=location&__proto__[service]=x&constructor=y&service=__proto__',
  'broken percent signs': '?step=location&service=%E0%A4%A&%=%',
  'repeated and structured values': '?step=location&service=a&service=b&service={"a":1}&step=[1]',
  'a service of 10,000 letters': `?step=location&service=${'a'.repeat(10_000)}`,
}

for (const [name, search] of Object.entries(strangeSearches)) {
  test(`/book with ${name} shows the clinics`, async ({ page }) => {
    const alerts: string[] = []
    page.on('dialog', (dialog) => {
      alerts.push(dialog.message())
      void dialog.dismiss()
    })
    await visit(page, `/book${search}`)
    await expectDialog(page, 'Select Location')
    await expectEveryClinic(page)
    await expect(page.getByRole('dialog').getByRole('note')).toHaveCount(0)
    await expect(page.getByText(/alert\(1\)|onerror|aaaaaaaa/)).toHaveCount(0)
    await expect(page.locator('img[src="x"]')).toHaveCount(0)
    await choose(page, /^Princeton/)
    await expectStep(page, service)
    expect(alerts).toEqual([])
    await page.goBack()
    await expectDialog(page, 'Select Location')
    await page.goBack()
    await expectNoDialog(page)
  })
}

const frameTitle = 'Calendar: Infrared Sauna in Princeton'

test.describe('past the policy, which keeps foreign frames out', () => {
  test.use({ bypassCSP: true })

  test('Messages of the calendar count only from its own frame and in its own format', async ({ page, baseURL }) => {
    const { port } = new URL(baseURL ?? '')
    await visit(page, '/locations/princeton')
    await page.getByRole('link', { name: 'Book Your Appointment Today' }).click()
    await choose(page, /^Infrared Sauna/)
    await expectLiveFrame(page, frameTitle)
    const element = page.getByTitle(frameTitle)
    const calendar = page.frame({ url: /location=princeton/ })
    await calendar?.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)))
    await page.evaluate(() => new Promise(requestAnimationFrame))
    const before = await element.getAttribute('height')
    const foreign = await addFrame(page, `http://127.0.0.1:${port}/embed/booking-calendar.html?location=x&service=y`)
    const sibling = await addFrame(page, '/embed/booking-calendar.html?location=z&service=y')
    await listen(page)

    for (const sender of [foreign, sibling, page.mainFrame()]) {
      await say(page, sender, ['highlevel.setHeight', { height: 1234 }])
      await say(page, sender, ['demo.error', { reason: 'unavailable' }])
    }
    const wrongShapes = [
      null,
      42,
      '',
      'highlevel.setHeight',
      '[iFrameSizer]x:1:2',
      [],
      [[]],
      ['highlevel.setHeight'],
      ['highlevel.setHeight', 1234],
      ['highlevel.setHeight', null],
      ['highlevel.setHeight', { height: 'tall' }],
      ['highlevel.setHeight', { height: -5 }],
      ['highlevel.setHeight', { height: 0 }],
      ['highlevel.setHeight', { height: Infinity }],
      ['highlevel.setHeight', { height: Number.NaN }],
      ['highlevel.setHeight', { height: { valueOf: 1 } }],
      { type: 'embed.fail', reason: 'unavailable' },
      { 0: 'demo.error', length: 1 },
      ['__proto__', { height: 1234 }],
    ]
    for (const message of wrongShapes) await say(page, calendar, message)
    await page.evaluate(() => new Promise(requestAnimationFrame))
    expect(await element.getAttribute('height')).toBe(before)
    await expectLiveFrame(page, frameTitle)

    await say(page, calendar, ['highlevel.setHeight', { height: 1234 }])
    await expect(element).toHaveAttribute('height', '1234')
    await say(page, calendar, ['highlevel.setHeight', { height: 100 }])
    await expect(element).toHaveAttribute('height', '600')
    await say(page, calendar, ['highlevel.setHeight', { height: 1e9 }])
    await expect(element).toHaveAttribute('height', '2000')
    await say(page, calendar, ['demo.error', { reason: 'unavailable' }])
    await expect(page.getByText('The calendar is not available right now.')).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expectLiveFrame(page, frameTitle)
  })
})

async function expectNotFound(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: "Oops! We couldn't find that page" })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Return to Homepage' })).toHaveAttribute('href', '/')
}

function getRaw(baseURL: string | undefined, path: string) {
  const { hostname, port } = new URL(baseURL ?? '')
  return new Promise<{ status: number; location: string | undefined; body: string }>((resolve, reject) => {
    const request = send({ hostname, port, path }, (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (part: string) => (body += part))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, location: response.headers.location, body }))
    })
    request.on('error', reject).end()
  })
}

async function addFrame(page: Page, src: string): Promise<Frame | null> {
  const handle = await page.evaluateHandle(
    (address) =>
      new Promise<HTMLIFrameElement>((resolve) => {
        const added = document.createElement('iframe')
        added.src = address
        added.addEventListener('load', () => resolve(added), { once: true })
        document.body.append(added)
      }),
    src,
  )
  return handle.asElement().contentFrame()
}

/** Counts the messages that the page receives, after the page's own listeners. */
function listen(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.body.dataset['received'] = '0'
    window.addEventListener('message', () => {
      document.body.dataset['received'] = String(Number(document.body.dataset['received']) + 1)
    })
  })
}

/** Posts a message from a frame to the page, and waits until it has arrived. */
async function say(page: Page, sender: Frame | null, message: unknown): Promise<void> {
  const received = () => page.evaluate(() => Number(document.body.dataset['received']))
  const before = await received()
  await sender?.evaluate((said) => window.top?.postMessage(said, '*'), message)
  await expect.poll(received).toBeGreaterThan(before)
}
