import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setImmediate as letGo } from 'node:timers/promises'
import sharp from 'sharp'
import { Resvg } from '@resvg/resvg-js'
import { headingFaceFiles } from './heading-face.ts'
import { palettePng } from './palette-png.ts'
import { root } from './setup.mjs'
import { doInShares } from './shares.ts'
import { loadSite, type Site } from './site.ts'
import { pictureSize } from '../../src/seo/picture.ts'

export interface Studio {
  /** The width of words in the heading typeface, in px. */
  measure: (words: string, size: number, weight: number) => number
  /** An SVG as a PNG of this width; its background must cover all of it. */
  draw: (svg: string, width: number) => Buffer
  /** A scene of public/art, cropped to the size of a shared link's picture, with an SVG over it, as a JPEG. */
  drawOver: (scene: string | null, svg: string) => Promise<Buffer>
  /** An SVG with a transparent background, as a PNG of this width. */
  drawClear: (svg: string, width: number) => Uint8Array
  /** Removes the studio's temporary files. */
  close: () => void
}

/** Draws pictures without a browser and without the machine's fonts: the same SVG gives the same bytes. */
export async function openStudio(): Promise<Studio> {
  const { folder, files } = await headingFaceFiles()
  const font = { fontFiles: files, loadSystemFonts: false, defaultFontFamily: 'Figtree' }
  const widths = new Map<string, number>()
  const grounds = keptGrounds()
  return {
    measure(words, size, weight) {
      const key = `${weight} ${words}`
      const known = widths.get(key) ?? widthOf(words, weight, font)
      widths.set(key, known)
      return known * size
    },
    draw(svg, width) {
      const image = new Resvg(svg, { font, fitTo: { mode: 'width', value: width } }).render()
      return palettePng(image.pixels, image.width, image.height)
    },
    async drawOver(scene, svg) {
      const words = new Resvg(svg, { font, fitTo: { mode: 'width', value: pictureSize.width } }).render().asPng()
      const picture = await sharp(await grounds(scene))
        .composite([{ input: words }])
        .removeAlpha()
        .raw()
        .toBuffer()
      return withinMost(picture)
    },
    drawClear: (svg, width) => new Resvg(svg, { font, fitTo: { mode: 'width', value: width } }).render().asPng(),
    close: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** The most bytes of a shared link's picture, and the qualities to try, best first. */
const most = 60_000
const qualities = [76, 66, 56, 46]

/** Crops each scene to the size of a shared link's picture, once. */
function keptGrounds(): (scene: string | null) => Promise<Buffer> {
  const kept = new Map<string | null, Promise<Buffer>>()
  return (scene) => {
    const known =
      kept.get(scene) ??
      (scene
        ? sharp(join(root, 'public/art', scene))
        : sharp({ create: { ...pictureSize, channels: 3, background: 'black' } })
      )
        .resize(pictureSize)
        .png({ compressionLevel: 0 })
        .toBuffer()
    kept.set(scene, known)
    return known
  }
}

async function withinMost(pixels: Buffer): Promise<Buffer> {
  const raw = { ...pictureSize, channels: 3 } as const
  for (const quality of qualities) {
    const file = await sharp(pixels, { raw }).jpeg({ quality, mozjpeg: true }).toBuffer()
    if (file.length <= most) return file
  }
  throw new Error(`A picture of a shared link does not fit into ${most} bytes.`)
}

/** The width of words as a multiple of the font size. */
function widthOf(words: string, weight: number, font: object): number {
  const size = 100
  const svg = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><text font-family="Figtree" font-size="${size}" font-weight="${weight}">${escaped(words)}</text></svg>`,
    { font },
  )
  return (svg.getBBox()?.width ?? 0) / size
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

interface Share {
  dist: string
  server: string
  /** The pictures' paths. */
  items: readonly string[]
}

/** Draws every page's picture and every icon of a built site. */
export async function drawPictures(site: Site, dist: string, server: string): Promise<void> {
  const items = site.sitePictures().map(({ path }) => path)
  await doInShares({ module: import.meta.url, doShare, worthAWorker: 100 }, { dist, server, items })
  const studio = await openStudio()
  const icon = readFileSync(join(root, 'public/icon.svg'), 'utf8')
  for (const { file, size, purpose } of site.icons) {
    const art = purpose === 'any' ? icon : site.squareIcon(icon, purpose === 'maskable' ? 0.8 : 1)
    write(join(dist, file), purpose === 'any' ? studio.drawClear(art, size) : studio.draw(art, size))
  }
  studio.close()
}

/**
 * Draws the pictures of a share.
 *
 * @loadedByName by scripts/support/share-worker.mjs
 */
export async function doShare({ dist, server, items }: Share): Promise<void> {
  const site = await loadSite(server)
  const studio = await openStudio()
  for (const picture of site.sitePictures().filter(({ path }) => items.includes(path))) {
    write(join(dist, picture.path), await studio.drawOver(picture.scene, site.pictureSvg(picture, studio.measure)))
    await letGo()
  }
  studio.close()
}

function write(file: string, bytes: Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
}
