import { expect, type Page } from '@playwright/test'
import { hostileAddress, hostileText, sample } from '../hostile/generate.ts'
import { alarm } from '../hostile/naughty.ts'
import { record } from '../hostile/record.ts'
import { fieldNames } from '../../src/ui/flows/franchise/franchise-fields.ts'
import { field as inquiryField, openForm, submit as submitInquiry } from '../walks/franchise.ts'
import { expectThanks, field, openLead, submit, typed } from '../walks/lead.ts'
import { still, test } from '../walks/support.ts'

test.use(still)

/** The status for an address that is longer than servers accept. */
const tooLong = 431

const isWhole = Number(process.env['HOSTILE_COUNT'] ?? 0) >= 10_000
const visits = isWhole ? 150 : 40
const inquiries = isWhole ? 2000 : 200
const leads = isWhole ? 60 : 8

/** Records from now on each payload that runs, and each error, dialog and window of the page. */
async function watch(page: Page): Promise<string[]> {
  const noted: string[] = []
  page.on('dialog', (dialog) => {
    noted.push(`a dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('pageerror', (error) => noted.push(`thrown: ${error.message}`))
  page.on('popup', () => noted.push('a window was opened'))
  await page.exposeFunction(alarm, () => void noted.push('executed'))
  return noted
}

test('No hostile address runs anything in a page, makes it throw or leaves the site', async ({ page, baseURL }) => {
  test.setTimeout(600_000)
  const noted = await watch(page)
  const addresses = sample(hostileAddress, visits).map(asTyped)
  for (const address of addresses) {
    const response = await page.goto(address, { waitUntil: 'commit' })
    if (response?.status() === tooLong) continue
    await page.locator('nav[data-phase]').waitFor()
    if (!page.url().startsWith(`${baseURL}/`)) noted.push(`left the site for ${page.url()}`)
    if (await page.getByRole('heading', { name: 'This page could not be loaded' }).count())
      noted.push(`broken: ${address}`)
  }
  record('paths-chromium', {
    title: 'hostile paths and queries opened in Chromium',
    tried: visits,
    faults: { 'executed or thrown': noted.length },
  })
  expect(noted).toEqual([])
})

test('The franchise form takes hostile text as text', async ({ page }) => {
  test.setTimeout(600_000)
  const noted = await watch(page)
  await openForm(page)
  const texts = sample(hostileText, inquiries)
  const wrong = await page.evaluate(typeAll, { texts, names: fieldNames.slice(0, 6) })
  await expect(submitInquiry(page)).toBeVisible()
  await inquiryField(page, 'firstName').fill('Jordan')
  record('forms-chromium', {
    title: 'hostile texts typed into the franchise form in Chromium',
    tried: inquiries,
    faults: { 'executed, thrown or changed': noted.length + wrong.length },
  })
  expect([...noted, ...wrong]).toEqual([])
})

test('The lead dialog thanks a visitor by a hostile name, letter for letter', async ({ page }) => {
  test.setTimeout(600_000)
  const noted = await watch(page)
  const names = sample(hostileText, leads * 3)
    .filter((text) => /[a-z]/.test(text) && text.length < 150)
    .slice(0, leads)
  for (const name of names) {
    await openLead(page)
    for (const [label, text] of Object.entries(typed)) await field(page, label).fill(text)
    await field(page, 'First name').fill(name)
    await submit(page).click()
    await expectThanks(page)
    const thanks = await page.getByRole('heading', { name: /^Thank you, / }).textContent()
    if (!thanks?.includes(shown(name))) noted.push(`${JSON.stringify(name)} was shown as ${thanks}`)
  }
  record('leads-chromium', {
    title: 'hostile names left in the lead dialog in Chromium',
    tried: names.length,
    faults: { 'executed, thrown or changed': noted.length },
  })
  expect(noted).toEqual([])
})

/** An address as a browser's address bar would send it, without line breaks and lone surrogates. */
function asTyped(address: string): string {
  return address.replaceAll(/\p{Surrogate}/gu, '\uFFFD').replaceAll(/^[/\\\s]+/g, '/')
}

/**
 * A name as the page shows it: a line break in a single-line input becomes a space, and invisible marks are removed.
 */
function shown(name: string): string {
  return name
    .replaceAll(/\r\n|\r|\n/g, ' ')
    .replaceAll(/[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g, '')
    .trim()
}

/** Types each text into a field and submits. Returns the texts that were changed or became an element. */
async function typeAll({ texts, names }: { texts: string[]; names: string[] }): Promise<string[]> {
  const form = document.querySelector<HTMLFormElement>('form[aria-label="Franchise inquiry"]')
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  if (!form || !value?.set) return ['there is no form']
  const strangers = () => form.querySelectorAll('script, img, iframe, svg[onload], math, [onerror], [onfocus]').length
  const before = strangers()
  const wrong: string[] = []
  for (const [index, text] of texts.entries()) {
    const input = form.querySelector<HTMLInputElement>(`input[name="${names[index % names.length]}"]`)
    if (!input) return [`no field is named ${names[index % names.length]}`]
    value.set.call(input, text)
    const kept = input.value
    input.dispatchEvent(new Event('input', { bubbles: true }))
    if (index % 10 === 0) form.requestSubmit()
    await new Promise(requestAnimationFrame)
    if (input.value !== kept) wrong.push(`${JSON.stringify(text.slice(0, 100))} became ${input.value.slice(0, 100)}`)
    if (strangers() !== before) wrong.push(`${JSON.stringify(text.slice(0, 100))} became an element`)
  }
  return wrong
}
