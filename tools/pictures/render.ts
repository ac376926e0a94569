import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { parseArgs } from '../../scripts/support/arguments.mjs'
import { fail, findProgram, root } from '../../scripts/support/setup.mjs'
import { mastersFolder, writeRenders } from './renders.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', default: '0' },
    samples: { type: 'string', default: '0' },
    to: { type: 'string', default: mastersFolder },
    twice: { type: 'boolean', default: false },
    table: { type: 'boolean', default: false },
  },
})
if (values.table) {
  writeRenders()
  process.exit()
}
if (values.width !== '0' && values.to === mastersFolder)
  fail('A picture of another width is no master: add --to <folder>, so that the master stays.')
if (positionals.length === 0) fail('npm run render -- <id> ...: the ids are named in art/rooms/pictures.')

const blender = process.env['BLENDER_PATH'] ?? findProgram('blender')
if (!blender || !existsSync(blender))
  fail('No Blender found: install 3.4 (Debian: apt-get install blender python3-torch), or set BLENDER_PATH.')

/** Rendering pauses while this file exists; create it while something is being timed. */
const standstill = '/tmp/no-render'
/** The largest average difference between two renders with the same seed, on a scale of 0 to 255. */
const mostApart = 1

const work = mkdtempSync(join(tmpdir(), 'render-'))
mkdirSync(values.to, { recursive: true })
for (const id of positionals) {
  const png = await take(id, work)
  if (values.twice) {
    const again = await take(id, join(work, 'again'), join(work, 'cache'))
    console.log(`${id}: taken twice, with nothing kept; ${await apart(png, again)} of 255 apart.`)
  }
  await sharp(png)
    .webp({ quality: 92, effort: 6 })
    .toFile(join(values.to, `${id}.webp`))
  copyFileSync(png.replace(/png$/, 'json'), join(values.to, `${id}.json`))
}
rmSync(work, { recursive: true })
console.log(`${positionals.join(', ')}: in ${values.to}. Run npm run pictures for the widths of masters.`)

/** Renders a picture with Blender into a folder and returns its file; renders are cached in the folder `cache`. */
async function take(id: string, folder: string, cache = ''): Promise<string> {
  mkdirSync(folder, { recursive: true })
  const png = join(folder, `${id}.png`)
  const script = join(root, 'art/rooms/take.py')
  const args = ['-n', '19', blender ?? '', '-b', '--python', script, '--', id, values.width, values.samples, png]
  const render = spawn('nice', args, { stdio: 'inherit', env: { ...process.env, ROOMS_CACHE: cache } })
  let isStill = false
  const watch = setInterval(() => {
    if (isStill === existsSync(standstill)) return
    isStill = !isStill
    render.kill(isStill ? 'SIGSTOP' : 'SIGCONT')
  }, 500)
  const [status] = await once(render, 'exit')
  clearInterval(watch)
  if (status !== 0) fail(`Blender could not take ${id}: see the lines above.`)
  return png
}

/** The average difference between two pictures. */
async function apart(one: string, other: string): Promise<string> {
  const [a, b] = await Promise.all([one, other].map((file) => sharp(file).raw().toBuffer()))
  if (!a || !b) throw new Error('A picture is missing.')
  const mean = a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length
  if (mean > mostApart) fail(`Two renders are ${mean.toFixed(2)} of 255 apart; the most is ${mostApart}.`)
  return mean.toFixed(2)
}
