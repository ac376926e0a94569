import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'

const partFile = 'part.json'

/**
 * The folders that the atlas and the summary of axe read, with one file for each walk, scan and picture, so that parts
 * do not overwrite each other.
 */
const folders = ['walks', 'screens', 'failures', 'playwright/scans']

const historyFile = 'history.jsonl'

const count = z.int().min(0)

const resultSchema = z.object({
  number: count.min(1),
  of: count.min(1),
  passed: count,
  failed: count,
  skipped: count,
  /** What was tested: see `testRun`. */
  commit: z.string(),
})

/** The result of a part of the tests. */
export type PartResult = z.infer<typeof resultSchema>

/** Writes the result of a part beside its walks and scans. */
export function keepPart(results: string, result: PartResult): void {
  mkdirSync(results, { recursive: true })
  writeFileSync(join(results, partFile), `${JSON.stringify(result)}\n`)
}

/** Removes the result of an earlier part, so that it does not count for a run that does not end. */
export function removePart(results: string): void {
  rmSync(join(results, partFile), { force: true })
}

/**
 * Joins the results of parts in one folder, replacing its contents, and returns the result of each part. To the history
 * in it their lines are added. `parts` are their `test-results` folders. Throws one sentence, and changes nothing, where
 * a part is missing, present twice or of another commit.
 */
export function joinParts(parts: readonly string[], results: string): PartResult[] {
  const all = parts.map((folder) => readPart(folder, results))
  const of = all[0]?.of ?? 1
  const missing = Array.from({ length: of }, (_, index) => index + 1).filter(
    (wanted) => all.filter(({ number }) => number === wanted).length !== 1,
  )
  if (all.length === 0) throw new Error('Name the folders that the parts left as test-results.')
  if (all.some((part) => part.of !== of)) throw new Error('The parts are of different numbers of parts.')
  if (missing.length > 0) throw new Error(`Of ${of} parts, these are missing or there twice: ${missing.join(', ')}.`)
  const commits = new Set(all.map(({ commit }) => commit))
  if (commits.size > 1) throw new Error(`The parts are of different commits: ${[...commits].join(', ')}.`)
  for (const name of folders) {
    rmSync(join(results, name), { recursive: true, force: true })
    for (const part of parts) copy(join(part, name), join(results, name))
  }
  joinHistories(parts, results)
  return all
}

function joinHistories(parts: readonly string[], results: string): void {
  const files = [results, ...parts].map((folder) => join(folder, historyFile)).filter((file) => existsSync(file))
  const lines = new Set(files.flatMap((file) => readFileSync(file, 'utf8').split('\n')).filter(Boolean))
  mkdirSync(results, { recursive: true })
  if (lines.size > 0) writeFileSync(join(results, historyFile), [...lines].map((line) => `\n${line}`).join(''))
}

function readPart(folder: string, results: string): PartResult {
  const file = join(folder, partFile)
  if (resolve(folder) === resolve(results)) throw new Error(`${folder} is where the parts are joined: move it first.`)
  if (!existsSync(file)) throw new Error(`${folder} holds no ${partFile}: npm test -- --shard leaves one at its end.`)
  return resultSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
}

function copy(from: string, to: string): void {
  if (existsSync(from)) cpSync(from, to, { recursive: true, preserveTimestamps: true })
}
