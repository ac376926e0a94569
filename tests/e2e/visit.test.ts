import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { explainedInBrowser } from '../../tools/paths/explain-in-browser.ts'
import { visitsIn } from '../../tools/visit/recorded.ts'
import { expectWalk, type VisitStep } from '../../tools/visit/steps.ts'
import { chromiumScreen } from '../drivers/chromium.ts'
import { testedFlows } from '../flows/all.ts'
import { sites } from '../support/sites.ts'
import { fillIn, openLead, submit, typed } from '../walks/lead.ts'
import { still, test } from '../walks/support.ts'

/** The text of the file that the page saves when the keys for it are pressed. */
async function savedVisit(page: Page): Promise<string> {
  const saved = page.waitForEvent('download')
  await page.keyboard.press('Control+Alt+V')
  const download = await saved
  expect(download.suggestedFilename()).toBe('visit.json')
  return readFileSync(await download.path(), 'utf8')
}

test.describe('A site that is built to let visitors save their visit', () => {
  test.use({ ...still, baseURL: sites.configured.url })

  test('saves a file that npm run visit reads, without anything that was typed', async ({ page }) => {
    const sent: string[] = []
    await page.route('**/leads-under-test', async (route) => {
      sent.push(route.request().postData() ?? '')
      await route.fulfill({ status: 503 })
    })
    await openLead(page)
    await fillIn(page, typed)
    await submit(page).click()
    await expect.poll(() => sent.length).toBeGreaterThan(0)
    const text = await savedVisit(page)
    for (const value of Object.values(typed)) expect(text).not.toContain(value)
    const [{ page: path, steps } = { page: '', steps: [] }] = visitsIn(text, 'offer-lead')
    expect(path).toBe('/')
    expect(steps.slice(0, 2)).toEqual([{ does: 'lead.open: for an offer' }, { does: 'lead.submit: a complete lead' }])
  })
})

test.describe('A visit’s steps in the built site', () => {
  const { model, stage, walker } = testedFlows.booking
  const steps: VisitStep[] = [
    { does: 'booking.open: with a clinic and a service' },
    { does: 'loadServices done: the list' },
    { does: 'calendar.complete: with its time' },
    { does: 'booking.another' },
  ]

  for (const isBroken of [false, true]) {
    test(isBroken ? 'fail where a press reaches nothing' : 'pass where all is well', async ({ page }, info) => {
      const screen = await chromiumScreen(page, stage)
      if (isBroken) await page.evaluate(swallowPresses, 'Book another')
      const walked = expectWalk(model, steps, explainedInBrowser(model, page, info, walker(screen)))
      if (isBroken) await expect(walked).rejects.toThrow(/Step 4 of 4: the visitor chooses to book another/)
      else await walked
    })
  }
})

/** Runs in the page: from now on presses on what says this reach no handler. */
function swallowPresses(text: string): void {
  const swallow = (event: Event) => {
    if (!(event.target instanceof Element) || !event.target.textContent.includes(text)) return
    event.stopImmediatePropagation()
    event.preventDefault()
  }
  window.addEventListener('click', swallow, { capture: true })
}
