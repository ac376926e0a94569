// node art/rooms/take.mjs <id> ... [--width 480] [--samples 16] [--to folder]: takes pictures, one after another, as masters in art/rooms/masters.
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'

const here = import.meta.dirname
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', default: '0' },
    samples: { type: 'string', default: '0' },
    to: { type: 'string' },
  },
})
const work = join(here, '../../.cache/rooms')
const folder = values.to ?? join(here, 'masters')
for (const path of [work, folder]) mkdirSync(path, { recursive: true })

let failed = 0
for (const id of positionals) {
  const png = join(work, `${id}.png`)
  const settings = [id, values.width, values.samples, png]
  const blender = ['blender', '-b', '--python', join(here, 'take.py'), '--', ...settings]
  const { status } = spawnSync('nice', ['-n', '19', ...blender], { stdio: 'inherit' })
  if (status !== 0) {
    console.error(`${id} could not be taken: see the lines above.`)
    failed += 1
    continue
  }
  await sharp(png)
    .webp({ quality: 92, effort: 6 })
    .toFile(join(folder, `${id}.webp`))
  copyFileSync(join(work, `${id}.json`), join(folder, `${id}.json`))
}
process.exitCode = failed > 0 ? 1 : 0
