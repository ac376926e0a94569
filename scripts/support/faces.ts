import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { root } from './setup.mjs'

const latin = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('')

/** The letters of the text typeface: Latin, figures and the site's punctuation. */
export const textLetters = `${latin}‘’“”–—…°·×−é®™½`

/** The letters of the display typeface, which is used in headings, quotations and big figures. */
export const displayLetters = `${latin.replaceAll(/[#*<=>@[\\\]^_\x60{|}~]/g, '')}‘’“”–—…°·×−é`

/** Letters of names in Europe's languages that visitors type, and the site itself does not use. */
const nameLetters = { latin: lettersOf(0xc0, 0xff), latinExt: lettersOf(0x100, 0x24f) + lettersOf(0x1e00, 0x1eff) }

/** The file from which the text typeface is cut. */
export const textSource = sourceOf('figtree', 'figtree-latin-wght-normal')

const text = { features: ['kern', 'tnum'], axes: { wght: { min: 400, max: 600, default: 400 } } }
const display = { features: ['kern', 'liga', 'pnum'], axes: { wght: 340, opsz: 72 } }

const cuts = {
  text: { ...text, source: textSource, letters: textLetters },
  textNames: { ...text, source: textSource, letters: nameLetters.latin },
  textNamesExt: {
    ...text,
    source: sourceOf('figtree', 'figtree-latin-ext-wght-normal'),
    letters: nameLetters.latinExt,
  },
  display: { ...display, source: sourceOf('newsreader', 'newsreader-latin-opsz-normal'), letters: displayLetters },
  displayNames: {
    ...display,
    source: sourceOf('newsreader', 'newsreader-latin-opsz-normal'),
    letters: nameLetters.latin,
  },
  displayNamesExt: {
    ...display,
    source: sourceOf('newsreader', 'newsreader-latin-ext-opsz-normal'),
    letters: nameLetters.latinExt,
  },
}

/** The file of each cut: the site's own two, and the letters of names, which only the inbox has. */
export const faceFiles: Record<keyof typeof cuts, string> = {
  text: join(root, 'public/fonts/figtree.woff2'),
  textNames: join(root, 'receiver/inbox/faces/figtree-latin.woff2'),
  textNamesExt: join(root, 'receiver/inbox/faces/figtree-latin-ext.woff2'),
  display: join(root, 'public/fonts/newsreader.woff2'),
  displayNames: join(root, 'receiver/inbox/faces/newsreader-latin.woff2'),
  displayNamesExt: join(root, 'receiver/inbox/faces/newsreader-latin-ext.woff2'),
}

export type FaceName = keyof typeof cuts

/** The names of all cuts. */
export const faceNames: readonly FaceName[] = [
  'text',
  'textNames',
  'textNamesExt',
  'display',
  'displayNames',
  'displayNamesExt',
]

/** A typeface of the site as woff2, reduced to its letters. */
export function cutFace(name: FaceName): Promise<Uint8Array> {
  const { source, letters, features, axes } = cuts[name]
  return subsetFont(readFileSync(source), letters, {
    targetFormat: 'woff2',
    keepFeatures: features,
    variationAxes: axes,
  })
}

function lettersOf(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
}

function sourceOf(family: string, file: string): string {
  return join(root, `node_modules/@fontsource-variable/${family}/files/${file}.woff2`)
}
