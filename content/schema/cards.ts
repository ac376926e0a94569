import { z } from 'zod'
import { areDistinct } from './distinct.ts'
import { climate, path, priceText, slug, text } from './parts.ts'

const width = z.int().positive()

const picture = z.strictObject({
  /** The picture's id and a hash of what it was made from: its files may be kept for ever. */
  file: z.string().regex(/^[a-z]+(-[a-z]+)*\.[0-9a-f]{8}$/, "is not a picture's file like 'infrared.1a2b3c4d'"),
  /** From the smallest to the largest, which is the picture's own. */
  widths: z.array(width).min(2).readonly(),
  /** The height at the largest width. */
  height: width,
  /** The widths of its upright crop, four to five; none where no page shows it so. */
  tall: z.array(width).readonly(),
  /** What it shows, for those who do not see it; empty where the words beside it are enough. */
  alt: z.string(),
})
/**
 * A rendered picture: its files are `/art/<file>-<width>.avif`, `/art/<file>-tall-<width>.avif`, and for old browsers a `.webp` of its
 * second width.
 */
export interface Picture extends z.output<typeof picture> {}

/** Null where none is rendered. */
export const pictureSchema: z.ZodType<Picture | null> = picture.nullable()

const gridCard = z.strictObject({
  title: text,
  slug,
  /** Null for a service that has none. */
  picture: pictureSchema,
  climate,
  href: path,
  /** The id by which 'Book This Service' asks for it; of a service without a calendar its slug, which no list has. */
  service: slug,
  /** Where 'Book This Service' leads without JavaScript or in a new tab. */
  bookingHref: path,
  opens: z.enum(['detail', 'link']),
  /** As its detail has it: '3 minutes'. */
  duration: text,
  price: priceText,
})
/** A card of the grid on one clinic's page; one that opens no detail is a plain link. */
export interface GridCard extends z.output<typeof gridCard> {}

export const gridCards: z.ZodType<readonly GridCard[]> = z
  .array(gridCard)
  .refine((items) => areDistinct(items.map(({ slug }) => slug)), 'has a slug twice')
