import { expect, type Page } from '@playwright/test'
import { brand } from '../../content/brand.ts'
import { princeton } from '../../content/locations/princeton.ts'
import { deliverRecords } from '../../tests/drivers/chromium.ts'
import { closeDialog, expectNoDialog } from '../../tests/walks/support.ts'
import { leadButton } from '../../tests/walks/lead.ts'
import { choices, choosePlans } from '../../tests/walks/weight-loss.ts'
import { footerLink, open, recordOf, spoilRecord, throwAt } from './bring-about.ts'
import { requests } from './kept.ts'
import { sees, type CellsOf, type Shown } from './row.ts'

const frameStart = 'Skip past the frame'
const words = (name: string) => `“${name}” cannot be shown right now. Call us for help: `
const call = (page: Page) => page.getByRole('main').getByRole('link', { name: brand.phone.display })
const alert = (page: Page, name: string) => page.getByRole('alert').filter({ hasText: words(name) })
const header = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Book', exact: true })

/** Opens the service page of infrared by a link, with a section of a shape that the site does not know. */
async function openSpoiled(page: Page, kind: string, field: string): Promise<string> {
  const { sections } = recordOf('services/infrared') ?? { sections: [] }
  await spoilRecord(page, 'services/infrared', (record) => ({
    ...record,
    sections: sections.map((section) => (section.kind === kind ? { ...section, [field]: null } : section)),
  }))
  await open(page, '/contact')
  await footerLink(page, 'Infrared Sauna').click()
  return sections.find((section) => section.kind === kind)?.title ?? ''
}

async function seesClosedAndOpened(page: Page, name: string, reopen: () => Promise<void>): Promise<Shown> {
  const shown = await sees(alert(page, name), alert(page, name).getByRole('link'))
  await closeDialog(page)
  await expectNoDialog(page)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Book', exact: true })).toBeVisible()
  await reopen()
  return shown
}

