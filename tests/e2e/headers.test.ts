import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { resultsFolder } from '../../tools/atlas/walk-record.ts'
import { providerOrigin } from '../support/providers/configuration.ts'
import { followLink } from '../drivers/chromium.ts'
import { observatoryScore } from '../support/observatory.ts'
import { watchPolicies } from '../walks/policy-watch.ts'
import { asPublished, sites } from '../support/sites.ts'
import { expectAddress, policed, prerenderedPaths, still, test } from '../walks/support.ts'

const embeds = ['booking-calendar', 'exam', 'meeting', 'pricing-table', 'scheduler'].map(
  (name) => `/embed/${name}.html`,
)

/** The folder of the figures that the proof's table is made from. */
const figures = join(resultsFolder, 'bench')

/** The number of tests among which the pages are divided. */
const parts = 4

for (const [name, { url: baseURL }] of Object.entries(sites))
  test.describe(`In the ${name} site`, () => {
    test.use({ ...still, baseURL, permissions: ['local-network-access'] })

    test('every page is sent with the one policy, by header and by meta element', async ({ request }) => {
      const policies = new Set<string>()
      for (const path of [...prerenderedPaths(), '/nowhere']) {
        const response = await request.get(path)
        const headers = response.headers()
        const html = await response.text()
        const meta = /<head><meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(html)?.[1]
        expect(headers['content-security-policy'], path).toBe(`${meta}; frame-ancestors 'none'`)
        expect(headers['cache-control'], path).toBe('no-cache')
        expect(headers['x-content-type-options'], path).toBe('nosniff')
        expect(html, path).not.toContain(' style="')
        policies.add(meta ?? '')
      }
      expect(policies.size).toBe(1)
      expect([...policies].join()).not.toContain('unsafe')
    })

    test('every page has at least 130 points by the rules of MDN’s Observatory', async ({ request }) => {
      const rated: { path: string; score: number; marks: unknown }[] = []
      for (const path of [...prerenderedPaths(), '/nowhere'])
        rated.push({ path, ...observatoryScore(asPublished((await request.get(path)).headers())) })
      mkdirSync(figures, { recursive: true })
      const lowest = { site: name, pages: rated.length, lowestScore: Math.min(...rated.map(({ score }) => score)) }
      writeFileSync(join(figures, `observatory-${name}.json`), `${JSON.stringify(lowest)}\n`)
      expect(rated.filter(({ score }) => score < 130)).toEqual([])
    })

    for (let part = 0; part < parts; part += 1) {
      /* `console.test.ts` opens the demonstration site's pages, under the same watch. */
      if (name === 'configured')
        test(`no page does what the policy refuses, opened directly (${part + 1} of ${parts})`, async ({ page }) => {
          await standInForProviders(page)
          for (const path of pathsOf(name, part)) {
            await page.goto(path)
            await page.locator('nav[data-phase]').waitFor()
          }
        })

      test(`no page does what the policy refuses, reached by clicking (${part + 1} of ${parts})`, async ({ page }) => {
        await standInForProviders(page)
        await page.goto('/contact')
        await page.locator('nav[data-phase]').waitFor()
        const landed = await page.evaluate(() => performance.timeOrigin)
        for (const path of pathsOf(name, part)) {
          await followLink(page, path)
          await expectAddress(page, stepAddress(path))
          await expectArrived(page, path)
        }
        expect(await page.evaluate(() => performance.timeOrigin)).toBe(landed)
      })
    }

    test('no document under /embed/ does what its policy refuses', async ({ page }) => {
      await standInForProviders(page)
      for (const path of embeds) await page.goto(path)
    })
  })

policed.describe('In a frame of another site', () => {
  policed.use({ permissions: ['local-network-access'] })

  for (const framer of ['https://framer.example/', `${sites.configured.url}/framer`])
    policed(`no page and no document under /embed/ loads: ${new URL(framer).protocol}`, async ({ page }) => {
      const refused = [...prerenderedPaths(), '/nowhere', ...embeds]
      await expectFramed(page, framer, refused, [])
    })

  policed('our own pages can frame documents under /embed/, and no page', async ({ page }) => {
    await expectFramed(page, `${sites.demonstration.url}/framer`, [...prerenderedPaths(), '/nowhere'], embeds)
  })
})

