import { describe, expect, test, vi } from 'vitest'
import { allContent } from '../../content/all.ts'
import { checkContent, checkRecords } from '../../content/check/check.ts'
import { locations } from '../../content/locations/index.ts'
import { navigation } from '../../content/navigation.ts'
import { bookingListSlugs } from '../../content/booking-lists.ts'
import { prerenderPaths, renderPage, siteRecords } from '../../src/entry-server.tsx'

/* A clinic and a service as their files would have them, and a line for each in its index: nothing else is touched. */

vi.mock('../../content/locations/index.ts', async (importOriginal) => {
  const index = await importOriginal<typeof import('../../content/locations/index.ts')>()
  const { princeton } = await import('../../content/locations/princeton.ts')
  const hoboken = {
    ...princeton,
    slug: 'hoboken',
    name: 'Hoboken',
    place: 'Hoboken, NJ',
    booking: { kind: 'online', slug: 'hoboken', name: 'Hoboken', differs: {} },
  }
  Array.prototype.push.call(index.locations, hoboken)
  return index
})

vi.mock('../../content/services/index.ts', async (importOriginal) => {
  const index = await importOriginal<typeof import('../../content/services/index.ts')>()
  const { infrared } = await import('../../content/services/infrared.ts')
  const name = 'Red Light Therapy'
  const redLight = {
    ...infrared,
    slug: 'red-light',
    name,
    href: '/services/red-light',
    card: { ...infrared.card, title: name },
    detail: { ...infrared.detail, title: name },
    booking: { ...infrared.booking, id: 'red-light-bed', name, description: 'Red light on a bed.', aliases: [] },
  }
  Array.prototype.push.call(index.services, redLight)
  return index
})

const clinic = { label: 'Hoboken', href: '/locations/hoboken' }
const service = { label: 'Red Light Therapy', href: '/services/red-light' }
const records = siteRecords()
const byPhone = locations.filter(({ booking }) => booking.kind === 'phone').map(({ slug }) => slug)

describe('a clinic and a service, each added as one file and one line of its index,', () => {
  test('pass the content check', () => {
    expect([...checkContent(allContent), ...checkRecords(records)]).toEqual([])
  })

  test('are the last of the menus', () => {
    expect([navigation().locations.at(-1), navigation().services.at(-1)]).toEqual([
      { ...clinic, note: 'Hoboken, NJ' },
      { ...service, note: '30-45 minutes · From $40' },
    ])
  })

  test('have a record, a place in the finder and in the services grids', () => {
    expect(records['locations/hoboken']?.location.name).toBe('Hoboken')
    expect(records['services/red-light']?.name).toBe('Red Light Therapy')
    expect(records['service-details']['red-light']?.title).toBe('Red Light Therapy')
    expect(records.home.finder.at(-1)?.name).toBe('Hoboken')
    for (const cards of [
      records.home.cards,
      records['locations/hoboken']?.cards,
      records['locations/montclair']?.cards,
    ])
      expect(cards?.map(({ title }) => title)).toContain('Red Light Therapy')
  })

  test('can be chosen in the wizard', () => {
    expect(records['booking-index'].locations.map(({ slug }) => slug)).toEqual([...bookingListSlugs, ...byPhone])
    expect(bookingListSlugs.at(-1)).toBe('hoboken')
    expect(records['booking-index'].services.at(-1)).toMatchObject({
      id: 'red-light-bed',
      name: 'Red Light Therapy',
      aliases: [],
    })
    for (const list of bookingListSlugs)
      expect(records[`booking/${list}`]?.services.at(-1)?.name).toBe('Red Light Therapy')
    const { length } = records['booking-index'].services
    expect(records['booking/hoboken']?.services).toHaveLength(length)
  })

  test('are among the pages that are built', () => {
    const calendarsOfClinic = records['booking/hoboken']?.services.map(({ id }) => `/book/hoboken/${id}`) ?? []
    const calendarsOfService = [...bookingListSlugs, 'any'].map((list) => `/book/${list}/red-light-bed`)
    const added = prerenderPaths().filter((path) => /hoboken|red-light/.test(path))
    expect(new Set(added)).toEqual(
      new Set([clinic.href, service.href, '/book/hoboken', ...calendarsOfClinic, ...calendarsOfService]),
    )
  })

  test.each([
    ['/', 'Hoboken'],
    ['/locations/hoboken', 'Hoboken'],
    ['/services/red-light', 'Red Light Therapy'],
    ['/book?step=location', 'Hoboken'],
    ['/book/hoboken', 'Red Light Therapy'],
    ['/book/hoboken/red-light-bed', 'Red Light Therapy'],
  ])('are answered at %s, and linked from its header and footer', async (address, name) => {
    const { status, html } = await renderPage(address, records)
    expect(status).toBe(200)
    const page = new DOMParser().parseFromString(html, 'text/html')
    expect(page.title + page.querySelector('main')?.textContent).toContain(name)
    for (const part of ['header', 'footer']) {
      const links = [...page.querySelectorAll(`${part} a`)].map((link) => ({
        label: link.textContent,
        href: link.getAttribute('href'),
      }))
      expect(links).toEqual(expect.arrayContaining([clinic, service]))
    }
  })
})
