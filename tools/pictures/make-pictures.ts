import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Picture } from '../../content/types.ts'
import { homeContent } from '../../content/home.ts'
import { shown } from '../../content/words/pictures.ts'
import {
  budgetOf,
  filesOf,
  firstWithin,
  pictureFile,
  pictureRecord,
  picturesModule,
  qualities,
  tallPart,
  type ArtFile,
  type Master,
  type PictureType,
} from './art-files.ts'
import { masterIds, mastersFolder, settingsOf } from './renders.ts'
import { root } from '../../scripts/support/setup.mjs'

const folder = join(root, 'public/art')
const module = join(root, 'content/pictures.ts')
const types: readonly PictureType[] = ['avif', 'webp']
/** One picture that stands for several services. */
const shownAs: Readonly<Record<string, readonly string[]>> = { shockwave: ['shockwave-therapy', 'shockwaves-women'] }

interface Made {
  name: string
  bytes: number
  /** Whether it differs from the file in the folder. */
  isOther: boolean
}

/**
 * Makes the files that are missing, deletes those of no master, and writes the list of pictures. With `isCheck` it
 * makes all files again, writes nothing, and reports what differs.
 */
export async function makePictures({ isCheck = false } = {}): Promise<boolean> {
  sharp.concurrency(1)
  mkdirSync(folder, { recursive: true })
  const records: Record<string, Picture> = {}
  const made: Made[] = []
  for (const id of masterIds()) {
    const master = await readMaster(id)
    const record = pictureRecord(master)
    for (const shownId of shownAs[id] ?? [id]) records[shownId] = { ...record, alt: master.alt }
    for (const each of filesOf(record)) made.push(await makeFile({ record, master, file: each, isCheck }))
  }
  for (const { name, bytes } of made) console.log(`${String(bytes).padStart(6)} ${name}`)
  const text = picturesModule(records)
  if (isCheck) {
    const others = made.filter(({ isOther }) => isOther).map(({ name }) => name)
    if (readFileSync(module, 'utf8') !== text) others.push('content/pictures.ts')
    for (const name of others) console.error(`${name} is not what its master gives: run npm run pictures.`)
    return others.length === 0
  }
  const kept = new Set(made.map(({ name }) => name))
  for (const name of readdirSync(folder)) if (isPicture(name) && !kept.has(name)) rmSync(join(folder, name))
  writeFileSync(module, text)
  return true
}

function isPicture(name: string): boolean {
  return types.some((type) => name.endsWith(`.${type}`))
}

/** Reads a master with the settings beside it. Throws where they are missing, and where no words say what it shows. */
async function readMaster(id: string): Promise<Master> {
  const bytes = readFileSync(join(mastersFolder, `${id}.webp`))
  const { width, height } = await sharp(bytes).metadata()
  const { focus } = settingsOf(id)
  const [first = id] = shownAs[id] ?? []
  const alt = shown[first]
  if (!alt) throw new Error(`content/words/pictures.ts does not say what ${first} shows.`)
  return { id, bytes, width, height, focus, alt, isTall: homeContent.services.pictured.includes(id) }
}

interface Order {
  record: Picture
  master: Master
  file: ArtFile
  isCheck: boolean
}

async function makeFile({ record, master, file, isCheck }: Order): Promise<Made> {
  const name = pictureFile(record, file)
  const path = join(folder, name)
  const kept = existsSync(path) ? readFileSync(path) : null
  if (kept && !isCheck) return { name, bytes: kept.length, isOther: false }
  const budget = budgetOf(file)
  const bytes = await firstWithin(budget, qualities[file.type], (quality) => encode(master, file, quality))
  if (!bytes) throw new Error(`${name} does not fit into ${budget} bytes, even at the lowest quality.`)
  if (!isCheck) writeFileSync(path, bytes)
  return { name, bytes: bytes.length, isOther: !kept?.equals(bytes) }
}

function encode(master: Master, { width, type, isTall }: ArtFile, quality: number): Promise<Buffer> {
  const whole = sharp(master.bytes)
  const small = (isTall ? whole.extract(tallPart(master)) : whole).resize({ width })
  return (type === 'avif' ? small.avif({ quality, effort: 4 }) : small.webp({ quality, effort: 5 })).toBuffer()
}
