import { z } from 'zod'

export const text = z
  .string()
  .refine((value) => value.trim() !== '', { error: 'is empty', abort: true })
  .refine((value) => value === value.trim(), 'has white space around it')

export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not a slug (lower case, digits, hyphens)')
export const email = z.email('is not an e-mail address')
export const path = z.string().refine(isPath, 'is not a path of this site')
export const httpsUrl = z.string().refine(isHttpsUrl, 'is not an https address')
export const frameUrl = z.string().refine(isFrameUrl, "is neither an https address nor a path under '/embed/'")
export const priceText = z
  .string()
  .regex(/^(From )?\$[\d,]+(\/(month|session))?$/, "is not a price like 'From $45' or '$299/month'")
export const date = z.iso.date('is not a date like 2025-12-24')
export const countText = z.string().regex(/^\d+\+$/, "is not a count like '1000+'")

export const climate = z.enum(['cold', 'pressure', 'within', 'warm'])
/** The temperature of a page: its scene, its accent and its light surface (docs/product/look.md). */
export type Climate = z.output<typeof climate>

export const partFrame = z.strictObject({
  /** A document of this site's or of the vendors' origin; which, the build decides. */
  src: text,
  /** The visitor's click in it may take the tab along: only where the provider's documentation requires that. */
  mayLeave: z.boolean(),
})
/** A document in which a part of a page runs. */
export interface PartFrame extends z.output<typeof partFrame> {}

export const titleAndText = z.strictObject({ title: text, text })

export const phone = z
  .strictObject({
    e164: z.string().regex(/^\+[1-9]\d{6,14}$/, 'is not an E.164 number like +16095550100'),
    display: text,
  })
  .refine(({ e164, display }) => e164.endsWith(display.replaceAll(/\D/g, '')), {
    path: ['display'],
    error: 'shows another number than e164',
  })
/** E.164 for `tel:` links, and the way a US reader expects to see it. */
export interface Phone extends z.output<typeof phone> {}

/** Any number of entries. Content is written once and never changed: its type is read-only. */
export function list<Entry>(entry: z.ZodType<Entry>): z.ZodType<readonly Entry[]> {
  return z.array(entry)
}

/** The same with one entry at least. */
export function filled<Entry>(entry: z.ZodType<Entry>): z.ZodType<readonly Entry[]> {
  return z.array(entry).min(1, 'has no entries')
}

/** The same schema with a read-only type; zod's own would freeze what it reads, and change the records' shape. */
export function readOnly<Value extends object>(schema: z.ZodType<Value>): z.ZodType<Readonly<Value>> {
  return schema
}

function isPath(value: string): boolean {
  return /^\/(?!\/)[^\s\\]*$/.test(value)
}

function isHttpsUrl(value: string): boolean {
  return /^https:\/\/[^\s/\\@]+\.[^\s/\\@]+([/?#][^\s\\]*)?$/.test(value) && z.url().safeParse(value).success
}

function isFrameUrl(value: string): boolean {
  return isHttpsUrl(value) || /^\/embed\/[\w{}.-]+(\?\S*)?$/.test(value)
}
