import { expect, type Page } from '@playwright/test'
import * as franchise from '../walks/franchise.ts'
import * as lead from '../walks/lead.ts'
import { still, test, visit } from '../walks/support.ts'
import * as program from '../walks/weight-loss.ts'

test.use({ ...still, viewport: { width: 390, height: 844 }, hasTouch: true })

const ofLead = {
  'offer-lead-firstName': 'given-name',
  'offer-lead-lastName': 'family-name',
  'offer-lead-email': 'email',
  'offer-lead-phone': 'tel',
}

/** Each page or dialog with a form, and what its fields must be filled in with. */
const forms: Record<string, { open: (page: Page) => Promise<unknown>; autofill: Record<string, string> }> = {
  'the lead form': {
    open: lead.openLead,
    autofill: ofLead,
  },
  'the callback form': {
    open: (page) => visit(page, '/contact#inquiry'),
    autofill: ofLead,
  },
  'the franchise form': {
    open: franchise.openForm,
    autofill: {
      firstName: 'given-name',
      lastName: 'family-name',
      email: 'email',
      phone: 'tel',
      city: 'address-level2',
      state: 'address-level1',
    },
  },
}

for (const [name, { open, autofill }] of Object.entries(forms)) {
  test(`the browser can fill in ${name}, whose text is too large for a phone to zoom in`, async ({ page }) => {
    await open(page)
    const form = page.locator('form:has([autocomplete="given-name"])').last()
    await expect(form).toBeVisible()
    const fields = await form.locator('input:not([type="checkbox"]), select, textarea').evaluateAll((all) =>
      all
        .filter((field) => field.closest('[inert]') === null)
        .map((field) => ({
          name: field.getAttribute('name') ?? field.getAttribute('data-path') ?? '',
          autocomplete: field.getAttribute('autocomplete'),
          size: Number.parseFloat(getComputedStyle(field).fontSize),
        })),
    )
    const filled = fields.flatMap((field) => (field.autocomplete ? [[field.name, field.autocomplete]] : []))
    expect(Object.fromEntries(filled)).toEqual(autofill)
    for (const { name: field, size } of fields) expect(size, field).toBeGreaterThanOrEqual(16)
  })
}

const pages: Record<string, (page: Page) => Promise<unknown>> = {
  'the home page': (page) => visit(page, '/'),
  'the contact page': (page) => visit(page, '/contact'),
  'a clinic’s page': (page) => visit(page, '/locations/princeton'),
  'a service’s page': (page) => visit(page, '/services/infrared'),
  'the franchise page': franchise.openForm,
  'the wizard': (page) => visit(page, '/book/princeton'),
  'the weight-loss program': (page) => visit(page, program.path),
  'the lead form': lead.openLead,
}

for (const [name, open] of Object.entries(pages)) {
  test(`targets of ${name} are at least 24 px, and its main ones 44 px high`, async ({ page }) => {
    await open(page)
    const targets = await page.evaluate(sizesOfTargets)
    expect(targets.length).toBeGreaterThan(0)
    expect(targets.filter(({ width, height }) => Math.min(width, height) < 24)).toEqual([])
    expect(targets.filter(({ isMain, height }) => isMain && height < 44)).toEqual([])
  })
}

/**
 * The targets on screen with their sizes; none within a line of text, which WCAG's 2.5.8 excepts. Buttons and text
 * fields of the page's content are the main ones. A label belongs to its field's target. Runs in the page.
 */
function sizesOfTargets() {
  return [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
    .filter((target) => target.checkVisibility() && target.closest('[inert], .visually-hidden') === null)
    .filter((target) => target.tabIndex >= 0 && getComputedStyle(target).display !== 'inline')
    .map((target) => {
      const label = target instanceof HTMLInputElement ? target.closest('label') : null
      const { width, height } = (label ?? target).getBoundingClientRect()
      const isMain = target.matches('button[type="submit"], input:not([type="checkbox"]), select, textarea')
      return { text: target.textContent || target.outerHTML.slice(0, 60), width, height, isMain }
    })
    .filter(({ width, height }) => width > 1 && height > 1)
}
