import { describe, expect, test } from 'vitest'
import { bookingListSlugs } from '../../content/booking-lists.ts'
import { homeContent } from '../../content/home.ts'
import { locations } from '../../content/locations/index.ts'
import { pages as contentPages } from '../../content/pages/index.ts'
import { hasPage, services } from '../../content/services/index.ts'
import { security } from '../../content/security.ts'
import { foundPages } from '../../src/seo/found-pages.ts'
import { prerenderPaths } from '../../src/seo/paths.ts'
import { icons, siteFiles } from '../../src/seo/site-files.ts'

const origin = 'https://example.com'
const pages = foundPages()
const files = siteFiles()
const read = (name: string) => files[name] ?? ''

describe('the sitemap', () => {
  const entries = [...read('sitemap.xml').matchAll(/<url><loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod><\/url>/g)]

  test('lists exactly the canonical pages, each once', () => {
    expect(entries.map(([, address]) => address)).toEqual(pages.map(({ canonical }) => origin + canonical))
    expect(new Set(entries.map(([, address]) => address)).size).toBe(entries.length)
  })

  test('has the day on which the content of each last changed', () => {
    const days = new Map(entries.map(([, address, day]) => [address, day]))
    const terms = contentPages.find(({ path }) => path === '/terms')
    expect(days.get(`${origin}/terms`)).toBe(terms?.updated)
    const everything = [homeContent, ...locations, ...services].map(({ updated }) => updated).toSorted()
    expect(days.get(`${origin}/`)).toBe(everything.at(-1))
  })
})

test('robots may read everything but the frames, and get the address of the sitemap', () => {
  expect(read('robots.txt').split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /embed/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ])
})

test('the file for security reports says where to write, until a day that is content', () => {
  expect(read('.well-known/security.txt').split('\n')).toEqual([
    'Contact: mailto:security@example.com',
    `Expires: ${security.expires}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ])
})

test('the manifest names the site and the icons that are drawn', () => {
  const manifest = JSON.parse(read('site.webmanifest'))
  expect(manifest).toMatchObject({ name: 'Kelvin Wellness', short_name: 'Kelvin', start_url: '/' })
  expect(manifest.icons).toEqual([
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ])
  expect(icons.find(({ purpose }) => purpose === 'touch')).toEqual({
    file: 'apple-touch-icon.png',
    size: 180,
    purpose: 'touch',
  })
})

/** The addresses of the site that a text links to. */
function linksOf(text: string): string[] {
  return [...text.matchAll(/\]\((https:\/\/example\.com[^)\s]*)\)/g)].map(([, address]) => address ?? '')
}

function isThere(address: string): boolean {
  const { pathname } = new URL(address)
  return prerenderPaths().includes(pathname) || Object.hasOwn(files, pathname.slice(1))
}

describe('the text for assistants', () => {
  const text = read('llms.txt')

  test('begins with the name and what the site is', () => {
    expect(text).toMatch(/^# Kelvin Wellness\n\n> Whole body cryotherapy, infrared sauna/)
  })

  test.each(locations)(
    'says where $name is, when it is open and how it is booked',
    ({ slug, address, phone, booking }) => {
      const line = text.split('\n').find((candidate) => candidate.includes(`(${origin}/locations/${slug}.md)`))
      expect(line).toContain(address.street)
      expect(line).toContain(phone.display)
      expect(line).toContain(booking.kind === 'online' ? `(${origin}/book/${booking.slug})` : 'Books by phone')
    },
  )

  test('says Princeton’s hours and the sauna’s prices', () => {
    expect(text).toContain('Mon-Fri 9am-8pm, weekends 9am-4pm')
    expect(text).toContain('Full body session from $45')
    expect(text).toContain('## Vitamin shots\n\n- Lipo B: $89')
    expect(text).toMatch(/Infrared Sauna\]\(.*Single session \$59, Wellness package \$219, Transform plan \$399/)
  })

  test.each(services.filter(hasPage))('names $name', ({ slug }) => {
    expect(text).toContain(`(${origin}/services/${slug}.md)`)
  })

  test('has links that all lead somewhere', () => {
    expect(linksOf(text).length).toBeGreaterThan(30)
    expect(linksOf(text).filter((address) => !isThere(address))).toEqual([])
  })
})

/** Every title, question and price within a page's content. */
function wordsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, child]) =>
    typeof child === 'string' && ['title', 'question', 'price', 'text', 'answer'].includes(name)
      ? [child]
      : wordsIn(child),
  )
}

describe('a page’s clean-text twin', () => {
  const unescaped = (path: string) => read(path).replaceAll(/\\([\\`*_[\]<])/g, '$1')

  test.each(pages.map(({ canonical }) => canonical))(
    '%s has one first heading and links that lead somewhere',
    (path) => {
      const text = read(path === '/' ? 'index.md' : `${path.slice(1)}.md`)
      expect(text.match(/^# /gm)).toHaveLength(1)
      expect(linksOf(text)).not.toEqual([])
      expect(linksOf(text).filter((address) => !isThere(address))).toEqual([])
      expect(text).not.toMatch(/undefined|null|\[object/)
    },
  )

  test.each(services.filter(hasPage))('says all that the page of $name says', ({ slug, page, booking }) => {
    const text = unescaped(`services/${slug}.md`)
    const words = page.flatMap(wordsIn)
    expect(words.filter((said) => !text.includes(said))).toEqual([])
    expect(linksOf(text).filter((address) => /\/book\/(?!any\/)[\w-]+\/[\w-]+$/.test(address))).toHaveLength(
      booking ? bookingListSlugs.length : 0,
    )
  })

  test.each(contentPages)('says all that $path says', ({ path, sections }) => {
    const text = unescaped(`${path.slice(1)}.md`)
    expect(sections.flatMap(wordsIn).filter((said) => !text.includes(said))).toEqual([])
  })

  test('Princeton’s says its hours, and where each service is booked', () => {
    const text = read('locations/princeton.md')
    expect(text).toContain('- Mon-Fri 9am-8pm\n- Weekends 9am-4pm')
    expect(text).toContain(`[Book Infrared Sauna](${origin}/book/princeton/infrared-sauna)`)
  })
})
