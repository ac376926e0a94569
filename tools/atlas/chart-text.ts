/** A line of text with its size in pixels. */
export interface TextLine {
  text: string
  size: number
  isBold: boolean
  width: number
  height: number
}

/** Arial's widths in thousandths of its size; Liberation Sans and Helvetica have the same. */
const widths: Readonly<Record<string, number>> = {
  ...widthOf(' \u00a0!,./:;I[]\\ft|', 278),
  ...widthOf('’‘il', 222),
  ...widthOf("'j", 222),
  ...widthOf('()-r`', 333),
  ...widthOf('Jcksvxyz', 500),
  ...widthOf('abdeghnopqu0123456789?#_L·–', 556),
  ...widthOf('FTZ+=<>~', 611),
  ...widthOf('ABEKPSVXY&', 667),
  ...widthOf('CDHNRUw', 722),
  ...widthOf('GOQ', 778),
  ...widthOf('Mm', 833),
  ...widthOf('W%—…', 944),
}

const unknownWidth = 900

const boldness = 1.075

/** Measures a line of text in Arial, in pixels; the same on every machine. */
export function lineOf(text: string, size: number, isBold = false): TextLine {
  const thousandths = Array.from(text).reduce((sum, letter) => sum + (widths[letter] ?? unknownWidth), 0)
  const width = Math.ceil((thousandths / 1000) * size * (isBold ? boldness : 1)) + 1
  return { text, size, isBold, width, height: Math.round(size * 1.35) }
}

/** Breaks a text at its spaces into lines no wider than `limit` where its words allow it. */
export function wrapped(text: string, size: number, limit: number, isBold = false): TextLine[] {
  const lines: string[] = []
  for (const word of text.split(' ').filter(Boolean)) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ')
    if (lines.length > 0 && lineOf(longer, size, isBold).width <= limit) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.map((line) => lineOf(line, size, isBold))
}

/** The size in pixels of lines set one below the other. */
export function sizeOf(lines: readonly TextLine[]): { width: number; height: number } {
  return {
    width: Math.max(0, ...lines.map(({ width }) => width)),
    height: lines.reduce((sum, { height }) => sum + height, 0),
  }
}

function widthOf(letters: string, width: number): Record<string, number> {
  return Object.fromEntries(Array.from(letters, (letter) => [letter, width]))
}
