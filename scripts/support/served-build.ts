import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { lookup } from 'mrmime'
import type { HeaderRule } from '../../deploy/headers.ts'

/** A file as it is sent. */
export interface ServedFile {
  body: Uint8Array
  /** The same, compressed with brotli; null where the build has no such file. */
  compressed: Uint8Array | null
  type: string
  /** Tells its content apart, for `ETag`. */
  tag: string
}

/** A build, whole and in memory: what happens to its folder meanwhile is of no concern to who is being answered. */
export interface ServedBuild {
  /** By address. */
  files: ReadonlyMap<string, ServedFile>
  notFoundPage: Uint8Array
  rules: readonly HeaderRule[]
}

/** Where a build stands: its files, and headers.json, which comes to its place last. */
export interface BuildPlace {
  dist: string
  headers: string
}

/** Pages that are open outlive as many deploys before they are loaded anew. */
const keptBuilds = 5

/**
 * Reads a build, and again when another has taken its place: whoever asks from then on is answered from the new one, and is still
 * given hashed files of the ones before. Rejects where there is none to begin with.
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

/** Null between two builds. */
function markOf({ headers }: BuildPlace): string | null {
  const facts = statSync(headers, { throwIfNoEntry: false })
  return facts ? `${facts.ino} ${facts.mtimeMs}` : null
}

async function readBuild({ dist, headers }: BuildPlace): Promise<ServedBuild> {
  const rules: HeaderRule[] = JSON.parse(readFileSync(headers, 'utf8'))
  return { files: await readFiles(dist), notFoundPage: await readFile(join(dist, '404.html')), rules }
}

/** What of a folder is given away, by address. */
export async function readFiles(folder: string): Promise<Map<string, ServedFile>> {
  const bodies = await readAll(folder)
  return new Map(
    [...bodies].flatMap(([name, body]) => {
      const compressed = bodies.get(`${name}.br`) ?? null
      return isServed(name) ? [[addressOf(name), { body, compressed, type: typeOf(name), tag: tagOf(body) }]] : []
    }),
  )
}

/** Every file of a folder by its name; a hundred at a time, since a process may only have so many open. */
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

/** Not the page of unknown addresses, nor what stands there for the host or for tools. */
function isServed(name: string): boolean {
  return name !== '404.html' && !/^_|\.br$|(^|\/)\.(?!well-known\/)/.test(name)
}

/** Pages are asked for without their ending; documents that are framed are no pages. */
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
