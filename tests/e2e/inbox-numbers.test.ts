import { expect, test } from '@playwright/test'
import { openInbox, type TestInbox } from '../support/inbox.ts'
import { signInAt } from './signed-in.ts'

let inbox: TestInbox
let url: string

test.beforeEach(async ({ page }) => {
  inbox = await openInbox()
  url = await inbox.app.listen({ port: 0, host: '127.0.0.1' })
  await signInAt(page, url)
})

test.afterEach(async () => {
  inbox.app.server.closeAllConnections()
  await inbox.app.close()
})

const add = async (id: string, fields: object, state = 'new') => {
  const body = JSON.stringify({ name: 'Ann', page: '/locations/princeton', ...fields })
  await inbox.store.insert({ id, kind: 'lead', body, received: '2026-11-20T10:00:00.000Z' })
  await inbox.database.run('UPDATE leads SET state = $1 WHERE id = $2', state, id)
}

test('‘Call’ stays in one piece before a long number, however narrow the page', async ({ page }) => {
  await add('a-long-phone-number', { phone: '+49 (0) 30 901820 12345' })
  await page.reload()
  for (const width of [320, 360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const box = await page
      .getByRole('link', { name: /^Call \+49/ })
      .locator('.verb')
      .boundingBox()
    expect(box?.height, `at ${width} px`).toBeLessThan(30)
  }
})

test('a number and a short name stay in one line in every list, and on its request’s page', async ({ page }) => {
  const phones = ['(609) 555-0512', '+44 (0)20 7946 0107', '(609) 555-0512 ext. 2214']
  for (const state of ['new', 'done', 'spam'])
    for (const [index, phone] of phones.entries()) await add(`number-${state}-${index}`, { phone }, state)
  for (const path of ['?tab=new', '?tab=done', '?tab=spam', '/number-done-1', '/number-spam-2']) {
    await page.goto(`${url}/requests${path}`)
    for (const width of [320, 360, 641, 768, 1000, 1200, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const heights = await page
        .locator('.call bdi, .row h3 bdi, h1 bdi')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
      expect(heights.length, path).toBeGreaterThan(0)
      expect(Math.max(...heights), `${path} at ${width} px`).toBeLessThan(40)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} at ${width} px`).toBe(width)
    }
  }
})
