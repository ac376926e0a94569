import { crc32, deflateSync } from 'node:zlib'

const mostColours = 256

/**
 * A PNG of at most 256 colours from RGBA pixels that are all opaque. The most frequent colours are kept, and every
 * other one becomes the nearest of them. The same pixels always give the same bytes.
 */
export function palettePng(pixels: Uint8Array, width: number, height: number): Buffer {
  const { palette, places } = indexed(new Uint32Array(pixels.buffer, pixels.byteOffset, width * height))
  const rows = Buffer.alloc(height * (width + 1))
  for (let row = 0; row < height; row += 1)
    rows.set(places.subarray(row * width, (row + 1) * width), row * (width + 1) + 1)
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((colour) => [red(colour), green(colour), blue(colour)]))),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** The colours that are kept, and for each pixel the index of its colour among them. */
function indexed(pixels: Uint32Array) {
  const counts = new Map<number, number>()
  forRuns(pixels, (colour, from, to) => counts.set(colour, (counts.get(colour) ?? 0) + to - from))
  const byCount = [...counts].toSorted(([one, first], [other, second]) => second - first || one - other)
  const palette = byCount.slice(0, mostColours).map(([colour]) => colour)
  const placeOf = new Map(palette.map((colour, place) => [colour, place]))
  for (const [colour] of byCount.slice(mostColours)) placeOf.set(colour, nearest(colour, palette))
  const places = new Uint8Array(pixels.length)
  forRuns(pixels, (colour, from, to) => places.fill(placeOf.get(colour) ?? 0, from, to))
  return { palette, places }
}

/** Calls back for each run of pixels of one colour. */
function forRuns(pixels: Uint32Array, run: (colour: number, from: number, to: number) => void): void {
  let from = 0
  for (let to = 1; to <= pixels.length; to += 1) {
    if (to < pixels.length && pixels[to] === pixels[from]) continue
    run(pixels[from] ?? 0, from, to)
    from = to
  }
}

function nearest(colour: number, palette: readonly number[]): number {
  let place = 0
  let least = Infinity
  for (let index = 0; index < palette.length; index += 1) {
    const other = palette[index] ?? 0
    const distance =
      (red(colour) - red(other)) ** 2 + (green(colour) - green(other)) ** 2 + (blue(colour) - blue(other)) ** 2
    if (distance < least) [place, least] = [index, distance]
  }
  return place
}

/* The channels of a pixel as a little-endian machine reads its four bytes. */

const red = (colour: number) => colour & 0xff
const green = (colour: number) => (colour >> 8) & 0xff
const blue = (colour: number) => (colour >> 16) & 0xff

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  framed.set(body, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}
