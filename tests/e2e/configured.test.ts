import { expect, test as unguarded, type Locator, type Page } from '@playwright/test'
import { brand } from '../../content/brand.ts'
import { answerAs, outcomes, thirdParties, type Outcome } from '../support/providers/answers.ts'
import { providerOrigin } from '../support/providers/configuration.ts'
import { sites } from './sites.ts'
import { prerenderedPaths, still, test, untilAlive } from './support.ts'
import { expectNoTrace } from './weight-loss-trace.ts'
import { choices, choosePlans, table } from './weight-loss-walk.ts'

/** A page that a test has answered for counts as public: it may reach this machine only when told so. */
const configured = { ...still, baseURL: sites.configured.url, permissions: ['local-network-access'] }

test.use(configured)
unguarded.use(configured)

/** A third party's screen, and what is seen there. */
interface Screen {
  open: (page: Page) => Promise<void>
  frames: (page: Page) => Locator
  expectReady: (page: Page) => Promise<void>
  /** What is said once it does not work, by how it fails. */
  says: (outcome: Outcome) => string
  /** The links that lead on. */
  waysOn: readonly string[]
}

const slow = 'This is taking longer than usual.'
const failed = 'This part is not available right now.'
const notAvailable = 'Not available! The consultation cannot start here at the moment.'

const screens: Readonly<Record<keyof typeof thirdParties, Screen>> = {
  calendar: {
    open: (page) => arrive(page, '/book/princeton/infrared-sauna'),
    frames: (page) => page.getByTitle('Calendar: Infrared Sauna in Princeton'),
    expectReady: async (page) => {
      await expect(page.locator('iframe')).toHaveAttribute('src', `${providerOrigin}/calendar/princeton/infrared-sauna`)
      await expect(page.locator('iframe')).toHaveAttribute('height', '912')
    },
    says: () => slow,
    waysOn: ['Open the calendar in a new tab', '(609) 555-0140'],
  },
  scheduler: {
    open: async (page) => {
      await arrive(page, '/online-consult')
      await page.getByRole('heading', { name: 'Book Your Consultation' }).scrollIntoViewIfNeeded()
    },
    frames: (page) => page.getByTitle('Book Your Consultation'),
    expectReady: (page) => expect(page.getByTitle('Book Your Consultation')).toHaveAttribute('height', '812'),
    says: () => slow,
    waysOn: ['Open the scheduler in a new tab', brand.phone.display, brand.email],
  },
  pricing: {
    open: async (page) => {
      await arrive(page, '/order-online')
      await choosePlans(page, 'yes')
    },
    frames: (page) => page.getByTitle(/^Pricing table: /),
    expectReady: (page) => expectTables(page, 'yes'),
    says: (outcome) => (outcome === 'refuses framing' ? slow : failed),
    waysOn: [brand.phone.display],
  },
  exam: {
    open: async (page) => {
      await arrive(page, '/exam-invite')
      await page.getByRole('main').getByRole('button', { name: 'Start Your Consultation' }).click()
    },
    frames: (page) => page.getByTitle('Consultation', { exact: true }),
    expectReady: (page) =>
      expect(page.frameLocator('iframe').getByRole('heading', { name: 'Telehealth disclosure' })).toBeVisible(),
    says: () => notAvailable,
    waysOn: [brand.phone.display],
  },
}

const tableIds = { yes: ['prctbl_1', 'prctbl_2'], no: ['prctbl_3', 'prctbl_4'] }

/** The guard against uncaught errors hears those of frames too, and some of these throw. */
const testOf = (outcome: Outcome) => (outcome === 'throws' ? unguarded : test)

for (const name of ['calendar', 'scheduler', 'pricing', 'exam'] as const) {
  const { open, frames, expectReady, says, waysOn } = screens[name]
  const party = thirdParties[name]
  const count = name === 'pricing' ? 2 : 1

  for (const outcome of outcomes.filter((each) => each !== 'is ready')) {
    testOf(outcome)(
      `${name} that ${outcome}: the frame stays, with a way on; trying again may help`,
      async ({ page }) => {
        await page.clock.install()
        const provider = await answerAs(page, party, outcome)
        await open(page)
        await page.clock.runFor(8000)
        await expect(page.getByRole('status').filter({ hasText: says(outcome) })).toHaveCount(count)
        await expect(frames(page)).toHaveCount(count)
        const ways = page.getByRole('group', { name: 'Other ways to go on' })
        await expect(ways.first().getByRole('link')).toHaveText(waysOn)
        await provider.mend()
        for (let number = count; number > 0; number -= 1)
          await ways.first().getByRole('button', { name: 'Try again' }).click()
        await expectReady(page)
        await expect(ways).toHaveCount(0)
      },
    )
  }

  test(`${name} that is late gets a way on after 8 s, and works once it is there after all`, async ({ page }) => {
    await page.clock.install()
    const provider = await answerAs(page, party, 'is late')
    await open(page)
    await expect
      .poll(() => provider.asked.filter((url) => url.includes(party.asked.replace('**', ''))))
      .toHaveLength(count)
    await page.clock.runFor(8000)
    await expect(page.getByRole('group', { name: 'Other ways to go on' })).toHaveCount(count)
    await provider.mend()
    await expectReady(page)
    await expect(page.getByRole('group', { name: 'Other ways to go on' })).toHaveCount(0)
  })

  test(`${name} that is ready works, with nothing beside it, and goes on to`, async ({ page }) => {
    await page.clock.install()
    await answerAs(page, party, 'is ready')
    await open(page)
    await expectReady(page)
    await page.clock.runFor(60_000)
    await expectReady(page)
    await expect(frames(page)).toHaveCount(count)
    await expect(page.getByText(/^Loading: |^Preparing/)).toHaveCount(0)
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
  for (const path of prerenderedPaths().filter((each) => !/^\/book\/[^/]+\/[^/]+$/.test(each))) {
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

test('A configured provider learns of the answer by its tables alone', async ({ browser }) => {
  await expectNoTrace(
    browser,
    expectTables,
    async (page) => void (await answerAs(page, thirdParties.pricing, 'is ready')),
  )
})

async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator('nav[data-phase]').waitFor()
}

async function expectTables(page: Page, answer: keyof typeof tableIds): Promise<void> {
  for (const [index, plan] of choices[answer].plans.entries()) {
    const said = `${tableIds[answer][index]} for pk_test_1`
    await expect(table(page, plan).contentFrame().getByText(said)).toBeVisible()
    await expect(page.getByRole('heading', { name: plan, exact: true })).toHaveCount(0)
  }
}
