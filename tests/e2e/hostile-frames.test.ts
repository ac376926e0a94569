import { expect, type Page } from '@playwright/test'
import { providerOrigin } from '../support/providers/configuration.ts'
import { sites } from '../support/sites.ts'
import { policed as test, still } from '../walks/support.ts'

test.use({
  ...still,
  baseURL: sites.configured.url,
  permissions: ['local-network-access'],
  isExpectingRefusals: true,
})

/** A calendar that tries every way to navigate the tab when it is clicked, and then requests `/tried`. */
const thief = `<!doctype html><title>Calendar</title><script>
addEventListener('click', () => {
  for (const take of [
    () => { top.location = '${providerOrigin}/taken' },
    () => open('${providerOrigin}/taken', '_top'),
    () => Object.assign(document.body.appendChild(document.createElement('a')), { href: '${providerOrigin}/taken', target: '_top' }).click(),
    () => Object.assign(document.body.appendChild(document.createElement('form')), { action: '${providerOrigin}/taken', target: '_top' }).submit(),
  ]) try { take() } catch {}
  new Image().src = '${providerOrigin}/tried'
}, { once: true })
</script><p style="height: 600px">Calendar</p>`

const screens = [
  { part: 'calendar', path: '/book/princeton/infrared-sauna' },
  { part: 'scheduler', path: '/online-consult' },
] as const

for (const { part, path } of screens) {
  test(`A click in the ${part} does not take the tab`, async ({ page }) => {
    const asked = await answerAsThief(page)
    await clickIn(page, path, () => asked.includes('/tried'))
    expect(asked).not.toContain('/taken')
    await expect(page).toHaveURL(path)
    await expect(page.locator('iframe')).toHaveAttribute(
      'sandbox',
      'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads',
    )
  })
}

test('Without its sandbox a click in the calendar takes the tab', async ({ page }) => {
  const asked = await answerAsThief(page)
  await page.route('**/book/princeton/infrared-sauna', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({ response, body: html.replace(/ sandbox="[^"]*"/, '') })
  })
  await clickIn(page, '/book/princeton/infrared-sauna', () => asked.includes('/taken'))
  await expect(page).toHaveURL(({ origin, pathname }) => origin === providerOrigin && pathname === '/taken')
})

test('A vendor’s document loads in a frame of the site, and of no other', async ({ page }) => {
  const documents = ['/embed/exam.html', '/embed/pricing-table.html'].map((path) => sites.configured.embeds + path)
  const frames = documents.map((src) => `<iframe src="${src}"></iframe>`).join('')
  await page.route(`${providerOrigin}/**`, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  for (const [origin, loaded] of [
    [sites.configured.url, documents],
    [sites.demonstration.url, documents.map(() => 'chrome-error://chromewebdata/')],
    ['https://framer.example', documents.map(() => 'chrome-error://chromewebdata/')],
  ] as const) {
    await page.route(`${origin}/framer`, (route) => route.fulfill({ contentType: 'text/html', body: frames }))
    await page.goto(`${origin}/framer`)
    const urls = () =>
      page
        .mainFrame()
        .childFrames()
        .map((frame) => frame.url())
    await expect.poll(urls).toEqual(loaded)
  }
})

/** Answers as that calendar in place of the provider. Returns the paths that were requested there. */
async function answerAsThief(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route(`${providerOrigin}/**`, (route) => {
    asked.push(new URL(route.request().url()).pathname)
    return route.fulfill({ contentType: 'text/html', body: thief })
  })
  return asked
}

/**
 * Clicks in the page's frame until the click has had an effect: a browser ignores clicks in a frame that has just
 * moved.
 */
async function clickIn(page: Page, path: string, isOver: () => boolean): Promise<void> {
  await page.goto(path)
  await page.locator('nav[data-phase]').waitFor()
  if (path === '/online-consult')
    await page.getByRole('heading', { name: 'Book Your Consultation' }).scrollIntoViewIfNeeded()
  await expect(async () => {
    if (!isOver()) await page.locator('iframe').click({ position: { x: 80, y: 80 }, timeout: 1000 })
    expect(isOver()).toBe(true)
  }).toPass({ intervals: [100] })
}
