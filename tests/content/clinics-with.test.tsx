import { expect, test } from 'vitest'
import { bookingList, bookingListSlugs } from '../../content/booking-lists.ts'
import { locations } from '../../content/locations/index.ts'
import { demonstration } from '../../content/providers.ts'
import { hasPage, services } from '../../content/services/index.ts'
import { bookAt } from '../../content/words/common.ts'
import { prerenderPaths, renderPage, siteRecords } from '../../src/entry-server.tsx'

const records = siteRecords()
const paged = services.filter(hasPage)

/** The calendars of a service, from the clinics' own booking lists. */
function calendarsOf(id: string | undefined): string[] {
  return bookingListSlugs.flatMap((slug) => {
    const list = bookingList(slug, demonstration.bookingUrlTemplate)?.services ?? []
    return list.some((service) => service.id === id) ? [`/book/${slug}/${id}`] : []
  })
}

async function closingOf(address: string): Promise<Element> {
  const { html } = await renderPage(address, records)
  const page = new DOMParser().parseFromString(html, 'text/html')
  const closing = [...page.querySelectorAll('main section[data-climate="warm"]')].at(-1)
  if (!closing) throw new Error(`${address} has no closing call`)
  return closing
}

test.each(paged)('The closing call of $name names just the clinics that have it', async ({ href, booking, card }) => {
  const closing = await closingOf(href)
  const links = [...closing.querySelectorAll('li > a')]
  const calendars = calendarsOf(booking?.id)
  const byPhone = booking && card ? ['/book/montclair'] : []
  const addresses = links.map((link) => link.getAttribute('href') ?? '')
  expect(addresses.toSorted()).toEqual([...calendars, ...byPhone].toSorted())
  expect(prerenderPaths()).toEqual(expect.arrayContaining(addresses))
  expect(closing.textContent.includes(bookAt)).toBe(links.length > 0)
})

test('Each is called by its own name, and the one without a calendar says how it books', async () => {
  const closing = await closingOf('/services/infrared')
  const names = [...closing.querySelectorAll('li > a')].map((link) => link.textContent)
  expect(names).toEqual([
    ...locations.filter(({ booking }) => booking.kind === 'online').map(({ name }) => name),
    'Montclair, by phone',
  ])
})

test('A service that no clinic has in its calendar names none', async () => {
  expect(calendarsOf(undefined)).toEqual([])
  expect((await closingOf('/services/telehealth')).querySelectorAll('li')).toHaveLength(0)
})
