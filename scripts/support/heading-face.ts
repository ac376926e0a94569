import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { root } from './setup.mjs'

/** The letters that Figtree has for headings: Latin, figures and the punctuation of the site. */
export const headingLetters =
  Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('') + '‘’“”–—…°·×é®™½'

const source = join(root, 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2')

/** The heading face in the weights that pictures are lettered in, as files: a folder with one for each. */
export async function headingFaceFiles(): Promise<{ folder: string; files: string[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'heading-face-'))
  const files: string[] = []
  for (const weight of [500, 600]) {
    const file = join(folder, `figtree-${weight}.ttf`)
    writeFileSync(
      file,
      await subsetFont(readFileSync(source), headingLetters, {
        targetFormat: 'truetype',
        variationAxes: { wght: weight },
      }),
    )
    files.push(file)
  }
  return { folder, files }
}
