import { expect, type Page } from '@playwright/test'
import { homeContent } from '../../content/home.ts'
import { fieldNames } from '../../src/ui/flows/franchise/franchise-fields.ts'
import { leadDeliveryModel } from '../../machines/lead-delivery/lead-delivery.model.ts'
import type { FlowId } from '../../machines/registry.ts'
import { cover } from '../../tools/paths/core/cover.ts'
import { explore } from '../../tools/paths/core/explore.ts'
import { walk } from '../../tools/paths/core/run.ts'
import { chromiumScreen } from '../drivers/chromium.ts'
import { testedFlows } from '../flows/all.ts'
import { goodInquiry } from '../support/inquiry-limits.ts'
import { expectPaid } from '../walks/consultation.ts'
import * as franchise from '../walks/franchise.ts'
import type { Keyboard } from './keyboard.ts'
import * as lead from '../walks/lead.ts'
import { expectHeading, header, link, trigger, visitWithMenu } from '../walks/site-menu.ts'
import { card, expectAddress, expectDialog, expectLiveFrame, expectNoDialog, visit } from '../walks/support.ts'
import * as program from '../walks/weight-loss.ts'

export const clinic = '/locations/princeton'
const dialog = (page: Page) => page.getByRole('dialog')
const stopBefore = (page: Page) => page.getByRole('link', { name: 'Skip past the frame' })
const stopAfter = (page: Page) => page.getByRole('link', { name: 'Back to the start of the frame' })

type Walk = (keyboard: Keyboard) => Promise<void>

/**
 * How a flow is finished with keys: by a walk written by hand where there is more to see than on its paths, otherwise
 * along its paths.
 */
export function keyboardWalk(id: FlowId): Walk {
  return walks[id] ?? ((keyboard) => walkPaths(id, keyboard))
}

/** Takes every transition of a flow, pressing with keys what its steps click. */
export async function walkPaths(id: FlowId, { page, activate }: Keyboard): Promise<void> {
  const { model, walker, stage } = testedFlows[id]
  for (const path of cover(explore(model), 'transitions').paths) {
    const screen = await chromiumScreen(page, stage, (control, role) =>
      activate(control, role === 'radio' ? 'Space' : 'Enter'),
    )
    await walk(path, walker(screen))
  }
}

