import { z } from 'zod'
import { consultationSchema } from '../schema/consultation.ts'
import { homeContentSchema } from '../schema/home.ts'
import { examScheduleSchema } from '../schema/hours.ts'
import { locationSchema } from '../schema/location.ts'
import { pageContentSchema } from '../schema/page.ts'
import { serviceSchema } from '../schema/service.ts'
import { brandSchema, conflictsSchema, securitySchema, siteSettingsSchema } from '../schema/site.ts'
import { weightLossSchema } from '../schema/weight-loss.ts'

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

/** A content file with the schema of its record. */
export interface ContentFile {
  file: string
  /** What stands before a field where the record's own file is unknown: '[3]'. */
  prefix: string
  value: unknown
  schema: z.ZodType
  /** Files that the record takes parts from, by the field where each part stands. */
  parts?: Readonly<Record<string, string>>
}

const homeParts = {
  'offers.items': 'content/offers.ts',
  'treatments.items': 'content/treatments.ts',
  'treatments.injections': 'content/treatments.ts',
  'shots.items': 'content/vitamin-shots.ts',
  'reviews.items': 'content/reviews.ts',
}

/** All content files, in the order in which they are checked. */
export function contentFiles(all: AllContent): ContentFile[] {
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

export function homeFiles({ home }: AllContent): ContentFile[] {
  return [{ file: 'content/home.ts', prefix: '', value: home, schema: homeContentSchema, parts: homeParts }]
}

export function locationFiles(all: AllContent): ContentFile[] {
  return all.locations.map((value, index) => listedFile('content/locations', locationSchema, value, index))
}

export function serviceFiles(all: AllContent): ContentFile[] {
  return all.services.map((value, index) => listedFile('content/services', serviceSchema, value, index))
}

export function pageFiles(all: AllContent): ContentFile[] {
  return all.pages.map((value, index) => listedFile('content/pages', pageContentSchema, value, index))
}

/** A record of a list by the file that is named for it, else by its place in the list. */
function listedFile(folder: string, schema: z.ZodType, value: unknown, index: number): ContentFile {
  const name = slugOf(value) ?? pathOf(value)?.slice(1)
  return name
    ? { file: `${folder}/${name}.ts`, prefix: '', value, schema }
    : { file: `${folder}/index.ts`, prefix: `[${index}]`, value, schema }
}

/** The slug of a record; undefined where it has none. */
export function slugOf(value: unknown): string | undefined {
  return z.object({ slug: z.string().min(1) }).safeParse(value).data?.slug
}

/** The path of a page's record, which stands directly below the root; undefined where it has none. */
export function pathOf(value: unknown): string | undefined {
  return z.object({ path: z.string().regex(/^\/[\w-]+$/) }).safeParse(value).data?.path
}

/** The file that a field stands in, and what it is called there. */
export function placeOf({ file, prefix, parts = {} }: ContentFile, path: readonly PropertyKey[]) {
  const field = fieldName(prefix, path)
  const [part, partFile] = Object.entries(parts).find(([name]) => field.startsWith(`${name}.`)) ?? []
  return part && partFile ? { file: partFile, field: field.slice(part.length + 1) } : { file, field }
}

/** A field's name as problems give it: '[3].hours.mon'. */
export function fieldName(prefix: string, path: readonly PropertyKey[]): string {
  return [prefix, ...path.map(String)].filter(Boolean).join('.')
}
