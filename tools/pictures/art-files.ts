import { createHash } from 'node:crypto'
import type { Picture } from '../../content/types.ts'

export type PictureType = 'avif' | 'webp'

/** What pictures are made with; another one gives every file another name. */
const recipe = 'widths 1, quality 1'

/** The home page's picture fills its hero; all others stand beside words. */
const hero = { id: 'home', widths: [640, 1040, 1440] as const }
const otherWidths = [360, 600, 840] as const

/** The most bytes that a file may have: 60 KiB for the home page's picture, 18 KiB for all others. */
export function budgetOf(id: string): number {
  return (id === hero.id ? 60 : 18) * 1024
}

/** The widths of a picture, from the smallest to the largest. */
export function widthsOf(id: string): Picture['widths'] {
  return id === hero.id ? hero.widths : otherWidths
}

/** A picture's record; its name changes with its master and with the recipe. */
export function pictureRecord(id: string, master: Uint8Array, size: { width: number; height: number }): Picture {
  const widths = widthsOf(id)
  const hash = createHash('sha256').update(recipe).update(master).digest('hex').slice(0, 8)
  return { file: `${id}.${hash}`, widths, height: Math.round((widths[2] * size.height) / size.width) }
}

/** The file of a picture at a width. */
export function pictureFile({ file }: Picture, width: number, type: PictureType): string {
  return `${file}-${width}.${type}`
}

/** `content/pictures.ts` with these pictures. The not-found page has no record: its picture stands alone. */
export function picturesModule(pictures: Readonly<Record<string, Picture>>): string {
  const { 'not-found': lost, ...others } = pictures
  const lines = Object.entries(others).map(([id, picture]) => `  ${keyOf(id)}: ${literalOf(picture)},\n`)
  return [
    "import type { Picture } from './types.ts'\n",
    '/** The page of unknown addresses. */',
    `export const lostPicture: Picture | null = ${lost ? literalOf(lost) : 'null'}\n`,
    '/** Every other picture, by the id of what it shows. Both are written by `npm run pictures`. */',
    `export const pictures: Readonly<Record<string, Picture>> = {\n${lines.join('')}}\n`,
  ].join('\n')
}

function keyOf(id: string): string {
  return /^[a-z]+$/.test(id) ? id : `'${id}'`
}

function literalOf({ file, widths, height }: Picture): string {
  return `{ file: '${file}', widths: [${widths.join(', ')}], height: ${height} }`
}

/** The qualities that are tried, the best first, until a file is within its budget. */
export const qualities: Readonly<Record<PictureType, readonly number[]>> = {
  avif: [62, 58, 54, 50, 46, 42, 38],
  webp: [82, 78, 74, 70, 66, 60, 54, 48],
}

/** The first file within the budget, of the best quality; null where even the last is over it. */
export async function firstWithin<File extends { length: number }>(
  budget: number,
  steps: readonly number[],
  encode: (quality: number) => Promise<File>,
): Promise<File | null> {
  for (const quality of steps) {
    const file = await encode(quality)
    if (file.length <= budget) return file
  }
  return null
}