const walks: Partial<Record<FlowId, Walk>> = {
  booking: async ({ page, press, walkTo, activate }) => {
    await visit(page, '/contact')
    const opener = header(page).getByRole('link', { name: 'Book' })
    await activate(opener)
    await expectDialog(page, 'Select Location')
    await activate(dialog(page).getByRole('link', { name: /^Princeton/ }))
    await expectDialog(page, 'Services in Princeton')
    await activate(dialog(page).getByRole('link', { name: /^Infrared Sauna/ }))
    await expectDialog(page, 'Book Infrared Sauna')
    await expect(page.frameLocator('iframe').getByRole('grid')).toBeVisible()
    await walkTo(stopBefore(page))
    await press('Tab')
    await expect(dialog(page).getByTitle(/^Calendar: /)).toBeFocused()
    await walkTo(stopAfter(page))
    await walkTo(dialog(page).getByRole('link', { name: 'Back', exact: true }))
    await press('Tab')
    await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expectNoDialog(page)
    await expect(opener).toBeFocused()
  },
  'service-detail': async ({ page, activate }) => {
    await visit(page, clinic)
    await activate(card(page, /^Infrared Sauna/))
    await expectDialog(page, 'Infrared Sauna')
    await activate(page.getByRole('link', { name: 'Book This Service' }))
    await expectDialog(page, 'Book Infrared Sauna')
    await activate(dialog(page).getByRole('button', { name: 'Close' }))
    await expectNoDialog(page)
    await expectAddress(page, clinic)
  },
  opening: async ({ page, activate, press }) => {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/service-details.json', (route) => released.then(() => route.continue()))
    await visit(page, clinic)
    const opener = card(page, /^Infrared Sauna/)
    await activate(opener)
    await expect(opener).toHaveAttribute('aria-busy', 'true')
    await press('Enter')
    await expectNoDialog(page)
    release()
    await expectDialog(page, 'Infrared Sauna')
    await activate(dialog(page).getByRole('button', { name: 'Close' }))
    await expectNoDialog(page)
    await expect(opener).toBeFocused()
    await activate(opener)
    await expectDialog(page, 'Infrared Sauna')
  },
  embed: async ({ page, press, walkTo, activate }) => {
    const body = `<!doctype html><script>parent.postMessage(['demo.error', { reason: 'unavailable' }], '*')</script>`
    const broken = '**/embed/booking-calendar.html*'
    await page.route(broken, (route) => route.fulfill({ contentType: 'text/html', body }))
    await visit(page, '/book/princeton')
    await activate(page.getByRole('main').getByRole('link', { name: /^Infrared Sauna/ }))
    await walkTo(page.getByRole('button', { name: 'Try again' }))
    await page.unroute(broken)
    await page.keyboard.press('Enter')
    await expectLiveFrame(page, 'Calendar: Infrared Sauna in Princeton')
    await expect(stopBefore(page)).toBeFocused()
    await press('Enter')
    await expect(stopAfter(page)).toBeFocused()
    await press('Enter')
    await expect(stopBefore(page)).toBeFocused()
    await activate(page.getByRole('link', { name: 'Back', exact: true }))
    await expectAddress(page, '/book/princeton')
  },
  'offer-lead': async ({ page, walkTo, activate, type }) => {
    await visit(page, lead.offers)
    await activate(lead.leadButton(page))
    await expectDialog(page, lead.sampler)
    await activate(lead.submit(page))
    await expect(lead.field(page, 'First name')).toBeFocused()
    for (const [label, text] of Object.entries(lead.typed)) {
      await expect(lead.field(page, label)).toHaveAccessibleDescription(/^Enter your /)
      await walkTo(lead.field(page, label))
      await type(text)
      await expect(lead.field(page, label)).toHaveAccessibleDescription('')
    }
    await page.keyboard.press('Enter')
    await lead.expectThanks(page)
    await expect(page.locator(':focus')).toHaveText('Thank you, Jordan')
    await activate(page.getByRole('button', { name: 'Done' }))
    await expectNoDialog(page)
    await expect(lead.leadButton(page)).toBeFocused()
  },
  franchise: async ({ page, walkTo, activate, choose, type, press }) => {
    await franchise.openForm(page)
    for (const name of fieldNames) {
      const field = franchise.field(page, name)
      if (await field.evaluate((element) => element.matches('select'))) {
        await choose(field, goodInquiry[name])
      } else {
        await walkTo(field)
        await type(goodInquiry[name])
      }
    }
    await activate(franchise.submit(page))
    await expect(franchise.toast(page)).toBeVisible()
    await expect(franchise.submit(page)).toBeFocused()
    await press('Tab')
    await expect(page.getByRole('button', { name: `Close: ${franchise.success}` })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(franchise.toast(page)).toHaveCount(0)
    await expect(franchise.submit(page)).toBeFocused()
  },
  carousel: async ({ page, press, walkTo, activate }) => {
    const count = homeContent.reviews.items.length
    const reviews = page.getByRole('region', { name: homeContent.reviews.title })
    await visit(page, '/')
    await activate(reviews.getByRole('button', { name: 'Next review' }))
    await expect(reviews.getByRole('status')).toHaveText(`Review 2 of ${count}`)
    await walkTo(reviews.getByRole('list', { name: 'Reviews' }))
    await press('ArrowRight')
    await expect(reviews.getByRole('status')).toHaveText(`Review 3 of ${count}`)
    await press('Tab')
    await expect(reviews.locator(':focus')).toHaveCount(0)
  },
  'lead-delivery': async ({ page, activate }) => {
    const { postponed } = leadDeliveryModel.outcomes.attempt.done
    const screen = await chromiumScreen(page, testedFlows['lead-delivery'].stage)
    await screen.settle('attempt', postponed)
    const notice = page.getByRole('complementary', { name: 'Kept on this device' })
    await expect(notice.getByRole('heading', { name: 'Saved on this device, not sent yet' })).toBeVisible()
    await activate(notice.getByRole('button', { name: 'Try now' }))
    await screen.settle('attempt', postponed)
    await activate(notice.getByRole('button', { name: 'Delete without sending' }))
    await screen.settle('deleteKept', 'arrives')
    await expect(notice).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
  },
  'site-menu': async ({ page, activate }) => {
    await visitWithMenu(page)
    if (await trigger(page, 'Menu').isVisible()) await activate(trigger(page, 'Menu'))
    await activate(trigger(page, 'Services'))
    await activate(link(page, 'Infrared Sauna'))
    await expectHeading(page, 'Slow heat for a fast week')
    await expect(page.getByRole('main')).toBeFocused()
    await expect(link(page, 'Infrared Sauna')).toBeHidden()
  },
  'exam-disclosure': async ({ page, activate }) => {
    const starter = page.getByRole('main').getByRole('button', { name: 'Start Your Consultation' })
    const part = page.frameLocator('iframe[title="Consultation"]')
    await visit(page, '/exam-invite')
    await activate(starter)
    await expectDialog(page, 'Start Your Consultation')
    await activate(part.getByRole('button', { name: 'Accept' }))
    await expect(part.getByRole('heading', { name: 'Thank you' })).toBeFocused()
    await activate(dialog(page).getByRole('button', { name: 'Close' }), 'Space')
    await expectNoDialog(page)
    await expect(starter).toBeFocused()
    await page.keyboard.press('Space')
    await expectDialog(page, 'Start Your Consultation')
    await page.keyboard.press('Escape')
    await expectNoDialog(page)
    await expect(starter).toBeFocused()
  },
  consultation: async ({ page, activate, press, walkTo }) => {
    const part = page.frameLocator('iframe[title="Book Your Consultation"]')
    await visit(page, '/online-consult')
    await walkTo(page.getByRole('link', { name: 'Open the scheduler in a new tab' }))
    await expect(part.getByRole('radio', { name: /^Now/ })).toBeVisible()
    await press('Shift+Tab')
    await expect(stopAfter(page)).toBeFocused()
    await press('Enter')
    await expect(stopBefore(page)).toBeFocused()
    await activate(part.getByRole('radio', { name: /^Now/ }), 'Space')
    await activate(part.getByRole('button', { name: /^Pay/ }))
    await expectPaid(page)
    const opened = page.context().waitForEvent('page')
    await activate(page.getByRole('link', { name: 'Join Video Call' }))
    await (await opened).close()
    await activate(page.getByRole('link', { name: 'Return to Home' }))
    await expectAddress(page, '/')
  },
  'weight-loss': async ({ page, press, walkTo, activate }) => {
    const [plan] = program.choices.yes.plans
    const table = program.table(page, plan).contentFrame()
    await visit(page, program.path)
    await activate(program.radio(page, 'yes'))
    await program.expectQuestion(page, null)
    await press('Space')
    await program.expectQuestion(page, 'yes')
    await press('ArrowDown')
    await program.expectQuestion(page, 'no')
    await press('ArrowUp')
    await press('Tab')
    await expect(program.continueButton(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await program.expectPlans(page, 'yes')
    await program.expectTables(page, 'yes')
    await activate(table.getByRole('button', { name: 'Choose this plan' }))
    await expect(table.getByRole('status')).toHaveText(`${plan} is chosen. No payment is taken here.`)
    await walkTo(program.backButton(page))
    await page.keyboard.press('Enter')
    await program.expectQuestion(page, 'yes')
  },
}
