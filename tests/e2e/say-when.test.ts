import { expect } from '@playwright/test'
import { contactConsent } from '../../content/consent.ts'
import { princeton } from '../../content/locations/princeton.ts'
import { sites } from '../support/sites.ts'
import { answerAs, thirdParties } from '../support/providers/answers.ts'
import { receiveLeads } from '../walks/kept-leads.ts'
import {
  expectThanks,
  field,
  fillIn,
  openRequest,
  sent,
  submit,
  title,
  trigger,
  typed,
  wish,
} from '../walks/say-when.ts'
import { choose, expectDialog, narrow, still, test, widestEdge } from '../walks/support.ts'
import { calendar, walkTo } from '../walks/wizard.ts'
import { violations } from './axe.ts'
import { keyboardOf } from './keyboard.ts'

test.describe('with a receiver', () => {
  test.use({ ...still, baseURL: sites.configured.url, permissions: ['local-network-access'] })

  test('Staff get clinic, service, wishes and phone of a request made by keyboard at 320 px', async ({
    page,
    context,
  }) => {
    const leads = await receiveLeads(context, 200)
    await page.setViewportSize(narrow)
    await answerAs(page, thirdParties.calendar, 'is ready')
    await walkTo(page, 1)
    await choose(page, /^Infrared Sauna/)
    await expectDialog(page, calendar.title)
    const keyboard = keyboardOf(page)
    await keyboard.activate(trigger(page))
    await expect(page.getByText(title, { exact: true })).toBeFocused()
    for (const [label, text] of Object.entries(typed)) {
      await keyboard.walkTo(field(page, label))
      await keyboard.type(text)
    }
    for (const label of ['Weekend', 'Morning', 'Evening']) {
      await keyboard.activate(wish(page, label), 'Space')
      await expect(wish(page, label)).toBeChecked()
    }
    await page.keyboard.press('Space')
    await expect(wish(page, 'Evening')).not.toBeChecked()
    await keyboard.activate(page.getByRole('checkbox', { name: contactConsent.text }), 'Space')
    await keyboard.activate(submit(page))
    await expectThanks(page)
    await expect(page.getByText('Princeton calls you within 24 hours. Nothing is booked yet.')).toBeVisible()
    const wished = { days: 'weekend', times: 'morning', consent: 'yes', page: calendar.address }
    expect(leads.posted.map(({ body }) => body)).toMatchObject([{ ...sent, ...wished }])
    await keyboard.activate(page.getByRole('button', { name: 'Done' }))
    await expect(trigger(page)).toBeFocused()
    await expect(page.getByRole('dialog', { name: calendar.title, exact: true })).toBeVisible()
  })

  test('One that is turned down can be changed and sent again, with what was wished', async ({ page, context }) => {
    const leads = await receiveLeads(context, 422)
    await openRequest(page)
    await fillIn(page)
    await wish(page, 'Weekdays').check()
    await submit(page).click()
    await expect(page.getByRole('alert')).toContainText('We could not confirm your request.')
    await expect(page.getByRole('alert').getByRole('link')).toHaveText(princeton.phone.display)
    await expect(page.getByRole('list', { name: 'Your details' }).getByRole('listitem')).toHaveText([
      ...Object.values(typed),
      'Weekdays',
    ])
    await page.getByRole('button', { name: 'Change my details' }).click()
    await expect(wish(page, 'Weekdays')).toBeChecked()
    leads.answerWith(200)
    await submit(page).click()
    await expectThanks(page)
    expect(leads.ids()).toHaveLength(1)
  })

  test('What was typed and chosen is still there after a reload, at another calendar too', async ({ page }) => {
    await openRequest(page)
    await fillIn(page)
    await wish(page, 'Midday').check()
    await page.goto('/book/westfield/infrared-sauna')
    await trigger(page).click()
    for (const [label, text] of Object.entries(typed)) await expect(field(page, label)).toHaveValue(text)
    await expect(wish(page, 'Midday')).toBeChecked()
    await expect(wish(page, 'Morning')).not.toBeChecked()
  })

  test('What is wrong is said at its field, and nothing is sent', async ({ page, context }) => {
    const leads = await receiveLeads(context, 200)
    await openRequest(page)
    await field(page, 'Phone').fill('555-0100')
    await submit(page).click()
    await expect(field(page, 'Name')).toBeFocused()
    await expect(field(page, 'Name')).toHaveAccessibleDescription('Enter your name.')
    await expect(field(page, 'Phone')).toHaveAccessibleDescription(
      'Enter a phone number with area code: at least 10 digits.',
    )
    expect(await violations(page)).toEqual([])
    expect(leads.posted).toEqual([])
  })

  test('A calendar that is silent offers it too', async ({ page }) => {
    await page.clock.install()
    await answerAs(page, thirdParties.calendar, 'is silent')
    await page.goto(calendar.address, { waitUntil: 'commit' })
    await page.locator('nav[data-phase]').waitFor()
    await page.clock.runFor(8000)
    const instead = page
      .getByRole('group', { name: 'Other ways to go on' })
      .getByRole('button', { name: 'Ask for a time instead' })
    await instead.click()
    await expect(page.getByText(title, { exact: true })).toBeFocused()
    await expect(instead).toHaveCount(0)
  })
})

test.describe('without one', () => {
  test.use(still)

  for (const width of [narrow.width, 1440])
    test(`At ${width} px axe finds nothing in the request or its thanks, which fit`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(calendar.address)
      await trigger(page).click()
      await expect(page.getByText(title, { exact: true })).toBeFocused()
      await wish(page, 'Weekend').check()
      for (const forcedColors of ['none', 'active'] as const) {
        await page.emulateMedia({ forcedColors })
        expect(await violations(page), `the form, forced colors: ${forcedColors}`).toEqual([])
      }
      expect(await widestEdge(page)).toBeLessThanOrEqual(width)
      await fillIn(page)
      await submit(page).click()
      await expectThanks(page)
      expect(await violations(page), 'the thanks').toEqual([])
      expect(await widestEdge(page)).toBeLessThanOrEqual(width)
    })

  test('A calendar that has failed offers it', async ({ page }) => {
    await page.goto(calendar.address)
    await expect(trigger(page)).toBeVisible()
    await page.frameLocator('iframe').getByRole('grid').waitFor()
    await page.frame({ url: /booking-calendar/ })?.evaluate(() => {
      window.parent.postMessage(['demo.error', { reason: 'unavailable' }], '*')
    })
    await page.getByRole('button', { name: 'Ask for a time instead' }).click()
    await expect(page.getByText(title, { exact: true })).toBeFocused()
  })

  test('The line below the calendar, which the build has drawn, neither moves nor is drawn twice', async ({ page }) => {
    await page.goto(calendar.address)
    await expect(trigger(page)).toBeVisible()
    await expect(page.getByText('You may ask for a good-faith estimate of the cost.')).toHaveCount(1)
    await expect(page.getByRole('link', { name: 'All prices' })).toHaveAttribute('href', '/price-list')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('there are the clinic’s phone and the prices, and no button that does nothing', async ({ page }) => {
    await page.goto(calendar.address)
    const line = page.getByText('No time works? Call')
    await expect(line.getByRole('link')).toHaveAttribute('href', `tel:${princeton.phone.e164}`)
    await expect(page.getByRole('link', { name: 'All prices' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  })
})
