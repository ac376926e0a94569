import { expect, type Page } from '@playwright/test'
import { violations } from './axe.ts'
import { field, fillIn, holdLeads, openLead, submit, typed } from '../walks/lead.ts'
import { narrow, still, test, widestEdge } from '../walks/support.ts'

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
  'thanks without a connection': (page) => answered(page, 503),
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

test('At 360 px each example of the lead form is seen whole', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await openLead(page)
  const cut = await page
    .getByRole('dialog')
    .locator('input[placeholder]')
    .evaluateAll((inputs) =>
      inputs.flatMap((input) => {
        if (!(input instanceof HTMLInputElement)) return []
        const { paddingLeft, paddingRight } = getComputedStyle(input)
        const text = document.createElement('canvas').getContext('2d')
        if (!text) return ['no canvas']
        const { fontWeight, fontSize, fontFamily } = getComputedStyle(input, '::placeholder')
        text.font = `${fontWeight} ${fontSize} ${fontFamily}`
        const room = input.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
        const wanted = text.measureText(input.placeholder).width
        return wanted <= room ? [] : [`${input.placeholder}: ${wanted.toFixed(1)} px in ${room.toFixed(1)}`]
      }),
    )
  expect(cut).toEqual([])
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
