import { expect, type Page } from '@playwright/test'
import { open } from '../../tools/reliability/bring-about.ts'
import * as franchise from '../walks/franchise.ts'
import { field, fillIn, leadButton, openLead, readIn, sampler, typed } from '../walks/lead.ts'
import { closeDialog, expectDialog, expectNoDialog, still, test, visit } from '../walks/support.ts'
import { choosePlans, expectPlans, expectQuestion } from '../walks/weight-loss.ts'

test.use(still)

const minute = 60_000

/** Opens a page whose timers run only when the test lets them. */
async function openTimed(page: Page, path: string): Promise<void> {
  await page.clock.install()
  await open(page, path)
}

/** The names of the drafts and answers that the tab keeps. */
function drafts(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(sessionStorage).filter((key) => /^draft (?!seen|campaign|renewed)/.test(key)))
}

test('What was typed into a form that is closed is forgotten once the tab has lain idle for 15 minutes', async ({
  page,
}) => {
  await openTimed(page, '/')
  await leadButton(page).click()
  await expectDialog(page, sampler)
  await fillIn(page, typed)
  await closeDialog(page)
  await expectNoDialog(page)
  await page.clock.runFor(14 * minute)
  expect(await drafts(page)).toEqual(['draft offer-lead'])
  await page.clock.runFor(2 * minute)
  expect(await drafts(page)).toEqual([])
  await leadButton(page).click()
  await expectDialog(page, sampler)
  await expect(field(page, 'First name')).toHaveValue('')
})

test('A form on the screen keeps what was typed, and its draft is back with the next letter', async ({ page }) => {
  await openTimed(page, '/')
  await leadButton(page).click()
  await expectDialog(page, sampler)
  await fillIn(page, typed)
  await page.clock.runFor(16 * minute)
  expect(await drafts(page)).toEqual([])
  expect(await readIn(page)).toEqual(typed)
  await field(page, 'First name').fill('Jordan B.')
  expect(await drafts(page)).toEqual(['draft offer-lead'])
  await open(page, '/')
  await leadButton(page).click()
  await expectDialog(page, sampler)
  expect(await readIn(page)).toEqual({ ...typed, 'First name': 'Jordan B.' })
})

test('The franchise form on the screen keeps its twelve fields, and is submitted whole', async ({ page }) => {
  await page.clock.install()
  await franchise.openForm(page)
  await franchise.fillIn(page)
  const before = await franchise.readIn(page)
  await page.clock.runFor(16 * minute)
  expect(await drafts(page)).toEqual([])
  expect(await franchise.readIn(page)).toEqual(before)
  await franchise.submit(page).click()
  await page.clock.runFor(2000)
  await expect(franchise.toast(page)).toBeVisible()
})

test('The GLP answer is forgotten, though the plans on the screen stay', async ({ page }) => {
  await openTimed(page, '/order-online')
  await choosePlans(page, 'yes')
  await expectPlans(page, 'yes')
  expect(await drafts(page)).toEqual(['draft weight-loss'])
  await page.clock.runFor(16 * minute)
  expect(await drafts(page)).toEqual([])
  await expectPlans(page, 'yes')
  await page.reload()
  await expectQuestion(page, null)
})

test('A tab that is loaded again after 15 minutes has forgotten what was typed; after less it has not', async ({
  page,
}) => {
  const comeBackAfter = async (minutes: number) => {
    await page.evaluate((seen) => sessionStorage.setItem('draft seen', String(seen)), Date.now() - minutes * minute)
    await visit(page, '/contact')
  }
  await openLead(page)
  await fillIn(page, typed)
  await comeBackAfter(14)
  expect(await drafts(page)).toEqual(['draft offer-lead'])
  await comeBackAfter(15)
  expect(await drafts(page)).toEqual([])
})
