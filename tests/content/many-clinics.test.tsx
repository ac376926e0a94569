import { afterEach, describe, expect, test, vi } from 'vitest'
import { cleanup, screen, within } from '@testing-library/react'
import { allContent } from '../../content/all.ts'
import { checkContent, checkRecords } from '../../content/check/check.ts'
import { locations } from '../../content/locations/index.ts'
import { byPhone as byPhoneAs } from '../../content/words/clinic.ts'
import { label as search } from '../../content/words/find.ts'
import { foundPages } from '../../src/seo/found-pages.ts'
import { prerenderPaths, renderPage, siteRecords } from '../../src/entry-server.tsx'
import { jsdomScreen } from '../drivers/jsdom.tsx'
import type { Screen } from '../drivers/screen.ts'

/* More clinics than menus show: those of the site and twelve generated ones, of which the sixth and the last book by phone. */

vi.mock('../../content/locations/index.ts', async (importOriginal) => {
  const index = await importOriginal<typeof import('../../content/locations/index.ts')>()
  const { generateClinics } = await import('../../tools/bench/scale/clinics.ts')
  Array.prototype.push.call(index.locations, ...generateClinics(12))
  return index
})

const records = siteRecords()
const names = locations.map(({ name }) => name)
const firstTwelve = names.slice(0, 12)
const all = { label: `All ${names.length} clinics`, href: '/locations/all' }
const later = locations.slice(12).find(({ booking }) => booking.kind === 'online')
const byPhone = locations.slice(12).find(({ booking }) => booking.kind === 'phone')
if (!later || !byPhone) throw new Error('other clinics were generated')

async function pageAt(address: string) {
  const { status, html } = await renderPage(address, records)
  return { status, page: new DOMParser().parseFromString(html, 'text/html') }
}

function clinicLinks(within: ParentNode | null): (string | null)[] {
  const links = [...(within?.querySelectorAll('a[href^="/locations/"]') ?? [])]
  return links.map((link) => link.querySelector('strong')?.textContent ?? link.textContent)
}

function untilDialog(site: Screen, title: string): Promise<void> {
  const complaint = async () => ((await site.count('dialog', title, 'page')) === 1 ? null : `no dialog ‘${title}’`)
  return site.until(complaint)
}

describe('of more than twelve clinics', () => {
  test('all are right, and each has its records and pages', () => {
    expect([...checkContent(allContent), ...checkRecords(records)]).toEqual([])
    expect(records['clinics/all']?.clinics.map(({ name }) => name)).toEqual(names)
    for (const { slug } of locations) expect(records).toHaveProperty([`locations/${slug}`])
    expect(prerenderPaths()).toEqual(
      expect.arrayContaining([all.href, '/locations/princeton', `/book/${later.slug}`, `/book/${byPhone.slug}`]),
    )
    expect(foundPages().map(({ canonical }) => canonical)).toContain(all.href)
  })

  test('the records of every page name the first twelve in content order', () => {
    const { navigation, home, 'booking-index': index, 'pages/contact': contact } = records
    expect(navigation.locations.map(({ label }) => label)).toEqual(firstTwelve)
    expect(home.finder.map(({ name }) => name)).toEqual(firstTwelve)
    expect(contact?.clinics.map(({ name }) => name)).toEqual(firstTwelve)
    expect(index.locations.map(({ visit }) => visit?.page ?? '').toSorted()).toEqual(
      locations
        .slice(0, 12)
        .map(({ slug }) => slug)
        .toSorted(),
    )
    for (const record of [navigation, home, index, contact]) expect(record?.allClinics).toEqual(all)
  })

  test('menus, footer and finder show these, and the way to all', async () => {
    const { page } = await pageAt('/')
    const [bar, drawer] = page.querySelectorAll('header nav details:has(a[href="/locations/all"]):not(:has(details))')
    expect(clinicLinks(bar ?? null)).toEqual([all.label, ...firstTwelve])
    expect(clinicLinks(drawer ?? null)).toEqual([all.label, ...firstTwelve])
    expect(clinicLinks(page.querySelector('footer nav[aria-label="Clinics"]'))).toEqual([...firstTwelve, all.label])
    expect(clinicLinks(page.querySelector('#locations'))).toEqual([...firstTwelve, all.label])
    expect(page.querySelector('#locations form')?.getAttribute('action')).toBe(all.href)
  })

  test('so does the closing call of a service, with the calendars of those that have one', async () => {
    const { page } = await pageAt('/services/infrared')
    const links = [
      ...page.querySelectorAll('main li > a[href^="/book/"]:not([href*="/any/"]), main li > a[href="/locations/all"]'),
    ]
    const called = locations
      .slice(0, 12)
      .map(({ name, booking }) => (booking.kind === 'phone' ? byPhoneAs(name) : name))
    expect(links.map(({ textContent }) => textContent).toSorted()).toEqual([...called, all.label].toSorted())
    expect(links.at(-1)?.textContent).toBe(all.label)
  })

  test('the list of all shows all without JavaScript, and is in the sitemap', async () => {
    const { status, page } = await pageAt(all.href)
    expect(status).toBe(200)
    expect(clinicLinks(page.querySelector('main'))).toEqual(names)
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(/\/locations\/all$/)
  })

  test.each([
    [`/book/${later.slug}`, 200, `Services in ${later.name}`],
    [`/book/${later.slug}/infrared-sauna`, 200, 'Book Infrared Sauna'],
    [`/book/${byPhone.slug}`, 200, 'Select Location'],
    [`/book/${byPhone.slug}/infrared-sauna`, 404, "Oops! We couldn't find that page"],
    ['/book/nowhere', 404, "Oops! We couldn't find that page"],
  ])('%s is answered with %i', async (address, status, title) => {
    const answer = await pageAt(address)
    expect([answer.status, answer.page.querySelector('h1')?.textContent]).toEqual([status, title])
  })
})

