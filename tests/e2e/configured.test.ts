import { expect } from '@playwright/test'
import { answerAs, thirdParties } from '../support/providers/answers.ts'
import { providerOrigin } from '../support/providers/configuration.ts'
import { sites } from '../support/sites.ts'
import { prerenderedPaths, still, test, untilAlive } from '../walks/support.ts'
import { expectTables, screens } from '../walks/third-party-screens.ts'
import { expectNoTrace } from './weight-loss-trace.ts'

/** A page whose requests a test answers counts as public, and may reach this machine only with this permission. */
const configured = { ...still, baseURL: sites.configured.url, permissions: ['local-network-access'] }

test.use(configured)

for (const name of ['calendar', 'scheduler', 'pricing', 'exam'] as const) {
  const { open, frames, expectReady, names } = screens[name]

  test(`${name} that is ready works, with nothing beside it, and goes on to`, async ({ page }) => {
    await page.clock.install()
    await answerAs(page, thirdParties[name], 'is ready')
    await open(page)
    await expectReady(page)
    await page.clock.runFor(60_000)
    await expectReady(page)
    await expect(frames(page)).toHaveCount(names.length)
    await expect(page.getByText(/^Loading(:| the) |^Preparing/)).toHaveCount(0)
    await expect(page.getByRole('group', { name: 'Other ways to go on' })).toHaveCount(0)
  })
}

test('The exam is called with time zone -4, 24/7 on all seven days, its clinic and its exam', async ({ page }) => {
  const provider = await answerAs(page, thirdParties.exam, 'is ready')
  await screens.exam.open(page)
  const call = page.frameLocator('iframe').locator('pre')
  await expect(call).toBeVisible()
  const allDay = { FROM: '00:00', TO: '23:59', isDaySelected: true }
  expect(JSON.parse(await call.innerText())).toEqual({
    timezone: '-4',
    examhours: ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'].map((day) => ({ [day]: allDay })),
    formsrc: `${providerOrigin}/exam-form?clinic=Kelvin+Wellness&exams=42`,
    dates: 'function',
  })
  expect(provider.asked).toEqual([`${providerOrigin}/dates.js`, `${providerOrigin}/exam-widget.js`])
})

test('No third party is asked for anything on any route that is not its screen, arriving directly', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(sites.configured.url) && !request.url().startsWith('data:')) asked.push(request.url())
  })
  for (const path of prerenderedPaths().filter((each) => !/^\/(book\/[^/]+\/[^/]+|online-consult)$/.test(each))) {
    await page.goto(path)
    await untilAlive(page)
    expect(asked, path).toEqual([])
  }
})

test('No third party is asked for anything by clicking across, before its screen is opened', async ({ page }) => {
  const provider = await answerAs(page, thirdParties.calendar, 'is ready')
  await page.goto('/')
  await untilAlive(page)
  const footer = page.getByRole('contentinfo')
  for (const [name, path] of [
    ['Order Online', '/order-online'],
    ['Franchise', '/franchise'],
    ['Telehealth', '/services/telehealth'],
    ['Contact', '/contact'],
    ['Princeton', '/locations/princeton'],
  ] as const) {
    await footer.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('main')).toBeFocused()
  }
  await page.getByRole('link', { name: 'Book Your Appointment Today' }).click()
  const dialog = page.getByRole('dialog', { name: 'Services in Princeton' })
  await expect(dialog).toBeVisible()
  expect(provider.asked).toEqual([])
  await dialog.getByRole('link', { name: /^Infrared Sauna/ }).click()
  await screens.calendar.expectReady(page)
  expect(provider.asked).toEqual([`${providerOrigin}/calendar/princeton/infrared-sauna`])
})

test('A configured provider learns the answer from its tables only', async ({ browser }) => {
  await expectNoTrace(
    browser,
    expectTables,
    async (page) => void (await answerAs(page, thirdParties.pricing, 'is ready')),
  )
})
