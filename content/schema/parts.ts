import { z } from 'zod'
import type { IconName } from '../types.ts'

export const text = z
  .string()
  .refine((value) => value.trim() !== '', { error: 'is empty', abort: true })
  .refine((value) => value === value.trim(), 'has white space around it')

export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not a slug (lower case, digits, hyphens)')
export const email = z.email('is not an e-mail address')
export const path = z.string().refine(isPath, 'is not a path of this site')
export const httpsUrl = z.string().refine(isHttpsUrl, 'is not an https address')
export const frameUrl = z.string().refine(isFrameUrl, "is neither an https address nor a path under '/embed/'")
export const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'is not a time like 09:00', abort: true })
export const priceText = z
  .string()
  .regex(/^(From )?\$[\d,]+(\/(month|session))?$/, "is not a price like 'From $45' or '$299/month'")
export const date = z.iso.date('is not a date like 2025-12-24')
export const countText = z.string().regex(/^\d+\+$/, "is not a count like '1000+'")

const iconNames: { readonly [Name in IconName]: Name } = {
  snowflake: 'snowflake',
  'temperature-minus': 'temperature-minus',
  'body-shaping': 'body-shaping',
  'face-care': 'face-care',
  syringe: 'syringe',
  wave: 'wave',
  'heart-wave': 'heart-wave',
  flame: 'flame',
  compression: 'compression',
  molecule: 'molecule',
  droplet: 'droplet',
  capsule: 'capsule',
  sparkles: 'sparkles',
  video: 'video',
  sound: 'sound',
}
export const icon = z.enum(iconNames)

/** A document of this site's or of the vendors' origin; which, the build decides. */
export const partFrame = z.strictObject({ src: text, mayLeave: z.boolean() })

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

function isPath(value: string): boolean {
  return /^\/(?!\/)[^\s\\]*$/.test(value)
}

function isHttpsUrl(value: string): boolean {
  return /^https:\/\/[^\s/\\@]+\.[^\s/\\@]+([/?#][^\s\\]*)?$/.test(value) && URL.canParse(value)
}

function isFrameUrl(value: string): boolean {
  return isHttpsUrl(value) || /^\/embed\/[\w{}.-]+(\?\S*)?$/.test(value)
}
