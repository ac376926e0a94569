import { expect, type Locator, type Page } from '@playwright/test'
import { testPattern, type PatternRow } from './apg.ts'
import { leadButton, openLead, sampler } from '../walks/lead.ts'
import { card, expectDialog, expectNoDialog, still, test, visit } from '../walks/support.ts'

test.use(still)

/** Each dialog of the site by its title, with how to open it. */
const dialogs: Record<string, (page: Page) => Promise<void>> = {
  'Services in Princeton': openWizard,
  'Infrared Sauna': async (page) => {
    await visit(page, '/locations/princeton')
    await card(page, /^Infrared Sauna/).click()
  },
  [sampler]: openLead,
  'Start Your Consultation': async (page) => {
    await visit(page, '/exam-invite')
    await page.getByRole('main').getByRole('button', { name: 'Start Your Consultation' }).click()
  },
}

const rows: readonly PatternRow[] = [
  {
    ids: ['dialog-role', 'aria-labelledby', 'aria-modal'],
    what: 'each dialog is one modal element of that role, named by its title',
    holds: async (page) => {
      for (const [title, open] of Object.entries(dialogs)) {
        await open(page)
        await expectDialog(page, title)
        const dialog = page.getByRole('dialog')
        await expect(dialog, title).toHaveAttribute('aria-modal', 'true')
        const titleId = (await dialog.getAttribute('aria-labelledby')) ?? ''
        await expect(dialog.locator(`[id="${titleId}"]`)).toHaveText(title)
        await expect(dialog.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible()
      }
    },
  },
  {
    ids: ['aria-describedby'],
    what: 'no dialog is described by all that is in it',
    differs:
      'What is in these dialogs are lists, forms and frames, which as a description would be read out as one text.',
    holds: async (page) => {
      for (const [title, open] of Object.entries(dialogs)) {
        await open(page)
        await expectDialog(page, title)
        await expect(page.getByRole('dialog'), title).toHaveAccessibleDescription('')
      }
    },
  },
  {
    ids: ['key-tab'],
    what: 'Tab walks every stop of the dialog, and from the last to the first',
    holds: (page) => walkAround(page, 'Tab'),
  },
  {
    ids: ['key-shift-tab'],
    what: 'Shift+Tab walks every stop backwards, and from the first to the last',
    holds: (page) => walkAround(page, 'Shift+Tab'),
  },
  {
    ids: ['key-escape'],
    what: 'Esc closes the dialog from each of its stops, and the focus goes back to what opened it',
    holds: async (page) => {
      await openLead(page)
      const count = (await stopsOf(page.getByRole('dialog'))).length
      for (let stop = 0; stop < count; stop += 1) {
        for (let press = 0; press <= stop; press += 1) await page.keyboard.press('Tab')
        expect(await placeOfFocus(page)).toBe(stop)
        await page.keyboard.press('Escape')
        await expectNoDialog(page)
        await expect(leadButton(page)).toBeFocused()
        await page.keyboard.press('Enter')
        await expectDialog(page, sampler)
      }
    },
  },
]

testPattern('Modal dialog', 7, rows)

async function openWizard(page: Page): Promise<void> {
  await visit(page, '/locations/princeton')
  await page.getByRole('link', { name: 'Book Your Appointment Today' }).click()
}

/** Walks around the wizard and the lead form with a key, from the title, which has the focus first. */
async function walkAround(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  for (const open of [openWizard, openLead]) {
    await open(page)
    await expect(page.getByRole('dialog').getByRole('heading', { level: 2 }).locator(':focus')).toHaveCount(1)
    const stops = await stopsOf(page.getByRole('dialog'))
    expect(stops.length).toBeGreaterThan(5)
    const places = [...stops.keys()]
    const wanted = key === 'Tab' ? [...places, 0] : [...places.toReversed(), stops.length - 1]
    const walked: number[] = []
    for (let press = 0; press < wanted.length; press += 1) {
      await page.keyboard.press(key)
      walked.push(await placeOfFocus(page))
    }
    expect(walked).toEqual(wanted)
  }
}

const stops = ':is(a[href], button, input, select, textarea):not([aria-hidden="true"] *)'

async function stopsOf(dialog: Locator): Promise<string[]> {
  return dialog.locator(stops).evaluateAll((all) => all.map((element) => element.outerHTML.slice(0, 60)))
}

/** The index of the dialog's stop that has the focus, from 0; -1 where the focus is elsewhere. */
function placeOfFocus(page: Page): Promise<number> {
  return page
    .getByRole('dialog')
    .locator(stops)
    .evaluateAll((all) => all.findIndex((element) => element === document.activeElement))
}
