import { anyList } from '../../content/any-list.ts'
import { bookingListSlugs, bookingServiceIds } from '../../content/booking-lists.ts'
import { recordNames } from '../../content/records.ts'
import { locations } from '../../content/locations/index.ts'
import { redirectFor } from './redirects.ts'

/** The home page and the addresses that show it (docs/product/pages.md, P-PAGE-1). */
const homePaths = [
  '/',
  '/services',
  '/locations',
  '/pricing',
  '/about',
  '/book',
  '/new-member',
  '/research',
  '/reviews',
]

/** Every address that is a page of its own, each prerendered to one file. */
export function prerenderPaths(): string[] {
  return [
    ...homePaths,
    ...recordNames().flatMap(pathOfRecord),
    ...locations.filter(({ booking }) => booking.kind === 'phone').map(({ slug }) => `/book/${slug}`),
    ...[...bookingListSlugs, anyList].flatMap((slug) => [
      `/book/${slug}`,
      ...bookingServiceIds.map((id) => `/book/${slug}/${id}`),
    ]),
  ]
}

/** Whether a path, however it is spelt, leads to a page. */
export function isPage(path: string): boolean {
  return prerenderPaths().includes(redirectFor(path) ?? path)
}

function pathOfRecord(name: string): string[] {
  const [kind, id] = name.split('/')
  if (id === undefined || kind === 'booking') return []
  if (kind === 'clinics') return [`/locations/${id}`]
  return [kind === 'pages' ? `/${id}` : `/${kind}/${id}`]
}
