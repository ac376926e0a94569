import { existsSync, readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { locations } from '../../content/locations/index.ts'
import { pages } from '../../content/pages/index.ts'
import { hasPage, services } from '../../content/services/index.ts'
import { openStudio, type Studio } from '../../scripts/support/pictures.ts'
import { foundPages } from '../../src/seo/found-pages.ts'
import { squareIcon } from '../../src/seo/icon-art.ts'
import { pictureSvg } from '../../src/seo/picture-art.ts'
import { pictureSize } from '../../src/seo/picture.ts'

const pictures = [...new Map(foundPages().map(({ picture }) => [picture.path, picture])).values()]
const icon = readFileSync('public/icon.svg', 'utf8')
let studio: Studio

beforeAll(async () => {
  studio = await openStudio()
})

afterAll(() => studio.close())

/** The width and height in a PNG's header. */
function sizeOf(png: Uint8Array): [number, number] {
  const view = new DataView(png.buffer, png.byteOffset)
  return [view.getUint32(16), view.getUint32(20)]
}

describe('the pictures of shared links', () => {
  test('are one for each clinic, service and page', () => {
    const home = 1
    expect(pictures).toHaveLength(home + locations.length + services.filter(hasPage).length + pages.length)
  })

  test.each(pictures)('$path: its scene is one of those rendered', ({ scene }) => {
    expect(existsSync(`public/art/${scene}`)).toBe(true)
  })

  test.each(pictures)('$path: its words fit beside the drawing', (picture) => {
    const svg = pictureSvg(picture, studio.measure)
    const lines = [...svg.matchAll(/<text x="(\d+)"[^>]*font-size="(\d+)" font-weight="(\d+)"[^>]*>([^<]+)</g)]
    expect(lines.length).toBeGreaterThan(2)
    const ends = lines.map(
      ([, x, size, weight, words = '']) => Number(x) + studio.measure(words, Number(size), Number(weight)),
    )
    expect(Math.max(...ends)).toBeLessThan(760)
    const heights = [...svg.matchAll(/<text x="\d+" y="(\d+)"/g)].map(([, y]) => Number(y))
    expect(heights).toEqual(heights.toSorted((one, other) => one - other))
    expect(heights[1]).toBeGreaterThan(150)
  })

  test.each([pictures[0], pictures[4], pictures.find(({ path }) => path.includes('semaglutide'))])(
    '$path is 1200x630, small, and the same each time',
    async (picture) => {
      const svg = picture ? pictureSvg(picture, studio.measure) : ''
      const drawn = await studio.drawOver(picture?.scene ?? null, svg)
      expect(await sharp(drawn).metadata()).toMatchObject({ format: 'jpeg', ...pictureSize })
      expect(drawn.length).toBeGreaterThan(20_000)
      expect(drawn.length).toBeLessThan(60_000)
      expect((await studio.drawOver(picture?.scene ?? null, svg)).equals(drawn)).toBe(true)
    },
  )
})

describe('an icon', () => {
  test.each([180, 192, 512])('of %i px is as wide and as high', (size) => {
    expect(sizeOf(studio.draw(squareIcon(icon, 1), size))).toEqual([size, size])
  })

  test('for masks keeps its drawing within the circle that every mask leaves', () => {
    const png = studio.draw(squareIcon(icon, 0.8), 512)
    const start = png.indexOf('IDAT') + 4
    const rows = inflateSync(png.subarray(start, start + png.readUInt32BE(start - 8)))
    const background = rows[1]
    const outside = Array.from({ length: 512 * 512 }, (_, index) => [index % 512, Math.floor(index / 512)] as const)
      .filter(([x, y]) => Math.hypot(x - 255.5, y - 255.5) > 512 * 0.4)
      .filter(([x, y]) => rows[y * 513 + x + 1] !== background)
    expect(outside).toEqual([])
  })
})
