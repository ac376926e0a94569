import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { lookup } from 'mrmime'
import type { HeaderRule } from '../../deploy/headers.ts'

/** A file to be sent. */
export interface ServedFile {
  body: Uint8Array
  /** The body compressed with brotli; null where the build has no such file. */
  compressed: Uint8Array | null
  type: string
  /** A hash of the content, for `ETag`. */
  tag: string
}

/** A whole build in memory, so that changes to its folder do not affect requests being answered. */
export interface ServedBuild {
  /** By address. */
  files: ReadonlyMap<string, ServedFile>
  notFoundPage: Uint8Array
  rules: readonly HeaderRule[]
}

/** The place of a build: its files, and headers.json, which is written last. */
export interface BuildPlace {
  dist: string
  headers: string
}

/** The number of builds whose hashed files are still served, for pages that were opened before a deploy. */
const keptBuilds = 5

/**
 * Reads a build, and reads it again when another has replaced it. Later requests get the new build, and still the
 * hashed files of the builds before. Rejects where there is no build at the start.
 */
export function servedBuilds(place: BuildPlace): () => Promise<ServedBuild> {
  let mark = markOf(place)
  let former: readonly ServedBuild[] = []
  let current = read()
  return () => {
    const now = markOf(place)
    if (now !== null && now !== mark) {
      const before = current
      mark = now
      current = read().catch((error: unknown) => {
        console.error(`The new build could not be read, the one before is still served: ${String(error)}`)
        return before
      })
    }
    return current
  }

  async function read(): Promise<ServedBuild> {
    const build = await readBuild(place)
    const files = new Map([...former.flatMap(hashedFilesOf), ...build.files])
    former = [...former, build].slice(-keptBuilds)
    return { ...build, files }
  }
}

function hashedFilesOf({ files }: ServedBuild): [string, ServedFile][] {
  return [...files].filter(([address]) => address.startsWith('/assets/'))
}

/** A mark that changes with each build; null while one is being replaced. */
function markOf({ headers }: BuildPlace): string | null {
  const facts = statSync(headers, { throwIfNoEntry: false })
  return facts ? `${facts.ino} ${facts.mtimeMs}` : null
}

async function readBuild({ dist, headers }: BuildPlace): Promise<ServedBuild> {
  const rules: HeaderRule[] = JSON.parse(readFileSync(headers, 'utf8'))
  return { files: await readFiles(dist), notFoundPage: await readFile(join(dist, '404.html')), rules }
}

/** The files of a folder that are served, by address. */
export async function readFiles(folder: string): Promise<Map<string, ServedFile>> {
  const bodies = await readAll(folder)
  return new Map(
    [...bodies].flatMap(([name, body]) => {
      const compressed = bodies.get(`${name}.br`) ?? null
      return isServed(name) ? [[addressOf(name), { body, compressed, type: typeOf(name), tag: tagOf(body) }]] : []
    }),
  )
}

/** Every file of a folder by its name, read a hundred at a time because the number of open files is limited. */
async function readAll(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
  const bodies = new Map<string, Buffer>()
  for (let start = 0; start < names.length; start += 100)
    await Promise.all(
      names
        .slice(start, start + 100)
        .map(async (name) => bodies.set(name.replaceAll(sep, '/'), await readFile(join(folder, name)))),
    )
  return bodies
}

/** Whether a file is served: not the not-found page, nor files for the host or for tools. */
function isServed(name: string): boolean {
  return name !== '404.html' && !/^_|\.br$|(^|\/)\.(?!well-known\/)/.test(name)
}

/** The address of a file: pages have no ending, but framed documents, which are not pages, keep it. */
function addressOf(name: string): string {
  if (name === 'index.html') return '/'
  return `/${name.startsWith('embed/') ? name : name.replace(/\.html$/, '')}`
}

function typeOf(name: string): string {
  const type = lookup(name) ?? 'application/octet-stream'
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type
}

function tagOf(body: Uint8Array): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 22)
}
