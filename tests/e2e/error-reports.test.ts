import { expect, type Page } from '@playwright/test'
import { open, spoilRecord, throwAt } from '../../tools/reliability/bring-about.ts'
import { fillIn, leadButton, typed } from '../walks/lead.ts'
import { sites } from '../support/sites.ts'
import { still, test } from '../walks/support.ts'

test.use({ ...still, baseURL: sites.configured.url })

/** The error reports of the page, as they are sent. */
async function reports(page: Page): Promise<string[]> {
  const sent: string[] = []
  await page.route('**/errors-under-test', (route) => {
    sent.push(route.request().postData() ?? '')
    return route.fulfill({ status: 204 })
  })
  return sent
}

test('A part that throws is reported once, by class, build, route pattern and name, and nothing typed with it', async ({
  page,
}) => {
  const sent = await reports(page)
  await spoilRecord(page, 'booking/princeton', (list) => ({ ...list, services: [{ id: 'x', name: { bad: true } }] }))
  await open(page, '/?email=jordan@example.com')
  await leadButton(page).click()
  await fillIn(page, typed)
  await page.keyboard.press('Escape')
  await page.getByRole('banner').getByRole('link', { name: 'Book', exact: true }).click()
  for (const turn of [1, 2]) {
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /^Princeton/ })
      .click()
    await expect(page.getByRole('alert').filter({ hasText: 'cannot be shown right now' }), `turn ${turn}`).toBeVisible()
    await page.getByRole('dialog').getByRole('link', { name: 'Back', exact: true }).click()
  }
  await expect.poll(() => sent).toHaveLength(1)
  expect(JSON.parse(sent[0] ?? '')).toEqual({
    kind: 'Error',
    build: expect.stringMatching(/^\/assets\/entry-client-[\w-]+\.js$/),
    route: '/',
    section: 'Services in Princeton',
  })
  expect(sent.join()).not.toMatch(/jordan|brien|example\.com|555/i)
})

test('The site without an address for reports sends none', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') asked.push(request.url())
  })
  await throwAt(page, 'FranchiseForm', 'All twelve fields are required.')
  await open(page, `${sites.demonstration.url}/franchise`)
  await expect(page.getByRole('alert')).toBeVisible()
  expect(asked).toEqual([])
})
