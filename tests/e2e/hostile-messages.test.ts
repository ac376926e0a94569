import { expect, test, type Frame, type Page } from '@playwright/test'
import { sample } from '../hostile/generate.ts'
import { forgedCompletion, forgedMessage } from '../hostile/messages.ts'
import { record } from '../hostile/record.ts'
import { schedulerTitle, showScheduler } from '../walks/consultation.ts'
import { providerOrigin } from '../support/providers/configuration.ts'
import { sites } from '../support/sites.ts'
import { still } from '../walks/support.ts'
import { choosePlans } from '../walks/weight-loss.ts'

/** The page's policy is switched off so that the forgers' frames can be added to it. */
test.use({ ...still, bypassCSP: true, permissions: ['local-network-access'] })

const own = new URL(sites.demonstration.url).origin
/** Another host, and another port of the same host. */
const foreigners = [own.replace('localhost', '127.0.0.1'), new URL(sites.configured.url).origin]
const messages = sample(forgedMessage)
const silent = '<!doctype html><title>Silent</title>'

interface Listener {
  open: (page: Page) => Promise<void>
  title: string
  /** A message of the part itself, which has an effect. */
  true: unknown
}

const listeners: Record<string, Listener> = {
  'the booking calendar': {
    open: (page) => openCalendar(page, '/book/princeton/infrared-sauna'),
    title: 'Calendar: Infrared Sauna in Princeton',
    true: ['highlevel.setHeight', { height: 1234 }],
  },
  'the iframe-resizer': {
    open: (page) => openCalendar(page, '/book/princeton/slim-pod'),
    title: 'Calendar: Slim Pod in Princeton',
    true: '[iFrameSizer]booking-calendar:1234:300:init',
  },
  'the scheduler and its payment': {
    open: async (page) => {
      await page.goto('/online-consult')
      await page.locator('nav[data-phase]').waitFor()
      await showScheduler(page)
    },
    title: schedulerTitle,
    true: ['part.height', 1234],
  },
  'the pricing tables': {
    open: async (page) => {
      await page.goto('/order-online')
      await page.locator('nav[data-phase]').waitFor()
      await choosePlans(page, 'no')
    },
    title: 'Pricing table: Semaglutide',
    true: ['part.height', 1234],
  },
  'the exam': {
    open: async (page) => {
      await page.goto('/exam-invite')
      await page.locator('nav[data-phase]').waitFor()
      await page.getByRole('main').getByRole('button', { name: 'Start Your Consultation' }).click()
    },
    title: 'Consultation',
    true: ['part.height', 1234],
  },
}

for (const [index, [name, listener]] of Object.entries(listeners).entries()) {
  test(`No forged message has an effect on ${name}`, async ({ page }) => {
    test.setTimeout(300_000)
    await page.route('**/embed/*.html*', (route) => route.fulfill({ contentType: 'text/html', body: silent }))
    await serveForgers(page)
    await listener.open(page)
    await expect(page.getByTitle(listener.title)).toHaveCount(1)
    await watchFrames(page)
    const siblings = await Promise.all(foreigners.map((origin) => addFrame(page, origin)))
    const share = Math.ceil(messages.length / 4)
    const said = [0, 1, 2, 3].map((part) => messages.slice(part * share, (part + 1) * share))
    for (const [place, sibling] of siblings.entries()) await forge(page, sibling, said[place] ?? [])
    for (const [place, origin] of foreigners.entries())
      await forge(page, await takeOver(page, listener.title, origin), said[place + 2] ?? [])

    const traces = await page.evaluate(() => document.body.dataset['traces'] ?? '')
    record(`messages-${index + 1}`, {
      title: `messages forged from two foreign origins at ${name}`,
      tried: messages.length,
      faults: { accepted: traces === '' ? 0 : traces.split('\n').length },
    })
    expect(traces).toBe('')
    const frame = await takeOver(page, listener.title, own)
    await frame.evaluate((message) => window.parent.postMessage(message, '*'), listener.true)
    await expect(page.getByTitle(listener.title)).toHaveAttribute('height', '1234')
  })
}

test('No forged report of a booking is believed, and a true one is', async ({ page }) => {
  test.setTimeout(300_000)
  const [site, title] = [new URL(sites.configured.url).origin, 'Calendar: Infrared Sauna in Princeton']
  const booked = page.getByRole('heading', { name: 'Booked: Infrared Sauna' })
  await page.route(`${providerOrigin}/**`, (route) => route.fulfill({ contentType: 'text/html', body: silent }))
  await serveForgers(page)
  await openCalendar(page, `${site}/book/princeton/infrared-sauna`)
  await watchFrames(page)
  const forged = sample(forgedCompletion)
  const share = Math.ceil(forged.length / 5)
  const strangers = [own, site, providerOrigin]
  for (const [place, origin] of strangers.entries())
    await forge(page, await addFrame(page, origin), forged.slice(place * share, (place + 1) * share))
  await forge(page, page.mainFrame(), forged.slice(3 * share, 4 * share))
  await forge(page, await takeOver(page, title, own), forged.slice(4 * share))

  const believed = await booked.count()
  record('completions', {
    title: 'reports of a booking forged from other windows and origins, the provider’s own among them',
    tried: forged.length,
    faults: { believed },
  })
  expect(believed).toBe(0)
  const frame = await takeOver(page, title, providerOrigin)
  await frame.evaluate((message) => window.parent.postMessage(message, '*'), ['msgsndr-booking-complete', {}])
  await expect(booked).toBeVisible()
})

