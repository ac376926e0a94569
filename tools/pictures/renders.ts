import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { root } from '../../scripts/support/setup.mjs'

/** Finished renders, each with its settings beside it. */
export const mastersFolder = join(root, 'art/masters')
/** Where what each render took is told. */
export const rendersPage = join(root, 'docs/evidence/pictures.md')

/** The most noise that a picture's flat patches may have in the median before grain is added, on a scale of 0 to 255. */
const mostSpeckle = 1.5
const share = z.number().min(0).max(1)

/** What a render was taken with, as it stands beside its master. */
const settingsSchema = z.object({
  picture: z.string(),
  width: z.int().min(1680),
  height: z.int(),
  samples: z.int().min(8),
  seed: z.int(),
  focus: z.tuple([share, share]),
  speckle: z.object({ patches: z.int(), middle: z.number().max(mostSpeckle).optional() }).optional(),
  'processor seconds': z.object({ build: z.int(), render: z.int(), develop: z.int() }),
})

/** The ids of all masters, in order. */
export function masterIds(): string[] {
  return readdirSync(mastersFolder)
    .filter((name) => name.endsWith('.webp'))
    .map((name) => name.replace('.webp', ''))
    .toSorted()
}

/** The settings of a master. Throws where it has none, and where it is too small, too coarse or speckled. */
export function settingsOf(id: string) {
  return settingsSchema.parse(JSON.parse(readFileSync(join(mastersFolder, `${id}.json`), 'utf8')))
}

/** The page that says of each picture what it was rendered with, how long it took and how much speckle was left. */
export function rendersText(): string {
  const rows = masterIds().map((id) => {
    const { width, height, samples, speckle, 'processor seconds': seconds } = settingsOf(id)
    const cells = [id, `${width}x${height}`, samples, seconds.build + seconds.render, seconds.develop]
    return `| ${[...cells, speckle?.middle?.toFixed(2) ?? '–'].join(' | ')} |`
  })
  return `# Pictures

Written by \`npm run render -- --table\` from the settings beside each master ([the studio](../../art/rooms/README.md)). Seconds are of one processor. Speckle is the standard deviation in the middle flat patch after the denoiser and before the grain, in 255ths; at most ${mostSpeckle}; none where no patch is flat, or where it was not measured.

| picture | pixels | samples | seconds to render | seconds to develop | speckle |
| --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`
}

/** Writes the page. */
export function writeRenders(): void {
  writeFileSync(rendersPage, rendersText())
}
