import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import type { Picture } from '../../content/types.ts'
import {
  budgetOf,
  firstWithin,
  pictureFile,
  pictureRecord,
  picturesModule,
  qualities,
  type PictureType,
} from './art-files.ts'
import { root } from '../../scripts/support/setup.mjs'

const masters = join(root, 'art/masters')
const folder = join(root, 'public/art')
const module = join(root, 'content/pictures.ts')
const types: readonly PictureType[] = ['avif', 'webp']

interface Made {
  name: string
  bytes: number
  /** It is not what stands in the folder. */
  isOther: boolean
}

/**
 * Makes every width of every master that is not there yet, throws away what no master has, and writes the list of
 * pictures. With `isCheck` it writes nothing, makes all again, and says what is not as it is kept.
 */
export async function makePictures({ isCheck = false } = {}): Promise<boolean> {
  sharp.concurrency(1)
  mkdirSync(folder, { recursive: true })
  const records: Record<string, Picture> = {}
  const made: Made[] = []
  for (const file of readdirSync(masters)
    .filter((name) => name.endsWith('.webp'))
    .toSorted()) {
    const id = basename(file, '.webp')
    const master = readFileSync(join(masters, file))
    const record = pictureRecord(id, master, await sharp(master).metadata())
    records[id] = record
    for (const width of record.widths)
      for (const type of types) made.push(await makeFile({ id, record, master, width, type, isCheck }))
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

interface Order {
  id: string
  record: Picture
  master: Buffer
  width: number
  type: PictureType
  isCheck: boolean
}

async function makeFile({ id, record, master, width, type, isCheck }: Order): Promise<Made> {
  const name = pictureFile(record, width, type)
  const path = join(folder, name)
  const kept = existsSync(path) ? readFileSync(path) : null
  if (kept && !isCheck) return { name, bytes: kept.length, isOther: false }
  const file = await firstWithin(budgetOf(id), qualities[type], (quality) => encode(master, width, type, quality))
  if (!file) throw new Error(`${name} does not fit into ${budgetOf(id)} bytes, even at the lowest quality.`)
  if (!isCheck) writeFileSync(path, file)
  return { name, bytes: file.length, isOther: !kept?.equals(file) }
}

function encode(master: Buffer, width: number, type: PictureType, quality: number): Promise<Buffer> {
  const small = sharp(master).resize({ width })
  return (type === 'avif' ? small.avif({ quality, effort: 4 }) : small.webp({ quality, effort: 5 })).toBuffer()
}
