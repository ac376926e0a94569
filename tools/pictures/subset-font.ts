import { readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { headingLetters } from '../../scripts/support/heading-face.ts'

/** Writes public/fonts/figtree.woff2: Figtree's Latin letters, weights 500 to 700, for headings. Run after a new letter is needed. */
const source = readFileSync('node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2')
const subset = await subsetFont(source, headingLetters, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 500, max: 700, default: 600 } },
})
writeFileSync('public/fonts/figtree.woff2', subset)
console.log(`public/fonts/figtree.woff2: ${(subset.length / 1024).toFixed(1)} KiB`)
