import { expect, type Page } from '@playwright/test'
import {
  startSchedulers,
  type SchedulerKind,
  type SchedulerSimulator,
  type Vendor,
} from '../support/providers/scheduler.ts'
import {
  expectUnpaid,
  expectOtherWays,
  expectWorking,
  schedulerDocument,
  schedulerFrame,
  showScheduler,
  visitConfigured,
  alternatives,
} from '../walks/consultation.ts'
import { still, test } from '../walks/support.ts'

/**
 * A page whose requests a test answers counts as public, and may reach a simulator on this machine only with this
 * permission. The built policy does not know the simulator's port.
 */
test.use({ ...still, permissions: ['local-network-access'], bypassCSP: true })

const vendors: readonly Vendor[] = ['cal', 'calendly', 'demo']
const slow = 'This is taking longer than usual.'
const failed = 'The scheduler is not available right now.'
const booked = 'Your time is booked.'

let simulator: SchedulerSimulator

test.beforeAll(async () => {
  simulator = await startSchedulers()
})

test.afterAll(() => simulator.stop())

/** Opens the page with such a scheduler in view. Time passes only in `pass` where the test uses it. */
async function open(page: Page, vendor: Vendor, kind: SchedulerKind): Promise<string> {
  const schedulerUrl = simulator.address(vendor, kind)
  await page.clock.install()
  await visitConfigured(page, { schedulerUrl })
  await showScheduler(page)
  return schedulerUrl
}

async function call(page: Page, script: string): Promise<void> {
  await (await schedulerDocument(page)).evaluate(script)
}

for (const vendor of vendors) {
  test(`${vendor}: a scheduler that is ready gets the height it reports, and a booking is announced`, async ({
    page,
  }) => {
    await open(page, vendor, 'ready')
    await expectWorking(page)
    await expect(schedulerFrame(page)).toHaveAttribute('height', '812')
    await page.clock.runFor(60_000)
    await expectWorking(page)
    await expect(page.getByText(booked)).toHaveCount(0)
    await call(page, 'window.book(false)')
    await expect(page.getByRole('status').filter({ hasText: booked })).toBeVisible()
    await expectUnpaid(page)
  })

  test(`${vendor}: a silent scheduler gets other ways to go on after 8 seconds, and works once it sends a message`, async ({
    page,
  }) => {
    const address = await open(page, vendor, 'silent')
    await expect(page.getByText('Loading the scheduler…')).toBeVisible()
    await expect(alternatives(page)).toHaveCount(0)
    await page.clock.runFor(8000)
    await expectOtherWays(page, slow, address)
    await call(page, 'window.speak()')
    await expectWorking(page)
    await expect(schedulerFrame(page)).toHaveAttribute('height', '812')
  })

  test(`${vendor}: a silent scheduler is loaded once more when the visitor tries again`, async ({ page }) => {
    const address = await open(page, vendor, 'silent')
    await page.clock.runFor(8000)
    await expectOtherWays(page, slow, address)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(alternatives(page)).toHaveCount(0)
    await expect(page.getByText('Loading the scheduler…')).toBeVisible()
    await page.clock.runFor(8000)
    await expectOtherWays(page, slow, address)
  })

  for (const kind of ['missing', 'hanging', 'refusing'] as const) {
    test(`${vendor}: a ${kind} scheduler keeps its frame and gets other ways to go on`, async ({ page }) => {
      const address = await open(page, vendor, kind)
      await page.clock.runFor(8000)
      await expectOtherWays(page, slow, address)
      await expectUnpaid(page)
    })
  }
}

for (const vendor of ['cal', 'demo'] as const) {
  test(`${vendor}: a scheduler that reports a failure gets other ways to go on at once`, async ({ page }) => {
    const address = await open(page, vendor, 'failed')
    await expectOtherWays(page, failed, address)
    await call(page, 'window.speak()')
    await expectWorking(page)
  })

  test(`${vendor}: a scheduler that failed works when the visitor tries again`, async ({ page }) => {
    const address = await open(page, vendor, 'failed-once')
    await expectOtherWays(page, failed, address)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expectWorking(page)
    await expect(schedulerFrame(page)).toHaveAttribute('height', '812')
  })
}

test('cal: a booking that is still to be paid is not called booked', async ({ page }) => {
  await open(page, 'cal', 'ready')
  await expectWorking(page)
  await call(page, 'window.book(true)')
  await call(page, 'window.book("no")')
  await expect(page.getByText(booked)).toHaveCount(0)
  await call(page, 'window.book(false)')
  await expect(page.getByText(booked)).toBeVisible()
})

const wrongShapes = `[null, 7, '', 'linkReady', [], ['part.failed'], ['part.failed', 'because'],
  { originator: 'cal', type: 'linkReady' }, { originator: 'CAL', type: 'constructor' },
  { originator: 'CAL', type: '__dimensionChanged', data: { iframeHeight: '900' } },
  { event: 'calendly.page_height', payload: { height: '100%' } },
  { event: 'calendly.event_scheduled', payload: null }, ['demo.payment', 1]]`

test('Messages in wrong shapes change nothing', async ({ page }) => {
  const address = await open(page, 'cal', 'silent')
  await call(page, `for (const message of ${wrongShapes}) parent.postMessage(message, '*')`)
  await page.clock.runFor(8000)
  await expectOtherWays(page, slow, address)
  await expect(schedulerFrame(page)).toHaveAttribute('height', '600')
  await expect(page.getByText(booked)).toHaveCount(0)
  await expectUnpaid(page)
})

test('Messages of a scheduler count only from its own frame and origin', async ({ page }) => {
  await open(page, 'cal', 'ready')
  await expectWorking(page)
  await expect(schedulerFrame(page)).toHaveAttribute('height', '812')
  const forged = `for (const [type, data] of [['linkFailed', {}], ['__dimensionChanged', { iframeHeight: 1500 }],
    ['bookingSuccessfulV2', { paymentRequired: false }]]) window.top.postMessage({ originator: 'CAL', type, data }, '*')
    window.top.postMessage(['demo.payment'], '*')`
  const addresses = [simulator.address('cal', 'silent'), simulator.address('calendly', 'silent'), '/embed/meeting.html']
  for (const address of addresses) await (await addFrame(page, address)).evaluate(forged)
  await page.evaluate(forged)
  await schedulerFrame(page).evaluate((frame: HTMLIFrameElement) =>
    frame.contentWindow?.location.replace('about:blank'),
  )
  const moved = await schedulerDocument(page)
  await moved.waitForURL('about:blank')
  await moved.evaluate(forged)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(null))))
  await expectWorking(page)
  await expect(schedulerFrame(page)).toHaveAttribute('height', '812')
  await expect(page.getByText(booked)).toHaveCount(0)
  await expectUnpaid(page)
})

test('A configured scheduler is not believed when it reports the demonstration’s payment', async ({ page }) => {
  await open(page, 'demo', 'ready')
  await expectWorking(page)
  await call(page, `parent.postMessage(['demo.payment'], '*'); window.book()`)
  await expect(page.getByText(booked)).toBeVisible()
  await expectUnpaid(page)
})

async function addFrame(page: Page, src: string) {
  const handle = await page.evaluateHandle(
    (address) =>
      new Promise<HTMLIFrameElement>((resolve) => {
        const frame = document.createElement('iframe')
        frame.addEventListener('load', () => resolve(frame))
        frame.src = address
        document.body.append(frame)
      }),
    src,
  )
  const frame = await handle.asElement()?.contentFrame()
  if (!frame) throw new Error('the frame has no document')
  return frame
}
