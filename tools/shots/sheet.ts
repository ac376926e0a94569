import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { escaped } from '../../src/seo/escaped.ts'
import { resultsFolder } from '../atlas/walk-record.ts'

/** The widths in px of a phone, a tablet, a laptop and a large screen. */
export const widths = [360, 768, 1280, 1920] as const

/** A photograph of a page or of a flow's situation. */
const shotSchema = z.object({ group: z.string(), title: z.string(), width: z.number() })
type Shot = z.infer<typeof shotSchema>

const keptSchema = shotSchema.extend({ file: z.string() })
type Kept = z.infer<typeof keptSchema>

const folder = join(resultsFolder, 'shots')
const shots = join(folder, 'shots')

/**
 * Writes a photograph and what it shows to files of their own, so that parallel workers do not write to the same file.
 */
export function keepShot(shot: Shot, picture: Uint8Array, ending: 'jpg' | 'webp'): void {
  mkdirSync(shots, { recursive: true })
  const name = createHash('sha256').update(JSON.stringify(shot)).digest('hex').slice(0, 12)
  const kept: Kept = { ...shot, file: `${name}.${ending}` }
  writeFileSync(join(shots, kept.file), picture)
  writeFileSync(join(shots, `${name}.json`), JSON.stringify(kept))
}

/**
 * Writes the contact sheet of all photographs, with a row for each view and a column for each width. Returns the file;
 * throws where there are no photographs.
 */
export function writeSheet(): string {
  const kept = readShots()
  if (kept.length === 0) throw new Error('There is no photograph: every test of npm run shots failed.')
  const file = join(folder, 'index.html')
  writeFileSync(file, sheetOf(kept))
  return file
}

function readShots(): Kept[] {
  if (!existsSync(shots)) return []
  return readdirSync(shots)
    .filter((file) => file.endsWith('.json'))
    .map((file) => keptSchema.parse(JSON.parse(readFileSync(join(shots, file), 'utf8'))))
}

/** The contact sheet of these photographs as an HTML page. */
export function sheetOf(kept: readonly Kept[]): string {
  const groups = [...new Set(kept.map(({ group }) => group))].toSorted()
  const rows = groups.map((group) => {
    const own = kept.filter((shot) => shot.group === group)
    const titles = [...new Set(own.map(({ title }) => title))].toSorted()
    const views = titles.map((title) => viewOf(own.filter((shot) => shot.title === title)))
    return `<h2>${escaped(group)} (${titles.length})</h2>\n${views.join('\n')}`
  })
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact sheet</title>
<style>body { font: 16px/1.5 system-ui; margin: 24px } div { display: flex; gap: 16px; align-items: start; overflow-x: auto }
figure { margin: 0 } img { width: 320px; max-height: 720px; object-fit: cover; object-position: top; border: 1px solid #c9dce8 }</style>
<h1>${kept.length} photographs</h1>
${rows.join('\n')}
</html>
`
}

function viewOf(shots: readonly Kept[]): string {
  const pictures = shots
    .toSorted((one, other) => one.width - other.width)
    .map(
      ({ file, width }) =>
        `<figure><a href="shots/${file}"><img loading="lazy" src="shots/${file}" alt="At ${width} px"></a>
<figcaption>${width} px</figcaption></figure>`,
    )
  return `<h3>${escaped(shots[0]?.title ?? '')}</h3>\n<div>${pictures.join('')}</div>`
}
