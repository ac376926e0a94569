import { createHash } from 'node:crypto'
import type { Picture } from '../../content/types.ts'

export type PictureType = 'avif' | 'webp'

/** A finished render, from which the files are made. */
export interface Master {
  id: string
  bytes: Uint8Array
  width: number
  height: number
  /** The point that crops keep in their middle, as shares of width and height. */
  focus: readonly [number, number]
  /** The alternative text; empty for a decorative picture. */
  alt: string
  /** Whether a page shows an upright crop of it. */
  isTall: boolean
}

/** One file of a picture. */
export interface ArtFile {
  width: number
  type: PictureType
  /** Whether it shows the upright crop. */
  isTall: boolean
}

/** The settings that pictures are made with; a change gives every file a new name. */
const recipe = 'widths 2, quality 1'

const steps = [360, 640, 960, 1440]
const tallSteps = [320, 560]
/** The widest file, in pixels: the home page’s hero, at 1440 px and twice the density, is as high as this picture. */
const widest = 3264

/** The most bytes that a file may have, by its width in pixels. Cards and upright crops are shown at 480 px at most. */
export function budgetOf({ width, isTall }: ArtFile): number {
  const [, kib] = budgets.find(([upTo]) => width <= upTo && !isTall) ?? [0, isTall ? 18 : 110]
  return kib * 1024
}

const budgets = [
  [480, 18],
  [640, 28],
  [960, 40],
  [1680, 60],
] as const

/** A picture's record; its name changes with its master and with the recipe. */
export function pictureRecord({ id, bytes, width, height, focus, alt, isTall }: Master): Picture {
  const own = Math.min(width, widest)
  const hash = createHash('sha256').update(recipe).update(focus.join()).update(bytes).digest('hex').slice(0, 8)
  return {
    file: `${id}.${hash}`,
    widths: [...steps.filter((step) => step < own), own],
    height: Math.round((own * height) / width),
    tall: isTall ? tallSteps : [],
    alt,
  }
}

/** Every file of a picture: AVIF at each width, and one WebP, of the second width, for old browsers. */
export function filesOf({ widths, tall }: Picture): ArtFile[] {
  const [, second] = widths
  return [
    ...widths.map((width) => ({ width, type: 'avif' as const, isTall: false })),
    ...tall.map((width) => ({ width, type: 'avif' as const, isTall: true })),
    ...(second === undefined ? [] : [{ width: second, type: 'webp' as const, isTall: false }]),
  ]
}

/** The name of a picture's file. */
export function pictureFile({ file }: Picture, { width, type, isTall }: ArtFile): string {
  return `${file}-${isTall ? 'tall-' : ''}${width}.${type}`
}

/**
 * The largest upright part of a master, in the ratio four to five, around its focus; in pixels from its left and upper
 * edge.
 */
export function tallPart({ width, height, focus }: Pick<Master, 'width' | 'height' | 'focus'>) {
  const across = Math.min(width, Math.round((height * 4) / 5))
  const up = Math.min(height, Math.round((across * 5) / 4))
  const start = (whole: number, part: number, middle: number) =>
    Math.round(Math.max(0, Math.min(whole - part, whole * middle - part / 2)))
  return { left: start(width, across, focus[0]), top: start(height, up, focus[1]), width: across, height: up }
}

/** The text of `content/pictures.ts`. The not-found page has no record, so its picture is listed separately. */
export function picturesModule(pictures: Readonly<Record<string, Picture>>): string {
  const { 'not-found': lost, ...others } = pictures
  const lines = Object.entries(others).map(([id, picture]) => `  ${keyOf(id)}: ${literalOf(picture, '  ')},\n`)
  return [
    "import type { Picture } from './types.ts'\n",
    '/** The page of unknown addresses. */',
    `export const lostPicture: Picture | null = ${lost ? literalOf(lost, '') : 'null'}\n`,
    '/** Every other picture, by the id of what it shows. Both are written by `npm run pictures`. */',
    `export const pictures: Readonly<Record<string, Picture>> = {\n${lines.join('')}}\n`,
  ].join('\n')
}

function keyOf(id: string): string {
  return /^[a-z]+$/.test(id) ? id : `'${id}'`
}

function literalOf({ file, widths, height, tall, alt }: Picture, indent: string): string {
  const fields = [
    `file: '${file}'`,
    `widths: [${widths.join(', ')}]`,
    `height: ${height}`,
    `tall: [${tall.join(', ')}]`,
    `alt: ${alt.includes("'") ? JSON.stringify(alt) : `'${alt}'`}`,
  ]
  return `{\n${fields.map((field) => `${indent}  ${field},\n`).join('')}${indent}}`
}

/** The qualities that are tried, best first, until a file is within its budget. */
export const qualities: Readonly<Record<PictureType, readonly number[]>> = {
  avif: [62, 58, 54, 50, 46, 42, 38],
  webp: [82, 78, 74, 70, 66, 60, 54, 48],
}

/**
 * The file of the best quality within the budget, by binary search, as a lower quality never makes a larger file; null
 * where even the lowest is over it.
 */
export async function firstWithin<File extends { length: number }>(
  budget: number,
  tried: readonly number[],
  encode: (quality: number) => Promise<File>,
): Promise<File | null> {
  let [best, from, to]: [File | null, number, number] = [null, 0, tried.length]
  for (let at = 0; from < to; at = Math.floor((from + to) / 2)) {
    const file = await encode(tried[at] ?? 0)
    if (file.length <= budget) [best, to] = [file, at]
    else from = at + 1
  }
  return best
}
