import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { root } from './setup.mjs'

const latin = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('')

/** The letters of the text typeface: Latin, figures and the site's punctuation. */
export const textLetters = `${latin}‘’“”–—…°·×−é®™½`

/** The letters of the display typeface, which is used in headings, quotations and big figures. */
export const displayLetters = `${latin.replaceAll(/[#*<=>@[\\\]^_\x60{|}~]/g, '')}‘’“”–—…°·×−é`

/** The file from which the text typeface is cut. */
export const textSource = sourceOf('figtree', 'figtree-latin-wght-normal')

const cuts = {
  text: {
    source: textSource,
    letters: textLetters,
    features: ['kern', 'tnum'],
    axes: { wght: { min: 400, max: 600, default: 400 } },
  },
  display: {
    source: sourceOf('newsreader', 'newsreader-latin-opsz-normal'),
    letters: displayLetters,
    features: ['kern', 'liga', 'pnum'],
    axes: { wght: 340, opsz: 72 },
  },
}

/** The file of each of the site's typefaces, by use. */
export const faceFiles = {
  text: join(root, 'public/fonts/figtree.woff2'),
  display: join(root, 'public/fonts/newsreader.woff2'),
}

/** A typeface of the site as woff2, reduced to its letters. */
export function cutFace(name: keyof typeof cuts): Promise<Uint8Array> {
  const { source, letters, features, axes } = cuts[name]
  return subsetFont(readFileSync(source), letters, {
    targetFormat: 'woff2',
    keepFeatures: features,
    variationAxes: axes,
  })
}

function sourceOf(family: string, file: string): string {
  return join(root, `node_modules/@fontsource-variable/${family}/files/${file}.woff2`)
}
