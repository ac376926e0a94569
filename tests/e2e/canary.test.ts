import { expect, type BrowserContext, type Page } from '@playwright/test'
import { open, spoilRecord } from '../../tools/reliability/bring-about.ts'
import { answerSubmission } from '../support/answer-submission.ts'
import { goodInquiry } from '../support/inquiry-limits.ts'
import { answerAs, thirdParties } from '../support/providers/answers.ts'
import { providerOrigin } from '../support/providers/configuration.ts'
import * as franchise from '../walks/franchise.ts'
import { closeSaved, fillInLead, holdRetries, notice, submitLead } from '../walks/kept-leads.ts'
import { submit } from '../walks/lead.ts'
import { sites } from '../support/sites.ts'
import { choose, still, test, visit } from '../walks/support.ts'
import { screens } from '../walks/third-party-screens.ts'

const typed = {
  'First name': 'Canaryfirst',
  'Last name': 'Canarylast',
  Email: 'canarymail@aviary.example',
  Phone: '+1 609 555 0173',
}
const inquiry = {
  ...goodInquiry,
  firstName: 'Canaryfirst',
  lastName: 'Canarylast',
  email: 'canarymail@aviary.example',
  phone: '(609) 555-0173',
  city: 'Canarycity',
  motivation: 'Canarymotive, for as long as it takes.',
}

/** Whether a text contains anything that was typed, in any encoding. */
const carries = (text: string) => {
  const plain = [text, decoded(text)].join(' ').toLowerCase()
  return /canary|aviary/.test(plain) || plain.replaceAll(/\D/g, '').includes('6095550173')
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return ''
  }
}

/**
 * Records everything that leaves the pages of a context: requests with their senders and contents, console messages,
 * and addresses.
 */
function listen(context: BrowserContext) {
  const leaving: string[] = []
  context.on('console', (message) => leaving.push(`console ${message.text()}`))
  context.on('weberror', (error) => leaving.push(`console ${String(error.error())}`))
  context.on('request', (request) => {
    const headers = JSON.stringify(request.headers())
    leaving.push(`${request.method()} ${request.url()} ${headers} ${request.postData()}`)
  })
  context.on('page', (page) => follow(page))
  const follow = (page: Page) => page.on('framenavigated', (frame) => leaving.push(`address ${frame.url()}`))
  for (const page of context.pages()) follow(page)
  return leaving
}

/** Answers what is posted to an address of this site, and notes it. */
async function receive(page: Page, address: string, status: () => number): Promise<string[]> {
  const bodies: string[] = []
  await page.route(`**${address}`, (route) => {
    bodies.push(route.request().postData() ?? '')
    return answerSubmission(route, status())
  })
  return bodies
}

const states = (page: Page) =>
  page.evaluate(() => `${location.href} ${document.title} ${JSON.stringify(history.state)}`)

test.describe('With everything configured', () => {
  test.use({ ...still, baseURL: sites.configured.url, permissions: ['local-network-access'] })

  test('what visitors type reaches the address that they send it to, and nobody and nothing else', async ({
    page,
    context,
  }) => {
    test.slow()
    const leaving = listen(context)
    let status = 503
    const leads = await receive(page, '/leads-under-test', () => status)
    const inquiries = await receive(page, '/inquiries-under-test', () => 422)
    const reports = await receive(page, '/errors-under-test', () => 204)
    await answerAs(page, thirdParties.calendar, 'is ready')
    await spoilRecord(page, 'booking/westfield', (list) => ({ ...list, services: [{ id: 'x', name: { bad: true } }] }))

    await fillInLead(page, typed)
    await page.clock.install()
    await submit(page).click()
    await expect(page.getByRole('note')).toContainText('saved on this device')
    const seen = [await states(page)]
    await closeSaved(page)
    await holdRetries(page)
    status = 422
    await notice(page).getByRole('button', { name: 'Try now' }).click()
    await page.clock.resume()
    await expect(notice(page).getByRole('heading')).toHaveText('We could not take a request')

    await page.getByRole('banner').getByRole('link', { name: 'Book', exact: true }).click()
    await choose(page, /^Westfield/)
    await expect(page.getByRole('alert').filter({ hasText: 'cannot be shown right now' })).toBeVisible()
    await page.goto('/book/princeton/infrared-sauna')
    await screens.calendar.expectReady(page)
    await answerAs(page, thirdParties.exam, 'is ready')
    await screens.exam.open(page)
    await screens.exam.expectReady(page)

    await page.goto('/franchise')
    await franchise.fillIn(page, inquiry)
    await franchise.submit(page).click()
    await expect(page.getByRole('alert')).toContainText('could not confirm')
    seen.push(await states(page))

    expect({ leads: leads.every(carries), inquiries: inquiries.every(carries) }).toEqual({
      leads: true,
      inquiries: true,
    })
    expect([leads.length, inquiries.length, reports.length].map((count) => count > 0)).toEqual([true, true, true])
    expect(leaving.filter((line) => line.includes(` ${providerOrigin}/`)).length).toBeGreaterThan(1)
    const elsewhere = leaving.filter((line) => !/^POST \S+\/(leads|inquiries)-under-test /.test(line))
    expect([...elsewhere, ...seen].filter(carries)).toEqual([])
  })
})

test.describe('With nothing configured', () => {
  test.use(still)

  test('what visitors type is logged once on their own console, and reaches nothing else', async ({
    page,
    context,
  }) => {
    const leaving = listen(context)
    await submitLead(page, typed)
    await expect(page.getByRole('heading', { name: /^Thank you, / })).toBeVisible()
    await visit(page, '/franchise')
    await franchise.fillIn(page, inquiry)
    await franchise.submit(page).click()
    await expect(franchise.toast(page)).toBeVisible()
    await open(page, '/locations/princeton')
    const found = [...leaving, await states(page)].filter(carries)
    expect(found.map((line) => line.split(' ')[0])).toEqual(['console', 'console'])
  })
})
