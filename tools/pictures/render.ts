import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { locations } from '../../content/locations/index.ts'
import { fail, findProgram, root } from '../../scripts/support/setup.mjs'

const scenes = readdirSync(join(root, 'art/scenes')).filter((file) => file.endsWith('.py') && file !== 'clinic.py')
const known = [...scenes.map((file) => file.slice(0, -3)), ...locations.map(({ slug }) => slug)].toSorted()
const ids = process.argv.slice(2)
const unknown = ids.filter((id) => !known.includes(id))
if (ids.length === 0 || unknown.length > 0) fail(`npm run render -- <id> ...: ${known.join(', ')}.`)

const blender = process.env['BLENDER_PATH'] ?? findProgram('blender')
if (!blender || !existsSync(blender))
  fail('No Blender found: install 3.4 or newer (Debian: apt-get install blender python3-numpy), or set BLENDER_PATH.')

const folder = mkdtempSync(join(tmpdir(), 'render-'))
const script = join(root, 'art/render.py')
for (const id of ids) {
  const args = ['--background', '--python-exit-code', '1', '--python', script, '--', folder, '0', '0', id]
  const { status } = spawnSync(blender, args, { stdio: 'inherit' })
  if (status !== 0) fail(`Blender could not take ${id}: see the lines above. It needs numpy in its own Python.`)
  await sharp(join(folder, `${id}.png`))
    .webp({ quality: 92, effort: 6 })
    .toFile(join(root, `art/masters/${id}.webp`))
}
rmSync(folder, { recursive: true })
console.log(`${ids.join(', ')}: in art/masters. Run npm run pictures for the widths.`)
