import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { demonstration } from '../../content/providers.ts'
import { headerRules, headersOf } from '../../deploy/headers.ts'
import { prerenderPaths, renderPage, siteFiles, siteProviders, siteRecords } from '../../src/entry-server.tsx'

const addresses = [...prerenderPaths(), '/no-such-page']
/** The time limit in ms: over a hundred pages are rendered, which takes long on a busy machine. */
const aMinute = 60_000
const noIndex = /<meta name="robots" content="noindex[^"]*"/g
const notice = 'This is a test version of our website.'

afterEach(() => void vi.unstubAllEnvs())

/** The HTML of every address of a site. */
async function renderAll(): Promise<Record<string, string>> {
  const records = siteRecords()
  const pages: Record<string, string> = {}
  for (const address of addresses) pages[address] = (await renderPage(address, records)).html
  return pages
}

describe('a test version', () => {
  let pages: Record<string, string> = {}

  beforeAll(async () => {
    vi.stubEnv('VITE_STAGING', '1')
    pages = await renderAll()
    vi.unstubAllEnvs()
  }, aMinute)

  test('asks on each page not to be indexed, once', () => {
    const others = Object.entries(pages).filter(([, html]) => html.match(noIndex)?.length !== 1)
    expect(others.map(([address]) => address)).toEqual([])
    expect(Object.keys(pages).length).toBeGreaterThan(90)
  })

  test('says on each page what it is, above everything else, with a number to call', () => {
    const says = (html: string) => {
      const [, words = ''] = /<aside aria-label="About this version"[^>]*>(.*?)<\/aside>/s.exec(html) ?? []
      return words.includes(notice) && words.includes('href="tel:') && html.indexOf(notice) < html.indexOf('<header')
    }
    expect(Object.entries(pages).flatMap(([address, html]) => (says(html) ? [] : [address]))).toEqual([])
  })

  test('lets no robot in, and has no sitemap', () => {
    vi.stubEnv('VITE_STAGING', '1')
    const files = siteFiles()
    expect(files['robots.txt']).toBe('User-agent: *\nDisallow: /\n')
    expect(Object.keys(files)).not.toContain('sitemap.xml')
  })

  test('has every answer carry that it is not to be indexed', () => {
    vi.stubEnv('VITE_STAGING', '1')
    for (const path of ['/', '/services/infrared', '/404.html', '/assets/a.js', '/pictures/a.avif', '/contact.md'])
      expect(robotsHeader(path)).toBe('noindex, nofollow')
  })
})

describe('the site itself', () => {
  test(
    'asks so on the not-found page only, and has no notice',
    async () => {
      const pages = Object.entries(await renderAll())
      expect(pages.flatMap(([address, html]) => html.match(noIndex)?.map(() => address) ?? [])).toEqual([
        '/no-such-page',
      ])
      expect(pages.filter(([, html]) => html.includes(notice))).toEqual([])
      expect(robotsHeader('/')).toBeUndefined()
    },
    aMinute,
  )
})

test('another value than 1 is refused', () => {
  vi.stubEnv('VITE_STAGING', 'yes')
  expect(() => siteProviders()).toThrow('VITE_STAGING is not 1')
})

function robotsHeader(path: string): string | undefined {
  const inline = { scripts: [], styles: [] }
  const providers = { ...demonstration, ...siteProviders() }
  const rules = headerRules({
    providers,
    framed: [],
    inline,
    paths: prerenderPaths(),
    embeds: [],
    files: ['contact.md'],
  })
  return headersOf(rules, path)['X-Robots-Tag']
}
