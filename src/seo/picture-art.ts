import { brand } from '../../content/brand.ts'
import { escaped } from './escaped.ts'
import { pictureSize, type Picture } from './picture.ts'

/** The width of words in the heading face, in px. */
export type Measure = (words: string, size: number, weight: Weight) => number

type Weight = 500 | 600

const left = 72
const textWidth = 620
const noteLine = 42
/** Sizes of a title, and how many lines of each there is room for. */
const sizes = [
  { size: 108, most: 1 },
  { size: 88, most: 2 },
  { size: 74, most: 3 },
  { size: 62, most: 4 },
]

/**
 * What lies over a picture's scene, as SVG: a shade from the left, and the page's words on it; the scene is seen at the
 * right.
 */
export function pictureSvg({ eyebrow, title, note }: Picture, measure: Measure): string {
  const { size, lines } = fitted(title, measure)
  const lineHeight = Math.round(size * 1.08)
  const small = wrapped(note, (line) => measure(line, 32, 500))
  const noteHeight = (small.length - 1) * noteLine
  const last = 486 - noteHeight
  const first = last - (lines.length - 1) * lineHeight
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${pictureSize.width} ${pictureSize.height}">`,
    shade,
    words(brand.name, { x: left + 58, y: 98, size: 30, weight: 600, fill: '#ffffff' }),
    words(eyebrow, { x: left, y: first - size - 12, size: 32, weight: 500, fill: '#a5cbe4' }),
    ...lines.map((line, index) =>
      words(line, { x: left, y: first + index * lineHeight, size, weight: 600, fill: '#ffffff' }),
    ),
    ...small.map((line, index) =>
      words(line, { x: left, y: 558 - noteHeight + index * noteLine, size: 32, weight: 500, fill: '#ffe8dc' }),
    ),
    '</svg>',
  ].join('')
}

/** The largest size at which a title takes no more lines than there is room for, else the smallest. */
function fitted(title: string, measure: Measure): { size: number; lines: string[] } {
  const tries = sizes.map(({ size, most }) => {
    const lines = wrapped(title, (line) => measure(line, size, 600))
    return { size, lines, fits: lines.length <= most && lines.every((line) => measure(line, size, 600) <= textWidth) }
  })
  return tries.find(({ fits }) => fits) ?? tries.at(-1) ?? { size: 62, lines: [title] }
}

/** Words in lines of at most the text's width. */
function wrapped(text: string, widthOf: (line: string) => number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = [...lines.slice(-1), word].join(' ')
    if (lines.length > 0 && widthOf(longer) <= textWidth) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

interface Lettering {
  x: number
  y: number
  size: number
  weight: Weight
  fill: string
}

function words(text: string, { x, y, size, weight, fill }: Lettering): string {
  const tracking = size > 60 ? ` letter-spacing="${(-size * 0.02).toFixed(2)}"` : ''
  const style = `font-family="Figtree" font-size="${size}" font-weight="${weight}" fill="${fill}"`
  return `<text x="${x}" y="${y}" ${style}${tracking}>${escaped(text)}</text>`
}

/** The ground's colour, nearly solid behind the words; and the brand's mark. */
const shade = [
  '<defs><linearGradient id="shade">',
  ...[
    [0, 0.94],
    [0.42, 0.82],
    [0.66, 0.42],
    [1, 0.04],
  ].map(([at, strength]) => `<stop offset="${at}" stop-color="#0b1b2b" stop-opacity="${strength}"/>`),
  `</linearGradient></defs><rect width="${pictureSize.width}" height="${pictureSize.height}" fill="url(#shade)"/>`,
  `<g transform="translate(${left} 66) scale(1.375)"><path d="M16 5v22M6.5 10.5l19 11M6.5 21.5l19-11" `,
  'stroke="#a5cbe4" stroke-width="2.5" stroke-linecap="round"/><circle cx="16" cy="16" r="4.5" fill="#c2410c"/></g>',
].join('')
