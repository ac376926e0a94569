import { expect, type Page } from '@playwright/test'
import { violations } from './axe.ts'
import {
  leadButton,
  offers,
  expectThanks,
  field,
  fillIn,
  holdLeads,
  openLead,
  sampler,
  submit,
  typed,
} from './lead-walk.ts'
import { expectDialog, expectNoDialog, narrow, still, tabTo, test, visit, widestEdge } from './support.ts'

test.use(still)

const states: Record<string, (page: Page) => Promise<void>> = {
  form: openLead,
  'messages of the form': async (page) => {
    await openLead(page)
    await submit(page).click()
    await expect(field(page, 'First name')).toBeFocused()
  },
  'wait for the answer': (page) => answered(page, null),
  refusal: (page) => answered(page, 422),
  thanks: (page) => answered(page, 200),
  'thanks without a connection': (page) => answered(page, 202),
}

for (const [name, open] of Object.entries(states)) {
  test(`Axe finds nothing in the lead dialog's ${name}, which fits into 320 px`, async ({ page }) => {
    await open(page)
    expect(await violations(page)).toEqual([])
    await page.setViewportSize(narrow)
    const overflow = () => page.getByRole('dialog').evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)
    await expect.poll(overflow).toBe(0)
    expect(await widestEdge(page)).toBeLessThanOrEqual(narrow.width)
    expect(await violations(page), 'at 320 px').toEqual([])
    await page.emulateMedia({ forcedColors: 'active' })
    expect(await violations(page), 'with forced colors').toEqual([])
  })
}

test('With the keyboard alone a visitor walks from the button to the thanks, and back to the button', async ({
  page,
}) => {
  await visit(page, offers)
  const opener = leadButton(page)
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  await expectDialog(page, sampler)
  await tabTo(page, submit(page))
  await page.keyboard.press('Enter')
  await expect(field(page, 'First name')).toBeFocused()
  for (const [label, text] of Object.entries(typed)) {
    await expect(field(page, label)).toHaveAccessibleDescription(/^Enter your /)
    await tabTo(page, field(page, label))
    await page.keyboard.type(text)
    await expect(field(page, label)).toHaveAccessibleDescription('')
  }
  await page.keyboard.press('Enter')
  await expectThanks(page)
  await expect(page.locator(':focus')).toHaveText('Thank you, Jordan')
  await tabTo(page, page.getByRole('button', { name: 'Done' }))
  await page.keyboard.press('Enter')
  await expectNoDialog(page)
  await expect(opener).toBeFocused()
})

async function answered(page: Page, status: number | null): Promise<void> {
  const leads = await holdLeads(page)
  await openLead(page)
  await fillIn(page, typed)
  await submit(page).click()
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible()
  if (status === null) return
  await leads.answer(status)
  await expect(page.getByRole('button', { name: /^(Done|Try again)$/ })).toBeVisible()
}