policed.describe('What a page’s policy forbids', () => {
  policed.use({ isExpectingRefusals: true })

  policed(
    'does not run, and is noticed by the policy of the header and by that of the meta element',
    async ({ page, context }) => {
      const refused = await watchPolicies(context)
      await page.goto('/services/infrared')
      const outcomes = await page.evaluate(tryForbidden)
      expect(outcomes.ran).toBe('nothing')
      expect(outcomes.thrown).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError'])
      await expect
        .poll(() => refused.map((refusal) => refusal.split(': ')[1]?.split(' ')[0]))
        .toEqual([...Array(8).fill('require-trusted-types-for'), ...Array(2).fill('style-src-elem')])
    },
  )
})

/**
 * All pages of the demonstration site. The configured site differs only in the addresses of third parties, so of it one
 * calendar for each clinic is enough.
 */
function pathsOf(site: string, part: number): string[] {
  const all = prerenderedPaths()
  expect(all.length).toBeGreaterThan(90)
  const clinicOf = (path: string) => /^\/book\/([^/]+)\//.exec(path)?.[1]
  const isFirst = (path: string) => all.find((other) => clinicOf(other) === clinicOf(path)) === path
  const paths = site === 'demonstration' ? all : all.filter((path) => clinicOf(path) === undefined || isFirst(path))
  return paths.filter((_, index) => index % parts === part)
}

/** Where the service comes first, the step in front of a page has an address of its own. */
function stepAddress(path: string): string {
  if (path === '/book/any') return '/book?step=service'
  return path.replace(/^\/book\/any\//, '/book?step=location&service=')
}

/** Waits for a page, which gets the focus once it has come. A step of the wizard is in front of the page before, and is closed again. */
async function expectArrived(page: Page, path: string): Promise<void> {
  if (!path.startsWith('/book/')) return expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  return expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Answers in place of the configured providers, at whose addresses nothing listens. */
async function standInForProviders(page: Page): Promise<void> {
  await page.route(`${providerOrigin}/**`, (route) =>
    route.request().resourceType() === 'script'
      ? route.fulfill({ contentType: 'text/javascript', body: '' })
      : route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>A provider</title>' }),
  )
}

/** Puts pages into the frames of a test page, and waits until each is refused or loaded. */
async function expectFramed(page: Page, framer: string, refused: readonly string[], loaded: readonly string[]) {
  const frames = [...refused, ...loaded].map((path) => `<iframe src="${sites.demonstration.url}${path}"></iframe>`)
  const body = `<!doctype html><title>Framer</title>${frames.join('')}`
  await page.route(framer, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(framer)
  const urls = () =>
    page
      .mainFrame()
      .childFrames()
      .map((frame) => frame.url())
  const expected = [
    ...refused.map(() => 'chrome-error://chromewebdata/'),
    ...loaded.map((path) => sites.demonstration.url + path),
  ]
  await expect.poll(urls, { timeout: 30_000 }).toEqual(expected)
}

/** Runs in a page. */
async function tryForbidden() {
  const mark = 'document.documentElement.dataset.ran = 1'
  const element = document.createElement('script')
  const style = document.createElement('style')
  style.textContent = 'body { display: none }'
  const attempts: (() => unknown)[] = [
    () => Reflect.set(element, 'text', mark),
    () => Reflect.set(element, 'src', 'https://127.0.0.1:9/evil.js'),
    () => document.body.insertAdjacentHTML('beforeend', `<img src=x onerror="${mark}">`),
    () => document.body.setAttribute('onclick', mark),
  ]
  const thrown = attempts.map((attempt) => {
    try {
      attempt()
      return ''
    } catch (error) {
      return error instanceof Error ? error.name : ''
    }
  })
  document.head.append(style)
  document.body.click()
  await new Promise(requestAnimationFrame)
  return { thrown, ran: document.documentElement.dataset['ran'] ?? 'nothing' }
}
