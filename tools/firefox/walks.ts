import type { FirefoxTab } from './tab.ts'

/** What a visitor does in Firefox in each flow; each walk begins on a page of its own. */
export const walks: Readonly<Record<string, (tab: FirefoxTab, site: string) => Promise<void>>> = {
  'home comes alive': async (tab, site) => {
    await tab.visit(`${site}/`)
    await tab.sees('region', 'Find your clinic')
  },
  'a visit is booked as far as the calendar': async (tab, site) => {
    await tab.visit(`${site}/locations/princeton`)
    await tab.click('link', 'Book Your Appointment Today')
    await tab.sees('dialog', 'Services in Princeton')
    await tab.holds(
      `(() => { const link = [...document.querySelectorAll('[role=dialog] a')].find(({ textContent }) => textContent.startsWith('Infrared Sauna')); link?.click(); return Boolean(link) })()`,
    )
    await tab.sees('dialog', 'Book Infrared Sauna')
    await tab.holds("location.pathname === '/book/princeton/infrared-sauna'")
    await tab.seesInFrame('/embed/booking-calendar.html', 'button', 'Confirm')
  },
  'a lead is left': async (tab, site) => {
    await tab.visit(`${site}/`)
    await tab.holds(
      '(() => { const link = document.querySelector(\'a[data-lead="Superhuman Sampler"]\'); link?.click(); return Boolean(link) })()',
    )
    await tab.sees('dialog', 'Superhuman Sampler')
    await tab.fill('textbox', 'First name', 'Jordan')
    await tab.fill('textbox', 'Last name', 'Reyes')
    await tab.fill('textbox', 'Email', 'jordan@example.com')
    await tab.fill('textbox', 'Phone', '(609) 555-0100')
    await tab.click('button', 'Request a Callback')
    await tab.holds("/Thank you, Jordan/.test(document.querySelector('[role=dialog]')?.textContent ?? '')")
  },
  'the weight-loss program is answered': async (tab, site) => {
    await tab.visit(`${site}/order-online`)
    await tab.click('radio', 'No, I do not')
    await tab.click('button', 'Continue')
    await tab.sees('heading', 'Choose Your Weight Loss Plan')
    await tab.seesInFrame('/embed/pricing-table.html', 'heading', 'Semaglutide')
  },
  'the menu opens and closes by keyboard': async (tab, site) => {
    await tab.visit(`${site}/`)
    const locations = `[...document.querySelectorAll('details[data-menu="locations"]')].find((menu) => menu.checkVisibility())`
    await tab.holds(`${locations}?.querySelector('summary')?.focus() ?? document.activeElement?.matches('summary')`)
    await tab.press('Enter')
    await tab.holds(`${locations}?.open && ${locations}.contains(document.activeElement)`)
    await tab.press('Tab', 'Tab', 'Escape')
    await tab.holds(`!${locations}?.open && document.activeElement?.matches('summary')`)
  },
}
