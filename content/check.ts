import { z } from 'zod'
import { bookingWordsIn } from './booking-words.ts'
import type { RecordTypes } from './records.ts'
import { recordSchema } from './schema/records.ts'
import { consultationSchema } from './schema/consultation.ts'
import { homeContentSchema } from './schema/home.ts'
import { examScheduleSchema } from './schema/hours.ts'
import { locationSchema } from './schema/location.ts'
import { pageContentSchema } from './schema/page.ts'
import { serviceSchema } from './schema/service.ts'
import { brandSchema, conflictsSchema, securitySchema, siteSettingsSchema } from './schema/site.ts'
import { weightLossSchema } from './schema/weight-loss.ts'

/** One fault in one field of one content file. */
export interface Problem {
  file: string
  field: string
  reason: string
}

/** The content as it stands in its files, not yet known to be right. */
export interface AllContent {
  brand: unknown
  security: unknown
  site: unknown
  exam: unknown
  home: unknown
  consultation: unknown
  weightLoss: unknown
  conflicts: unknown
  locations: readonly unknown[]
  services: readonly unknown[]
  pages: readonly unknown[]
}

interface ContentFile {
  file: string
  /** What stands before a field where the record's own file is unknown: '[3]'. */
  prefix: string
  value: unknown
  schema: z.ZodType
  /** Files that the record takes parts from, by the field where each part stands. */
  parts?: Readonly<Record<string, string>>
}

/** Every problem of the content: each record against its schema, and the records against each other. */
export function checkContent(all: AllContent): Problem[] {
  const locations = locationFiles(all)
  const services = serviceFiles(all)
  const pages = pageFiles(all)
  const slugs = services.map(({ value }) => slugOf(value))
  const bookingIds = services.map(({ value }) => bookingIdOf(value))
  return [
    ...contentFiles(all).flatMap(checkFile),
    ...findDuplicates(locations, 'slug', slugOf),
    ...findDuplicates(locations, 'booking.slug', listSlugOf),
    ...findDuplicates(services, 'slug', slugOf),
    ...findDuplicates(services, 'booking.id', bookingIdOf),
    ...findForeignCalendars(services),
    ...findDuplicates(pages, 'path', pathOf),
    ...findUnknownKeys(locations, 'cardLinks', cardLinkKeys, slugs),
    ...findUnknownKeys(locations, 'booking.differs', differsKeys, bookingIds),
    ...findUnknownKeys(homeFiles(all), 'services.pictured', picturedIn, slugs),
    ...findUnknownBookingWords([...services, ...pages], services),
  ]
}

/** Every problem of the built JSON records, each named by its record. */
export function checkRecords(records: RecordTypes): Problem[] {
  return Object.entries(records).flatMap(([name, value]) =>
    checkFile({ file: `record ${name}`, prefix: '', value, schema: recordSchema(name) }),
  )
}

/** Every record still marked `sample: true`. */
export function findSamples(all: AllContent): Problem[] {
  return contentFiles(all).flatMap((content) =>
    samplePaths(content.value).map((path) => ({ ...placeOf(content, path), reason: 'is still a sample' })),
  )
}

/** 'content/locations/princeton.ts: hours.mon.closes: closes before it opens'. */
export function describeProblem({ file, field, reason }: Problem): string {
  return [file, field, reason].filter(Boolean).join(': ')
}

const homeParts = {
  'offers.items': 'content/offers.ts',
  'treatments.items': 'content/treatments.ts',
  'treatments.injections': 'content/treatments.ts',
  'shots.items': 'content/vitamin-shots.ts',
  'reviews.items': 'content/reviews.ts',
}

function contentFiles(all: AllContent): ContentFile[] {
  return [
    { file: 'content/brand.ts', prefix: '', value: all.brand, schema: brandSchema },
    { file: 'content/security.ts', prefix: '', value: all.security, schema: securitySchema },
    { file: 'content/site.ts', prefix: '', value: all.site, schema: siteSettingsSchema },
    { file: 'content/exam.ts', prefix: '', value: all.exam, schema: examScheduleSchema },
    ...homeFiles(all),
    { file: 'content/consultation.ts', prefix: '', value: all.consultation, schema: consultationSchema },
    { file: 'content/weight-loss.ts', prefix: '', value: all.weightLoss, schema: weightLossSchema },
    { file: 'content/conflicts.ts', prefix: '', value: all.conflicts, schema: conflictsSchema },
    ...locationFiles(all),
    ...serviceFiles(all),
    ...pageFiles(all),
  ]
}

