import { expect, type Page } from '@playwright/test'
import { brand } from '../../content/brand.ts'
import { simulatePricingProvider, tableHeight, type ProviderBehaviour } from '../support/providers/pricing-provider.ts'
import { violations } from './axe.ts'
import { sites } from '../support/sites.ts'
import { policed as test } from '../walks/support.ts'
import { choosePlans, choices, expectPlans, path, radio, table } from '../walks/weight-loss.ts'

const failed = /^“Pricing table: .+” is not available right now\.$/
const slow = 'This is taking longer than usual.'
const key = 'pk_test_1'

test.use({ baseURL: sites.configured.url, permissions: ['local-network-access'] })

/** Opens the page of a site in which the provider is configured. */
async function openConfigured(page: Page, behaviour: ProviderBehaviour) {
  const provider = await simulatePricingProvider(page, behaviour)
  await page.goto(path)
  await radio(page, 'yes').waitFor()
  return provider
}

/** Expects both plans in place of their tables, each with this message and other ways to go on. */
async function expectStandIns(page: Page, said: string | RegExp): Promise<void> {
  await expect(page.getByText(said, { exact: true })).toHaveCount(2)
  for (const plan of choices.yes.plans) {
    await expect(page.getByRole('heading', { name: plan, exact: true })).toBeVisible()
    await expect(table(page, plan)).toHaveAttribute('inert')
  }
  const ways = page.getByRole('group', { name: 'Other ways to go on' })
  await expect(ways.getByRole('link', { name: brand.phone.display })).toHaveCount(2)
}

for (const [answer, ids] of [
  ['yes', ['prctbl_1', 'prctbl_2']],
  ['no', ['prctbl_3', 'prctbl_4']],
] as const) {
  test(`The provider is asked for the tables of ${answer} after Continue, once each`, async ({ page }) => {
    const provider = await openConfigured(page, 'works')
    expect(provider.asked).toEqual([])
    await choosePlans(page, answer)
    await expectPlans(page, answer)
    for (const [index, plan] of choices[answer].plans.entries()) {
      await expect(table(page, plan).contentFrame().getByText(`${ids[index]} for ${key}`)).toBeVisible()
      await expect(page.getByRole('heading', { name: plan, exact: true })).toHaveCount(0)
      await expect.poll(async () => (await table(page, plan).boundingBox())?.height).toBeGreaterThanOrEqual(tableHeight)
    }
    expect(new Set(provider.asked).size).toBe(1)
    expect(provider.asked).toHaveLength(2)
  })
}

for (const behaviour of ['throws', 'defines nothing', 'is missing'] as const) {
  test(`Where the provider’s script ${behaviour} the plans stay, and a second try may work`, async ({ page }) => {
    const said: string[] = []
    page.on('console', (message) => said.push(message.text()))
    const provider = await openConfigured(page, behaviour)
    await choosePlans(page, 'yes')
    await expectStandIns(page, failed)
    expect(await violations(page)).toEqual([])
    expect(said.includes('Failed to load script')).toBe(behaviour === 'is missing')
    provider.behave('works')
    await page.getByRole('button', { name: 'Try again' }).first().click()
    await expect(table(page, choices.yes.plans[0]).contentFrame().getByText(`prctbl_1 for ${key}`)).toBeVisible()
    await expect(page.getByText(failed)).toHaveCount(1)
  })
}

for (const behaviour of ['stays empty', 'hangs'] as const) {
  test(`Where the provider’s part ${behaviour} the plans stay, with other ways to go on after 8 s`, async ({
    page,
  }) => {
    await page.clock.install()
    const provider = await openConfigured(page, behaviour)
    await choosePlans(page, 'yes')
    await expect.poll(() => provider.asked).toHaveLength(2)
    for (const plan of choices.yes.plans)
      await expect(page.getByRole('heading', { name: plan, exact: true })).toBeVisible()
    await page.clock.runFor(2000)
    await expect(page.getByText(failed)).toHaveCount(0)
    await page.clock.runFor(7000)
    await expectStandIns(page, failed)
    await expect(page.getByText(slow)).toHaveCount(0)
  })
}

test('No other window speaks for a table', async ({ page }) => {
  await openConfigured(page, 'works')
  await choosePlans(page, 'yes')
  const [first, second] = choices.yes.plans
  await expect(table(page, second).contentFrame().getByText('prctbl_2')).toBeVisible()
  for (const plan of [first, second]) {
    await expect(page.getByRole('heading', { name: plan, exact: true })).toHaveCount(0)
    await expect.poll(async () => (await table(page, plan).boundingBox())?.height).toBeGreaterThanOrEqual(tableHeight)
  }
  const word = ['part.failed', 'broken']
  await page.evaluate((data) => window.postMessage(data, '*'), word)
  await expect(page.getByText(failed)).toHaveCount(0)
  await table(page, second)
    .contentFrame()
    .locator('body')
    .evaluate((_, data) => window.parent.postMessage(data, '*'), word)
  await expect(page.getByText(failed)).toHaveCount(1)
  await expect(page.getByRole('heading', { name: first, exact: true })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: second, exact: true })).toBeVisible()
})
