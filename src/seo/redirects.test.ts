import { describe, expect, test } from 'vitest'
import { bookingSlugOf } from '../../content/booking-lists.ts'
import { locations } from '../../content/locations/index.ts'
import { prerenderPaths } from './paths.ts'
import { isTooLong, redirectFor } from './redirects.ts'

describe('an address is answered from', () => {
  test.each([
    ['/services/', '/services'],
    ['/services//', '/services'],
    ['//services', '/services'],
    ['/Services', '/services'],
    ['/LOCATIONS/Red-Bank/', '/locations/red-bank'],
    ['/index.html', '/'],
    ['/INDEX.HTML', '/'],
    ['/index', '/'],
    ['/services/index.html', '/services'],
    ['/services/infrared.html', '/services/infrared'],
    ['/book/marlboro', '/book/englishtown'],
    ['/book/marlboro/', '/book/englishtown'],
    ['/book/marlboro.html', '/book/englishtown'],
    ['/Book/Marlboro/slim-pod', '/book/englishtown/slim-pod'],
    ['/book/marlboro/nowhere', '/book/englishtown/nowhere'],
    ['/book/?step=location&service=ChillSlim', '/book?step=location&service=ChillSlim'],
    ['/Services?q=A?b=C', '/services?q=A?b=C'],
    ['/index.html?', '/?'],
    ['', '/'],
    ['?utm_source=Mail', '/?utm_source=Mail'],
    ['//EXAMPLE.com', '/example.com'],
    ['/Assets/app.js', '/assets/app.js'],
  ])('%j: %s', (address, wanted) => {
    expect(redirectFor(address)).toBe(wanted)
    expect(redirectFor(wanted)).toBeNull()
  })

  test.each([
    '/',
    '/?step=LOCATION',
    '/services/infrared',
    '/services/constructor',
    '/locations/__proto__',
    '/book/montclair',
    '/book/marlborough',
    '/book/princeton?next=/Index.html/',
    '/locations/marlboro',
    '/indexes',
    '/services/html',
    '/sitemap.xml',
    '/assets/App-B2c.js',
    '/content/locations/princeton.json',
    '/embed/booking-calendar.html?location=princeton&service=slim-pod',
    '/fonts/Figtree.woff2',
    '/.well-known/acme-challenge/Ab-C_d',
  ])('itself: %s', (address) => {
    expect(redirectFor(address)).toBeNull()
  })

  test('its list, where the booking list of a clinic has a name of its own', () => {
    const redirects = locations.map(({ slug }) => redirectFor(`/book/${slug}`) ?? `/book/${slug}`)
    expect(redirects).toEqual(locations.map((location) => `/book/${bookingSlugOf(location)}`))
  })

  test('itself, where it is a page', () => {
    expect(prerenderPaths().filter((path) => redirectFor(path) !== null || isTooLong(path))).toEqual([])
  })

  test('itself, where its path is longer than any page’s', () => {
    const slashes = '/'.repeat(300)
    expect(redirectFor(slashes)).toBe('/')
    expect(redirectFor(`${slashes}/?q=1`)).toBeNull()
    expect([slashes, `${slashes}/`, `/book?q=${slashes}`].map(isTooLong)).toEqual([false, true, false])
  })
})

describe('the ending that an address loses', () => {
  /** The former pattern: correct, but it could match in as many ways as its parts have subsets. */
  const slow = /(\/index(\.html)?|\.html|\/)+$/
  const tokens = ['/', 'index', '.html', '/index', 'a']

  test('is the same as ever, whatever seven parts it is made of', () => {
    const endings = [...endingsUpTo(7)]
    const differing = endings.filter((ending) => redirectFor(`/x${ending}`) !== plainOf(`/x${ending}`))
    expect(endings).toHaveLength(97_656)
    expect(differing).toEqual([])
  })

  test('is found at once', () => {
    const address = `/x${'/index.html'.repeat(26)}!`
    const { user } = process.cpuUsage()
    expect(redirectFor(address)).toBeNull()
    expect(process.cpuUsage().user - user).toBeLessThan(100_000)
  })

  function plainOf(path: string): string | null {
    const plain = path.replace(slow, '')
    return plain === path ? null : plain
  }

  function* endingsUpTo(length: number): Generator<string> {
    yield ''
    if (length > 0) for (const ending of endingsUpTo(length - 1)) for (const token of tokens) yield ending + token
  }
})
