import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { root } from './setup.mjs'

const latin = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('')

/** The letters of the text face: Latin, figures and the punctuation of the site. */
export const textLetters = `${latin}‘’“”–—…°·×−é®™½`

/** Those of the display face: what headings, quotations and big figures are written with. */
export const displayLetters = `${latin.replaceAll(/[#*<=>@[\\\]^_\x60{|}~]/g, '')}‘’“”–—…°·×−é`

/** The file that the text face is cut from. */
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

/** The site's faces by what they are for, and the file of each. */
export const faceFiles = {
  text: join(root, 'public/fonts/figtree.woff2'),
  display: join(root, 'public/fonts/newsreader.woff2'),
}

/** A face of the site, cut to its letters, as woff2. */
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
