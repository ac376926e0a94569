import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { textLetters, textSource } from './faces.ts'

/** Writes the heading typeface in the weights that pictures use to a new folder, one file for each. */
export async function headingFaceFiles(): Promise<{ folder: string; files: string[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'heading-face-'))
  const files: string[] = []
  for (const weight of [500, 600]) {
    const file = join(folder, `figtree-${weight}.ttf`)
    writeFileSync(
      file,
      await subsetFont(readFileSync(textSource), textLetters, {
        targetFormat: 'truetype',
        variationAxes: { wght: weight },
      }),
    )
    files.push(file)
  }
  return { folder, files }
}