function homeFiles({ home }: AllContent): ContentFile[] {
  return [{ file: 'content/home.ts', prefix: '', value: home, schema: homeContentSchema, parts: homeParts }]
}

function locationFiles(all: AllContent): ContentFile[] {
  return all.locations.map((value, index) => listedFile('content/locations', locationSchema, value, index))
}

function serviceFiles(all: AllContent): ContentFile[] {
  return all.services.map((value, index) => listedFile('content/services', serviceSchema, value, index))
}

function pageFiles(all: AllContent): ContentFile[] {
  return all.pages.map((value, index) => listedFile('content/pages', pageContentSchema, value, index))
}

/** A record of a list by the file that is named for it, else by its place in the list. */
function listedFile(folder: string, schema: z.ZodType, value: unknown, index: number): ContentFile {
  const name = slugOf(value) ?? pathOf(value)?.slice(1)
  return name
    ? { file: `${folder}/${name}.ts`, prefix: '', value, schema }
    : { file: `${folder}/index.ts`, prefix: `[${index}]`, value, schema }
}

function checkFile(content: ContentFile): Problem[] {
  const issues = content.schema.safeParse(content.value, { error: wordIssue }).error?.issues ?? []
  return issues.flatMap((issue) => {
    const unknownKeys = issue.code === 'unrecognized_keys' ? issue.keys : []
    return unknownKeys.length > 0
      ? unknownKeys.map((key) => ({ ...placeOf(content, [...issue.path, key]), reason: 'is not a known field' }))
      : [{ ...placeOf(content, issue.path), reason: issue.message }]
  })
}

const wordIssue: z.core.$ZodErrorMap = (issue) => {
  if (issue.input === undefined) return 'is missing'
  if (issue.code === 'invalid_type') return `is not of type ${issue.expected}`
  if (issue.code === 'invalid_value') return `is not one of: ${issue.values.map(String).join(', ')}`
  return undefined
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

function findUnknownBookingWords(files: ContentFile[], services: ContentFile[]): Problem[] {
  const known = new Set(services.flatMap(({ value }) => bookingNamesOf(value)))
  return files.flatMap(({ file, prefix, value }) =>
    bookingWordsIn(value)
      .filter(({ words }) => !known.has(words))
      .map(({ path, words }) => ({
        file,
        field: fieldName(prefix, path),
        reason: `'${words}' is not the name of a bookable service`,
      })),
  )
}

function slugOf(value: unknown): string | undefined {
  return z.object({ slug: z.string().min(1) }).safeParse(value).data?.slug
}

function pathOf(value: unknown): string | undefined {
  return z.object({ path: z.string().regex(/^\/[\w-]+$/) }).safeParse(value).data?.path
}

function listSlugOf(value: unknown): string | undefined {
  return z.object({ booking: z.object({ slug: z.string() }) }).safeParse(value).data?.booking.slug
}

function bookingIdOf(value: unknown): string | undefined {
  return z.object({ booking: z.object({ id: z.string() }) }).safeParse(value).data?.booking.id
}

function bookingNamesOf(value: unknown): string[] {
  const named = z.object({ booking: z.object({ name: z.string(), aliases: z.array(z.string()) }) })
  const booking = named.safeParse(value).data?.booking
  return booking ? [booking.name, ...booking.aliases] : []
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

function samplePaths(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return []
  const own = 'sample' in value && value.sample === true ? [[...path, 'sample']] : []
  const children: [string, unknown][] = Object.entries(value)
  return [...own, ...children.flatMap(([key, child]) => samplePaths(child, [...path, key]))]
}

/** The file that a field stands in, and what it is called there. */
function placeOf({ file, prefix, parts = {} }: ContentFile, path: readonly PropertyKey[]) {
  const field = fieldName(prefix, path)
  const [part, partFile] = Object.entries(parts).find(([name]) => field.startsWith(`${name}.`)) ?? []
  return part && partFile ? { file: partFile, field: field.slice(part.length + 1) } : { file, field }
}

function fieldName(prefix: string, path: readonly PropertyKey[]): string {
  return [prefix, ...path.map(String)].filter(Boolean).join('.')
}