describe('any other clinic is found by its name', () => {
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
  })

  test('in the finder and the footer, where it is a link to its page', async () => {
    const site = await jsdomScreen({ start: '/' })
    expect(screen.queryByRole('list', { name: 'Clinics found' })).toBeNull()
    await site.fill('Find a clinic', later.name.slice(0, 6).toUpperCase())
    const found = await screen.findByRole('list', { name: 'Clinics found' })
    expect(within(found).getByRole('link', { name: `${later.name} ${later.place}` })).toHaveAttribute(
      'href',
      `/locations/${later.slug}`,
    )
    await site.fill('Find a clinic', 'nowhere')
    expect(await site.says('No clinic by that name. Try the town, or a part of the name.')).toBe(true)
    expect(screen.getAllByRole('searchbox', { name: 'Find a clinic' })).toHaveLength(2)
  })

  test('in the wizard, where it is picked, and Back undoes that', async () => {
    const site = await jsdomScreen({ start: '/' })
    await site.follow('/book?step=location')
    await untilDialog(site, 'Select Location')
    const states = within(screen.getByRole('list', { name: 'Clinics' })).getAllByRole('list')
    expect(states.flatMap((state) => within(state).getAllByRole('listitem'))).toHaveLength(12)
    await site.fill(search, later.name)
    await screen.findByRole('list', { name: 'Clinics found' })
    await site.click('link', `${later.name} ${later.place}`, 'dialog')
    await untilDialog(site, `Services in ${later.name}`)
    expect(await site.address()).toBe(`/book/${later.slug}`)
    await site.goBack()
    await untilDialog(site, 'Select Location')
    expect(within(screen.getByRole('list', { name: 'Clinics' })).getAllByText(later.name)).not.toEqual([])
  })

  test('by a link to it once the wizard was open and is closed again', async () => {
    const site = await jsdomScreen({ start: '/' })
    await site.follow('/book?step=location')
    await untilDialog(site, 'Select Location')
    await site.click('button', 'Close', 'dialog')
    await site.follow(`/book/${later.slug}`)
    await untilDialog(site, `Services in ${later.name}`)
    expect(screen.queryByRole('note')).toBeNull()
  })

  test('in the wizard, where one that books by phone has its number', async () => {
    const site = await jsdomScreen({ start: '/' })
    await site.follow('/book?step=location')
    await untilDialog(site, 'Select Location')
    await site.fill(search, byPhone.name)
    const found = await screen.findByRole('list', { name: 'Clinics found' })
    expect(found).toHaveTextContent(`Books by phone: ${byPhone.phone.display}`)
  })

  test.each([
    [`/book/${later.slug}`, `Services in ${later.name}`, null],
    [`/book/${later.slug}/infrared-sauna`, 'Book Infrared Sauna', null],
    [`/book/${byPhone.slug}`, 'Select Location', /books by phone/],
    ['/book/nowhere', 'Select Location', /We do not recognize that clinic/],
  ])('by a link to %s, which opens the wizard there', async (address, title, note) => {
    const site = await jsdomScreen({ start: '/' })
    await site.follow(address)
    await untilDialog(site, title)
    if (note) expect(screen.getByRole('note')).toHaveTextContent(note)
    else expect(screen.queryByRole('note')).toBeNull()
  })
})
