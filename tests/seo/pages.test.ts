import { describe, expect, test, vi } from 'vitest'
import { foundPages } from '../../src/seo/found-pages.ts'
import { firstSentences, pageHead } from '../../src/seo/head.ts'
import { pageTags } from '../../src/seo/page-tags.ts'
import { prerenderPaths } from '../../src/seo/paths.ts'

const pages = foundPages()
const homeAliases = ['/services', '/locations', '/pricing', '/about', '/book', '/new-member', '/research', '/reviews']

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) < index)
}

describe('the pages that are found', () => {
  test('are all that are built, but for the addresses that show the home page', () => {
    const own = prerenderPaths().filter((path) => !homeAliases.includes(path))
    expect(pages.map(({ canonical }) => canonical).toSorted()).toEqual(own.toSorted())
  })

  test('have titles of their own, short enough to be shown', () => {
    expect(repeated(pages.map(({ title }) => title))).toEqual([])
    expect(pages.filter(({ title }) => title.length < 12 || title.length > 70)).toEqual([])
  })

  test('have descriptions of their own, long enough to say something and short enough to be shown', () => {
    expect(repeated(pages.map(({ description }) => description))).toEqual([])
    expect(pages.filter(({ description }) => description.length < 40 || description.length > 160)).toEqual([])
  })

  test('know the day of their last change', () => {
    expect(pages.filter(({ updated }) => !/^\d{4}-\d{2}-\d{2}$/.test(updated))).toEqual([])
  })

  test('say which figures stand on them: the chamber’s page its own, not its dialog’s', () => {
    const cryotherapy = pages.find(({ canonical }) => canonical === '/services/cryotherapy')
    expect(cryotherapy?.description).toMatch(/-200°F to -256°F/)
  })
})

describe('the canonical address', () => {
  const head = { title: 'Title', description: 'Description', canonical: '/contact' }

  test('is whole, at the sample address where none is configured', () => {
    expect(pageHead(head).links).toEqual([{ rel: 'canonical', href: 'https://example.com/contact' }])
  })

  test('is at the configured address', () => {
    vi.stubEnv('VITE_SITE_URL', 'https://www.kelvin.example')
    expect(pageHead(head).links).toEqual([{ rel: 'canonical', href: 'https://www.kelvin.example/contact' }])
    vi.unstubAllEnvs()
  })
})

describe('a description', () => {
  const long = 'x'.repeat(150)

  test.each([
    ['One. Two.', 'One. Two.'],
    [`One. ${long}. Three.`, `One. ${long}.`],
    [`One two. B${long}${long}. Three.`, 'One two.'],
    ['It costs $1.50 at 9 a.m. today. It is open.', 'It costs $1.50 at 9 a.m. today. It is open.'],
  ])('of %j is whole sentences', (text, wanted) => {
    expect(firstSentences(text)).toBe(wanted)
  })
})

describe('the card of a shared link', () => {
  test.each(pages.map((page) => [page.canonical, page] as const))('of %s says what the page says', (path, page) => {
    const tags = new Map(
      [...pageTags(page).matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)">/g)].map(([, name, value]) => [
        name,
        value,
      ]),
    )
    expect([...tags.keys()]).toHaveLength(11)
    expect(tags.get('og:title')).toBe(page.title)
    expect(tags.get('og:url')).toBe(`https://example.com${path}`)
    expect(tags.get('og:image')).toMatch(/^https:\/\/example\.com\/pictures\/[\w/-]+\.jpg$/)
    expect([tags.get('og:image:width'), tags.get('og:image:height')]).toEqual(['1200', '630'])
    expect(tags.get('twitter:card')).toBe('summary_large_image')
    expect(pageTags(page)).toContain(
      `<link rel="alternate" type="text/markdown" href="https://example.com${path === '/' ? '/index' : path}.md">`,
    )
  })

  test('cannot be broken out of by its texts', () => {
    const [home] = pages
    const hostile = '"><script>alert(1)</script>'
    const tags = home
      ? pageTags({ ...home, title: hostile, things: () => [{ '@type': 'WebSite', name: '</script><script>' }] })
      : ''
    expect(tags.match(/<script/g)).toHaveLength(1)
    expect(tags).toContain('content="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"')
  })
})
