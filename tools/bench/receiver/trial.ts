import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { seeded } from '../leads/faults.ts'
import { compare, createBook, type Book } from './book.ts'
import { createDisk, type Disk } from './disk.ts'
import { submit } from './receiver-process.ts'
import { createSlot, type Slot } from './slot.ts'
import { idsIn, sqlite } from './sqlite-program.ts'

export interface Trial {
  kills: number
  seed: number
}

/**
 * What happened to a file that was written to, read, backed up, deleted from and filled while its receivers were
 * killed.
 */
export interface TrialFigures {
  disk: Disk['kind']
  kills: number
  writers: number
  acknowledged: number
  /** Requests that were answered with 503. */
  postponed: number
  looks: number
  backups: number
  /** Rows deleted on purpose. */
  deleted: number
  fullDisks: number
  /** The errors of the sqlite3 program. */
  complaints: string[]
  /** Acknowledged requests that are not in the file, or were not in a backup. */
  lost: number
  /** Deleted requests that are in the file. */
  undone: number
  /** The result of SQLite's integrity check of the file and of each backup; each should be 'ok'. */
  integrity: string[]
  seconds: number
}

interface World {
  file: string
  disk: Disk
  slots: readonly [Slot, Slot]
  book: Book
  random: () => number
  figures: TrialFigures
  /** How many acts have been started so far. */
  acted: number
  isOver: boolean
}

type Act = (world: World) => Promise<void>

const writers = 6
/** The endings of the receivers' temporary folders, which are beside the disk. */
const places = ['-one', '-other'] as const
const acts: readonly Act[] = [look, backUp, fillDisk, deleteSome]

/**
 * Six writers send requests to two receivers on one file, each with its own temporary folder. Meanwhile the receivers
 * are killed at random moments and other programs read, back up and change the file. At the end the sqlite3 program
 * reads what the file holds.
 */
export async function runTrial({ kills, seed }: Trial): Promise<TrialFigures> {
  const started = performance.now()
  const world = createWorld(seed)
  const { slots, disk, book, file, figures } = world
  try {
    await Promise.all(slots.map((slot) => slot.start()))
    const writing = Array.from({ length: writers }, (_, writer) => write(world, writer))
    while (figures.kills < kills) await killMeanwhile(world)
    world.isOver = true
    await Promise.all(writing)
    await Promise.all(slots.map((slot) => slot.kill()))
    const { lost, undone } = compare(book, await idsIn(file))
    figures.integrity.push(await sqlite(file, 'PRAGMA integrity_check'))
    return {
      ...figures,
      deleted: book.deleted.size,
      acknowledged: book.kept.size + book.deleted.size,
      lost: figures.lost + lost.length,
      undone: undone.length,
      seconds: (performance.now() - started) / 1000,
    }
  } finally {
    await Promise.all(slots.map((slot) => slot.kill()))
    for (const name of places) rmSync(disk.folder + name, { recursive: true, force: true })
    disk.remove()
  }
}

function createWorld(seed: number): World {
  const [one, other] = places
  const disk = createDisk()
  const file = join(disk.folder, 'leads.db')
  const figures = {
    disk: disk.kind,
    kills: 0,
    writers,
    acknowledged: 0,
    postponed: 0,
    looks: 0,
    backups: 0,
    deleted: 0,
  }
  return {
    file,
    disk,
    slots: [createSlot(file, disk.folder + one), createSlot(file, disk.folder + other)],
    book: createBook(),
    random: seeded(seed),
    figures: { ...figures, fullDisks: 0, complaints: [], lost: 0, undone: 0, integrity: [], seconds: 0 },
    acted: 0,
    isOver: false,
  }
}

/** Sends one request after the other, and repeats each until it is acknowledged. */
async function write(world: World, writer: number): Promise<void> {
  for (let number = 0; !world.isOver; number += 1) {
    const id = `request-of-writer-${writer}-${number}`
    for (let tries = writer; !world.isOver; tries += 1) {
      const status = await submit(world.slots[tries % 2 === 0 ? 0 : 1].base(), id)
      if (status === 503) world.figures.postponed += 1
      if (status === 201 || status === 200) {
        world.book.kept.add(id)
        break
      }
      await pause(5)
    }
    await pause(10)
  }
}

/** Starts the next act, kills one receiver or both at a random moment meanwhile, and starts them again. */
async function killMeanwhile(world: World): Promise<void> {
  const { slots, random, figures } = world
  const doing = nextAct(world)(world).catch((error: unknown) => {
    figures.complaints.push(error instanceof Error ? error.message : String(error))
  })
  await pause(random() * 200)
  const [one, other] = slots
  const struck = random() < 0.15 ? slots : [random() < 0.5 ? one : other]
  await Promise.all(struck.map((slot) => slot.kill()))
  figures.kills += struck.length
  await Promise.all([doing, ...struck.map((slot) => slot.start())])
}

/** Returns each act once, in order, and then any act, or none, by chance. */
function nextAct(world: World): Act {
  const chance = Math.floor(world.random() * (acts.length + 1))
  world.acted += 1
  return acts[world.acted <= acts.length ? world.acted - 1 : chance] ?? (async () => undefined)
}

async function look({ file, figures }: World): Promise<void> {
  await sqlite(file, 'SELECT kind, count(*), max(received) FROM leads GROUP BY kind')
  figures.looks += 1
}

async function backUp({ file, disk, book, figures }: World): Promise<void> {
  const copy = `${disk.folder}-copy.db`
  const before = { ...book, kept: new Set(book.kept), deleted: new Set<string>() }
  try {
    await sqlite(file, `.backup '${copy}'`)
    figures.integrity.push(await sqlite(copy, 'PRAGMA integrity_check'))
    figures.lost += compare(before, await idsIn(copy)).lost.length
    figures.backups += 1
  } finally {
    rmSync(copy, { force: true })
  }
}

async function deleteSome({ file, book: { kept, leaving, deleted }, random }: World): Promise<void> {
  const first = Math.floor(random() * kept.size)
  const ids = [...kept].slice(first, first + 3)
  for (const id of ids) leaving.add(id)
  await sqlite(file, `DELETE FROM leads WHERE id IN (${ids.map((id) => `'${id}'`).join(', ')})`)
  for (const id of ids) {
    kept.delete(id)
    deleted.add(id)
  }
}

/** Keeps the disk full until six more requests were postponed, for one second at most. */
async function fillDisk({ disk, slots, figures }: World): Promise<void> {
  const before = figures.postponed
  const pids = () => slots.flatMap((slot) => slot.pid())
  disk.makeFull(pids())
  for (let waited = 0; waited < 100 && figures.postponed < before + 6; waited += 1) await pause(10)
  disk.free(pids())
  figures.fullDisks += 1
}