const documents = ['booking-calendar.html?location=princeton&service=slim-pod', 'exam.html', 'scheduler.html']

for (const [index, file] of [...documents, 'pricing-table.html'].entries()) {
  const name = file.replace(/\?.*/, '')
  test(`No forged message has an effect on the document ${name}`, async ({ page }) => {
    test.setTimeout(300_000)
    await serveForgers(page)
    await page.route('**/host.html', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<body><iframe src="/embed/${file}"></iframe>` }),
    )
    await page.addInitScript(() => {
      if (window.parent !== window) return
      window.addEventListener('message', ({ source }) => {
        if (source === window.frames[0])
          document.body.dataset['said'] = `${Number(document.body.dataset['said'] ?? 0) + 1}`
      })
    })
    await page.goto('/host.html', { waitUntil: 'networkidle' })
    const said = () => page.evaluate(() => Number(document.body.dataset['said'] ?? 0))
    const text = () => page.frames()[1]?.evaluate(() => document.body.innerText)
    if (documents.includes(file)) await expect.poll(said).toBeGreaterThan(0)
    const before = [await said(), await text()]
    for (const [place, origin] of foreigners.entries()) {
      const half = messages.filter((_, at) => at % 2 === place)
      await tellFirstFrame(await addFrame(page, origin), half)
    }
    const after = [await said(), await text()]
    const accepted = after.filter((value, at) => value !== before[at]).length
    record(`messages-document-${index + 1}`, {
      title: `messages forged from two foreign origins at the document ${name}`,
      tried: messages.length,
      faults: { accepted },
    })
    expect(after).toEqual(before)
    const greeting = [['part.hello'], '[iFrameSizer]x', ['pricing.show', { plans: [] }]]
    await page.evaluate((all) => all.forEach((one) => window.frames[0]?.postMessage(one, '*')), greeting)
    await expect.poll(said).toBeGreaterThan(Number(before[0]))
  })
}

/** Opens a calendar's page, hydrated and waiting for its frame. */
async function openCalendar(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('nav[data-phase]').waitFor()
  await page.locator('[data-status="loading"]').waitFor()
}

async function serveForgers(page: Page): Promise<void> {
  await page.route('**/forger.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Forger</title>' }),
  )
}

/** Counts the messages that the page receives, and records every change of its frames except that they wait. */
function watchFrames(page: Page): Promise<void> {
  return page.evaluate(() => {
    const states = () =>
      [...document.querySelectorAll('[data-status]')].map((part) => {
        const height = part.querySelector('iframe')?.getAttribute('height')
        return `${part.getAttribute('data-status')?.replace('slow', 'loading')} at ${height} px`
      })
    const view = () => [location.href, document.querySelector('h1')?.textContent, ...states()].join(', ')
    const first = view()
    const note = () => {
      if (view() !== first) document.body.dataset['traces'] = `${document.body.dataset['traces'] ?? ''}${view()}\n`
    }
    new MutationObserver(note).observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['data-status', 'height'],
    })
    document.body.dataset['received'] = '0'
    window.addEventListener('message', () => {
      document.body.dataset['received'] = String(Number(document.body.dataset['received']) + 1)
    })
  })
}

async function addFrame(page: Page, origin: string): Promise<Frame> {
  const arrived = page.waitForEvent('framenavigated', (frame) => frame.url() === `${origin}/forger.html`)
  await page.evaluate((address) => {
    const added = document.createElement('iframe')
    added.src = address
    document.body.append(added)
  }, `${origin}/forger.html`)
  return arrived
}

/** Loads a document of another origin in the part's own window. */
async function takeOver(page: Page, title: string, origin: string): Promise<Frame> {
  const address = `${origin}/forger.html?${Math.random()}`
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: silent }))
  const arrived = page.waitForEvent('framenavigated', (frame) => frame.url() === address)
  await page.getByTitle(title).evaluate((frame, wanted) => {
    if (frame instanceof HTMLIFrameElement) frame.contentWindow?.location.replace(wanted)
  }, address)
  return arrived
}

/** Posts messages from a frame to the page, and waits until the page has received all of them. */
async function forge(page: Page, forger: Frame, all: readonly unknown[]): Promise<void> {
  const received = () => page.evaluate(() => Number(document.body.dataset['received']))
  const before = await received()
  await forger.evaluate((said) => said.forEach((message) => window.parent.postMessage(message, '*')), all)
  await expect.poll(received, { timeout: 60_000 }).toBe(before + all.length)
}

/** Posts messages to the part beside the frame. They have arrived once a message to the page has come back. */
async function tellFirstFrame(forger: Frame, all: readonly unknown[]): Promise<void> {
  await forger.evaluate((said) => said.forEach((message) => window.parent.frames[0]?.postMessage(message, '*')), all)
  await forger
    .page()
    .frames()[1]
    ?.evaluate(() => new Promise((resolve) => setTimeout(resolve, 0)))
}
