import { z } from 'zod'
import { bookedServicesIn } from '../booked-services.ts'
import {
  fieldName,
  homeFiles,
  locationFiles,
  pageFiles,
  pathOf,
  serviceFiles,
  slugOf,
  type AllContent,
  type ContentFile,
  type Problem,
} from './content-files.ts'

/** Every problem between records: names that are used twice, and names of services that there are not. */
export function checkBetweenRecords(all: AllContent): Problem[] {
  const locations = locationFiles(all)
  const services = serviceFiles(all)
  const pages = pageFiles(all)
  const slugs = services.map(({ value }) => slugOf(value))
  const bookingIds = services.map(({ value }) => bookingIdOf(value))
  return [
    ...findDuplicates(locations, 'slug', slugOf),
    ...findDuplicates(locations, 'booking.slug', listSlugOf),
    ...findDuplicates(services, 'slug', slugOf),
    ...findDuplicates(services, 'booking.id', bookingIdOf),
    ...findForeignCalendars(services),
    ...findDuplicates(pages, 'path', pathOf),
    ...findUnknownKeys(locations, 'cardLinks', cardLinkKeys, slugs),
    ...findUnknownKeys(locations, 'booking.differs', differsKeys, bookingIds),
    ...findUnknownKeys(homeFiles(all), 'services.pictured', picturedIn, slugs),
    ...findUnknownBookings([...services, ...pages], services),
  ]
}

function findDuplicates(files: ContentFile[], field: string, keyOf: (value: unknown) => string | undefined): Problem[] {
  const keys = files.map(({ value }) => keyOf(value))
  return files.flatMap(({ file, prefix }, index) => {
    const key = keys[index]
    const isSecond = key !== undefined && keys.indexOf(key) < index
    return isSecond ? [{ file, field: fieldName(prefix, [field]), reason: `'${key}' is used twice` }] : []
  })
}

/** Services without a calendar whose buttons, which then ask for the slug, would open another service's. */
function findForeignCalendars(services: ContentFile[]): Problem[] {
  const owners = new Map(services.map(({ file, value }) => [bookingIdOf(value), file]))
  return services.flatMap(({ file, prefix, value }) => {
    const slug = slugOf(value)
    const owner = slug && bookingIdOf(value) === undefined ? owners.get(slug) : undefined
    const reason = `'${slug}' is the booking id in ${owner}: this service, which has no calendar, would open that one`
    return owner ? [{ file, field: fieldName(prefix, ['slug']), reason }] : []
  })
}

/** Keys of a clinic's record that name a service, and name one that there is not. */
function findUnknownKeys(
  files: ContentFile[],
  field: string,
  keysOf: (value: unknown) => string[],
  known: readonly (string | undefined)[],
): Problem[] {
  return files.flatMap(({ file, prefix, value }) =>
    keysOf(value)
      .filter((key) => !known.includes(key))
      .map((key) => ({ file, field: fieldName(prefix, [field, key]), reason: 'is not a known service' })),
  )
}

function findUnknownBookings(files: ContentFile[], services: ContentFile[]): Problem[] {
  const known = new Set(services.map(({ value }) => bookingIdOf(value)))
  return files.flatMap(({ file, prefix, value }) =>
    bookedServicesIn(value)
      .filter(({ id }) => !known.has(id))
      .map(({ path, id }) => ({
        file,
        field: fieldName(prefix, path),
        reason: `'${id}' is not the booking id of a service`,
      })),
  )
}

function listSlugOf(value: unknown): string | undefined {
  return z.object({ booking: z.object({ slug: z.string() }) }).safeParse(value).data?.booking.slug
}

function bookingIdOf(value: unknown): string | undefined {
  return z.object({ booking: z.object({ id: z.string() }) }).safeParse(value).data?.booking.id
}

function cardLinkKeys(value: unknown): string[] {
  const links = z.object({ cardLinks: z.record(z.string(), z.unknown()) }).safeParse(value).data?.cardLinks
  return Object.keys(links ?? {})
}

function picturedIn(value: unknown): string[] {
  const pictured = z.object({ services: z.object({ pictured: z.array(z.string()) }) })
  return pictured.safeParse(value).data?.services.pictured ?? []
}

function differsKeys(value: unknown): string[] {
  const online = z.object({ booking: z.object({ differs: z.record(z.string(), z.unknown()) }) })
  return Object.keys(online.safeParse(value).data?.booking.differs ?? {})
}
