import { expect } from '@playwright/test'
import { locations } from '../../content/locations/index.ts'
import { pages } from '../../content/pages/index.ts'
import { hasPage, services } from '../../content/services/index.ts'
import { followLink } from '../drivers/chromium.ts'
import { sites } from '../support/sites.ts'
import { choose, expectAddress, prerenderedPaths, still, test, visit } from '../walks/support.ts'

test.use(still)

test('Every page has a clean-text twin that holds its headings and its prices', async ({ page }) => {
  await page.goto('/icon.svg')
  const missing = await page.evaluate(async (paths) => {
    const parser = new DOMParser()
    const plain = (text: string) => text.replaceAll(/\\([\\`*_[\]<])/g, '$1')
    const missingOf = async (path: string) => {
      const html = parser.parseFromString(await (await fetch(path)).text(), 'text/html')
      const twin = html.querySelector('link[rel=alternate][type="text/markdown"]')?.getAttribute('href') ?? ''
      const response = await fetch(new URL(twin).pathname)
      const text = plain(await response.text())
      const headings = [...html.querySelectorAll('main :is(h1, h2, h3, h4)')].map((heading) => heading.textContent)
      const leaves = [...html.querySelectorAll('main *')].filter(({ childElementCount }) => childElementCount === 0)
      const prices = leaves.flatMap(({ textContent }) => textContent.match(/\$\d[\d,]*/g) ?? [])
      const words = [...headings, ...prices].filter((said) => !text.includes(said.trim()))
      return response.status === 200 ? words.map((said) => `${path}: ${said}`) : [`${path} has no twin at ${twin}`]
    }
    return (await Promise.all(paths.map(missingOf))).flat()
  }, prerenderedPaths())
  expect(missing).toEqual([])
})

test('Pictures, icons, texts and lists are served as what they are', async ({ request }) => {
  const types = {
    '/pictures/home.jpg': 'image/jpeg',
    '/pictures/services/infrared.jpg': 'image/jpeg',
    '/apple-touch-icon.png': 'image/png',
    '/icon-maskable-512.png': 'image/png',
    '/services/infrared.md': 'text/markdown; charset=utf-8',
    '/index.md': 'text/markdown; charset=utf-8',
    '/llms.txt': 'text/plain; charset=utf-8',
    '/robots.txt': 'text/plain; charset=utf-8',
    '/.well-known/security.txt': 'text/plain; charset=utf-8',
    '/site.webmanifest': 'application/manifest+json',
    '/sitemap.xml': /^(text|application)\/xml/,
  }
  for (const [path, type] of Object.entries(types)) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(200)
    expect(response.headers()['content-type'], path).toMatch(type)
  }
  for (const path of ['/services/unknown.md', '/pictures/unknown.jpg', '/locations.md'])
    expect((await request.get(path)).status(), path).toBe(404)
})

test('Every picture that a page names exists', async ({ page, request }) => {
  await page.goto('/icon.svg')
  const pictures = await page.evaluate(async (paths) => {
    const read = async (path: string) =>
      /property="og:image" content="([^"]+)"/.exec(await (await fetch(path)).text())?.[1]
    return [...new Set(await Promise.all(paths.map(read)))]
  }, prerenderedPaths())
  expect(pictures).toHaveLength(1 + locations.length + services.filter(hasPage).length + pages.length)
  for (const picture of pictures)
    expect((await request.get(new URL(picture ?? '').pathname)).headers()['content-type'], picture).toBe('image/jpeg')
})

test('Walking on keeps title, description and canonical address those of the page', async ({ page }) => {
  await visit(page, '/locations/princeton')
  await followLink(page, '/services/infrared')
  await expect(page).toHaveTitle('Infrared Sauna · Kelvin')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://example.com/services/infrared')
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^A wooden cabin at 140-160°F/)
  await expect(page.locator('link[rel=canonical], meta[name=description]')).toHaveCount(2)
})

test('The page that follows a walked booking page has its own title', async ({ page }) => {
  await visit(page, '/book/westfield')
  await choose(page, /^Infrared Sauna/)
  await expect(page).toHaveTitle(/^Book Infrared Sauna · /)
  await page.getByRole('link', { name: 'All prices' }).first().click()
  await expectAddress(page, '/price-list')
  await expect(page).toHaveTitle(/^Price list/)
})

test('A configured address is the one that pages, pictures and lists name', async ({ request }) => {
  const read = async (path: string) => (await request.get(sites.configured.url + path)).text()
  const html = await read('/services/infrared')
  expect(html).toContain('<link rel="canonical" href="https://www.kelvin.example/services/infrared"')
  expect(html).toContain('content="https://www.kelvin.example/pictures/services/infrared.jpg"')
  for (const path of ['/services/infrared', '/sitemap.xml', '/robots.txt', '/llms.txt', '/services/infrared.md']) {
    const text = await read(path)
    expect(text, path).toContain('https://www.kelvin.example/')
    expect(text, path).not.toContain('https://example.com')
  }
})

test('The page that is not found names no address and no card', async ({ request }) => {
  const html = await (await request.get('/nowhere')).text()
  expect(html).not.toMatch(/rel="canonical"|og:|ld\+json|text\/markdown/)
})
