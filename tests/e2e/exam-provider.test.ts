import { expect, type Page } from '@playwright/test'
import { brand } from '../../content/brand.ts'
import { demonstration } from '../../content/providers.ts'
import { examSchedule } from '../../content/exam.ts'
import type { ExamSchedule } from '../../content/types.ts'
import { embedDocuments } from '../../src/embed-documents/embed-documents.ts'
import { simulateExam, type SimulatedExam, type WidgetAnswer } from '../support/providers/exam.ts'
import { sites } from '../support/sites.ts'
import { policed, still, visit } from '../walks/support.ts'

interface ProviderOptions {
  answer: WidgetAnswer
  schedule: ExamSchedule
}

/** A built site whose exam is configured with a provider on an origin of its own. */
const test = policed.extend<ProviderOptions & { exam: SimulatedExam }>({
  answer: ['works', { option: true }],
  schedule: [examSchedule, { option: true }],
  exam: async ({ page, answer, schedule }, run) => {
    const exam = await simulateExam(answer, schedule)
    const place = { origin: sites.configured.embeds, site: sites.configured.url }
    const body = embedDocuments({ ...demonstration, exam: exam.provider }, place)['embed/exam.html'] ?? ''
    await page.route('**/embed/exam.html', (route) => route.fulfill({ contentType: 'text/html', body }))
    await run(exam)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await exam.close()
  },
})

test.use({ ...still, baseURL: sites.configured.url, permissions: ['local-network-access'] })

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Start Your Consultation' })
const status = (page: Page) => dialog(page).getByRole('status')
const frame = (page: Page) => page.frameLocator('iframe[title="Consultation"]')
const disclosure = (page: Page) => frame(page).getByRole('heading', { name: 'Telehealth disclosure' })

test('The widget discloses: the date library first, each script once, on time zone -4 and 24/7', async ({
  page,
  exam,
}) => {
  await visit(page, '/exam-invite')
  expect(exam.requests).toEqual([])
  await start(page)
  await expect(disclosure(page)).toBeVisible()
  await expect(status(page)).toHaveText('')
  expect(exam.requests).toEqual(['/dates.js', '/widget.js'])
  const tag = frame(page).locator('#qualiphy-script')
  await expect(tag).toHaveAttribute('data-timezone', '-4')
  const hours: unknown = JSON.parse((await tag.getAttribute('data-examhours')) ?? '')
  const allDay = { FROM: '00:00', TO: '23:59', isDaySelected: true }
  expect(hours).toEqual(['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'].map((day) => ({ [day]: allDay })))
})

test('Accepting opens the exam’s form in the frame, and what that says to the page changes nothing', async ({
  page,
  exam,
}) => {
  await openExam(page)
  await expect(disclosure(page)).toBeVisible()
  await frame(page).getByRole('button', { name: 'Accept' }).click()
  const form = frame(page).locator('iframe[title="Exam form"]')
  await expect(form.contentFrame().getByText('Health questions')).toBeVisible()
  await expect(form).toHaveAttribute('src', `${exam.provider.formUrl}&clinic=clinic-1&exams=42`)
  await expect(dialog(page).locator('iframe')).toHaveAttribute('allow', 'camera; microphone; payment')
  await page.route('**/forged.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<script>parent.postMessage(['part.failed', 'broken'], '*')</script>`,
    }),
  )
  await page.evaluate(forgeMessages)
  await expect(page.locator('html')).toHaveAttribute('data-forged', '2')
  await expect(status(page)).toHaveText('')
})

test('Closing removes the exam at once, and opening it again loads it again', async ({ page, exam }) => {
  await openExam(page)
  await expect(disclosure(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('iframe')).toHaveCount(0)
  await start(page)
  await expect(disclosure(page)).toBeVisible()
  expect(exam.requests).toEqual(['/dates.js', '/widget.js', '/dates.js', '/widget.js'])
})

test.describe('A widget that is kept waiting', () => {
  test.use({ answer: 'is held' })

  test('is not available after 8 s, and discloses if it comes later', async ({ page, exam }) => {
    await page.clock.install()
    await openExam(page)
    await expect.poll(() => exam.requests).toEqual(['/dates.js', '/widget.js'])
    await expect(status(page)).toHaveText('Preparing your consultation…')
    await page.clock.fastForward(8000)
    await expectNotAvailable(page)
    await expect(page.locator('iframe[title="Consultation"]')).toBeVisible()
    exam.release()
    await expect(disclosure(page)).toBeVisible()
    await expect(status(page)).toHaveText('')
    await expect(dialog(page).getByRole('button', { name: 'Try again' })).toHaveCount(0)
  })
})

const failures: readonly WidgetAnswer[] = ['is missing', 'throws', 'defines nothing', 'is HTML']

for (const answer of failures) {
  test.describe(`A widget that ${answer}`, () => {
    test.use({ answer })

    test('is not available', async ({ page, exam }) => {
      await openExam(page)
      await expectNotAvailable(page)
      expect(exam.requests).toEqual(['/dates.js', '/widget.js'])
    })
  })
}

test.describe('Outside its hours', () => {
  const never = { opens: '24:00', closes: '24:00' }
  const hours = { mon: never, tue: never, wed: never, thu: never, fri: never, sat: never, sun: never }
  test.use({ schedule: { timeZone: -4, hours } })

  test('the exam is not available', async ({ page, exam }) => {
    await openExam(page)
    await expectNotAvailable(page)
    await expect(frame(page).getByText('Not available!')).toBeVisible()
    expect(exam.requests).toEqual(['/dates.js', '/widget.js'])
  })
})

for (const script of ['dates.js', 'widget.js']) {
  test(`Where ${script} is blocked the exam is not available, the console says why, and trying again helps`, async ({
    page,
    exam,
  }) => {
    const said: string[] = []
    page.on('console', (message) => said.push(message.text()))
    const address = new RegExp(`^${new URL(exam.provider.scriptUrl).origin}/${script}$`)
    await page.route(address, (route) => route.abort())
    await openExam(page)
    await expectNotAvailable(page)
    expect(said.filter((text) => text.startsWith('Failed to load script'))).toEqual([
      `Failed to load script ${new URL(script, exam.provider.scriptUrl).href}`,
    ])
    await page.unroute(address)
    await dialog(page).getByRole('button', { name: 'Try again' }).click()
    await expect(disclosure(page)).toBeVisible()
    await expect(status(page)).toHaveText('')
  })
}

async function openExam(page: Page): Promise<void> {
  await page.goto('/exam-invite')
  await start(page)
}

async function start(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Start Your Consultation' }).click()
  await expect(dialog(page)).toBeVisible()
}

async function expectNotAvailable(page: Page): Promise<void> {
  await expect(status(page)).toHaveText('Not available! The consultation cannot start here at the moment.')
  await expect(dialog(page).getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(dialog(page).locator(`a[href="tel:${brand.phone.e164}"]`)).toBeVisible()
}

/**
 * Posts the right messages from the wrong windows: from the page itself and from a frame beside the exam's. Runs in the
 * page.
 */
function forgeMessages(): void {
  let failures = 0
  window.addEventListener('message', ({ data }) => {
    if (Array.isArray(data) && data[0] === 'part.failed') failures += 1
    document.documentElement.dataset['forged'] = String(failures)
  })
  const other = document.createElement('iframe')
  other.src = '/forged.html'
  document.body.append(other)
  window.postMessage(['part.failed', 'broken'], '*')
}