export const throwing: CellsOf<'a component that throws'> = {
  'a request on its way': requests.thrown,
  'a section of a page': {
    sees: 'its heading, a sentence that names it, and the phone number; the rest of the page',
    async test({ page }) {
      const title = await openSpoiled(page, 'steps', 'steps')
      const heading = page.getByRole('heading', { level: 2, name: title, exact: true })
      await expect(page.getByRole('heading', { level: 2 })).not.toHaveCount(1)
      return sees(
        heading,
        page.getByText(words(title)),
        call(page),
        page.getByRole('heading', { level: 1 }),
        header(page),
      )
    },
  },
  'the head of a page': {
    sees: 'the page’s heading, a sentence that names it, and the phone number; the rest of the page',
    async test({ page }) {
      const title = await openSpoiled(page, 'hero', 'actions')
      const heading = page.getByRole('heading', { level: 1, name: title, exact: true })
      return sees(heading, page.getByText(words(title)), call(page), header(page))
    },
  },
  'the header': {
    sees: 'plain links to services, locations, booking and contact, and the phone number; the whole page below',
    isNoisy: true,
    async test({ page }) {
      await deliverRecords(page, '/contact', { navigation: { ...recordOf('navigation'), primary: null } })
      await page.goto('/contact')
      const menu = page.getByRole('banner').getByRole('navigation', { name: 'Main' })
      await expect(menu.getByRole('link')).toHaveText([
        brand.name,
        'Services',
        'Locations',
        'Book',
        'Contact',
        brand.phone.display,
      ])
      await menu.getByRole('link', { name: 'Locations' }).click()
      return sees(menu, page.getByRole('region', { name: 'Find your clinic' }))
    },
  },
  'the footer': {
    sees: 'plain links to services, locations, booking and contact, and the phone number; the whole page above',
    isNoisy: true,
    async test({ page }) {
      await deliverRecords(page, '/contact', { navigation: { ...recordOf('navigation'), legal: null } })
      await page.goto('/contact')
      const footer = page.getByRole('contentinfo')
      await expect(footer.getByRole('link')).toHaveCount(6)
      return sees(footer.getByRole('link', { name: brand.phone.display }), page.getByRole('heading', { level: 1 }))
    },
  },
  'a whole page': {
    sees: '‘This page could not be loaded’ with the phone number and Try again, between header and footer',
    async test({ page }) {
      const { mend } = await spoilRecord(page, 'services/infrared', () => ({}))
      await open(page, '/contact')
      await footerLink(page, 'Infrared Sauna').click()
      const heading = page.getByRole('heading', { level: 1, name: 'This page could not be loaded' })
      const shown = await sees(heading, call(page), header(page), footerLink(page, 'Princeton'))
      await mend()
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Slow heat for a fast week' })).toBeVisible()
      return shown
    },
  },
  'the booking wizard': {
    sees: 'a dialog ‘Online booking’ that says so, with the phone number; it closes, and opens again',
    async test({ page }) {
      await spoilRecord(page, 'booking-index', () => null)
      await open(page, '/locations/princeton')
      const opener = page.getByRole('link', { name: 'Book Your Appointment Today' })
      await opener.click()
      const shown = await seesClosedAndOpened(page, 'Online booking', () => opener.click())
      await expect(alert(page, 'Online booking')).toBeVisible()
      return shown
    },
  },
  'a step of the wizard': {
    sees: 'the wizard’s title and choices, a sentence in place of the step, and the phone number; it works when opened again',
    async test({ page }) {
      const { mend } = await throwAt(page, 'ChoicesPart', 'Clinics')
      await open(page, '/contact')
      await header(page).click()
      const shown = await seesClosedAndOpened(page, 'Select Location', async () => {
        await mend()
        await header(page).click()
      })
      await expect(page.getByRole('dialog').getByRole('list', { name: 'Clinics' })).toBeVisible()
      return shown
    },
  },
  'the calendar step': {
    sees: 'a sentence in place of the calendar, the clinic’s phone number, and Back to the services',
    async test({ page }) {
      await throwAt(page, 'EmbedFrame', frameStart)
      await open(page, '/book/princeton/infrared-sauna')
      const shown = await sees(alert(page, 'Book Infrared Sauna').getByRole('link', { name: princeton.phone.display }))
      await page.getByRole('link', { name: 'Back', exact: true }).click()
      await expect(page.getByRole('list', { name: 'Services' })).toBeVisible()
      return shown
    },
  },
  'a service’s detail': {
    sees: 'the detail’s title, a sentence, the phone number, and ‘Book This Service’, which works',
    async test({ page }) {
      await spoilRecord(page, 'service-details', (details) => ({
        ...details,
        infrared: { ...details['infrared'], benefits: null },
      }))
      await open(page, '/locations/princeton')
      const opener = page.getByRole('main').getByRole('link', { name: /^Infrared Sauna/ })
      await opener.click()
      const shown = await seesClosedAndOpened(page, 'Infrared Sauna', () => opener.click())
      await page.getByRole('link', { name: 'Book This Service' }).click()
      await expect(page.getByRole('dialog', { name: 'Book Infrared Sauna' })).toBeVisible()
      return shown
    },
  },
  'the callback form': {
    sees: 'the offer’s title, a sentence and the phone number; the form works when opened again',
    async test({ page }) {
      const { mend } = await throwAt(page, 'use-offer-lead', 'Request a Callback')
      await open(page, '/')
      await leadButton(page).click()
      const shown = await seesClosedAndOpened(page, 'Superhuman Sampler', async () => {
        await mend()
        await leadButton(page, 'Ageless Sampler').click()
      })
      await expect(page.getByRole('dialog', { name: 'Ageless Sampler' }).getByLabel('Phone')).toBeVisible()
      return shown
    },
  },
  'the franchise form': {
    sees: 'a sentence in its place, with phone number and e-mail address; the rest of the page',
    async test({ page }) {
      await throwAt(page, 'FranchiseForm', 'All twelve fields are required.')
      await open(page, '/franchise')
      const mail = page.locator('#inquiry').getByRole('link', { name: '@' })
      return sees(alert(page, 'The inquiry form').getByRole('link'), mail, page.getByRole('heading', { level: 1 }))
    },
  },
  'the reviews': {
    sees: 'all reviews, as a list to scroll; only its buttons are missing',
    async test({ page }) {
      await throwAt(page, 'CarouselControls', 'Previous review')
      await open(page, '/')
      const reviews = page.getByRole('list', { name: 'Reviews' })
      await expect(page.getByRole('button', { name: 'Next review' })).toHaveCount(0)
      return sees(reviews.getByRole('listitem'), page.getByRole('heading', { level: 1 }))
    },
  },
  'the weight-loss program': {
    sees: 'both steps’ texts, the plans with their prices and a call link, as without JavaScript',
    async test({ page }) {
      await throwAt(page, 'order-online', 'Choose yes or no to continue.')
      await open(page, '/order-online')
      const texts = Object.values(choices).map(({ text }) => page.getByText(text, { exact: true }))
      await expect(page.getByRole('radio')).toHaveCount(0)
      return sees(page.getByRole('link', { name: 'Call about semaglutide' }), ...texts)
    },
  },
  'the pricing tables': {
    sees: 'the plans with their prices, and the phone number to order by',
    async test({ page }) {
      await throwAt(page, 'EmbedFrame', frameStart)
      await open(page, '/order-online')
      await choosePlans(page, 'no')
      const plans = choices.no.plans.map((name) => page.getByRole('heading', { name, exact: true }))
      await expect(page.getByText('Order by phone: ')).toHaveCount(2)
      return sees(page.getByText('Order by phone: '), ...plans)
    },
  },
  'the scheduler': {
    sees: 'a sentence in its place, the phone number, and the link that opens the scheduler in a new tab',
    async test({ page }) {
      await throwAt(page, 'EmbedFrame', frameStart)
      await open(page, '/online-consult')
      await page.getByRole('heading', { name: 'Book Your Consultation' }).scrollIntoViewIfNeeded()
      const sentence = page.getByText(words('Book Your Consultation'))
      return sees(sentence.getByRole('link'), page.getByRole('link', { name: 'Open the scheduler in a new tab' }))
    },
  },
  'the exam': {
    sees: 'its dialog with a sentence and the phone number; the exam itself when opened again',
    async test({ page }) {
      const { mend } = await throwAt(page, 'EmbedFrame', frameStart)
      await open(page, '/exam-invite')
      const opener = page.getByRole('main').getByRole('button', { name: 'Start Your Consultation' })
      await opener.click()
      const shown = await seesClosedAndOpened(page, 'Start Your Consultation', async () => {
        await mend()
        await opener.click()
      })
      await expect(page.frameLocator('iframe').getByRole('button', { name: 'Accept' })).toBeVisible()
      return shown
    },
  },
}
