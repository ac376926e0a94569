import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'

const root = join(import.meta.dirname, '../..')

export interface SourceFile {
  /** From the project's root: 'machines/booking/index.ts'. */
  path: string
  text: string
}

export interface Import {
  from: string
  /** A file's path from the project's root, or a package's name. */
  target: string
  isTypeOnly: boolean
}

const statement = /^[ \t]*(?:import|export)\s+(type\s+(?!from\b))?([\w\s{},*$]*?)\s*from\s+['"]([^'"]+)['"]/gm
const sideEffect = /^[ \t]*import\s+['"]([^'"]+)['"]/gm
const dynamic = /(typeof\s+)?\bimport\(\s*['"]([^'"]+)['"]\s*\)/g

/** All TypeScript and JavaScript files of these folders, `.d.ts` excepted. */
export function sourceFiles(...folders: string[]): SourceFile[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(tsx?|m?js)$/.test(name) && !/\.d\.ts$|(^|\/)node_modules\//.test(name))
      .map((name) => ({ path: `${folder}/${name}`, text: readFileSync(join(root, folder, name), 'utf8') })),
  )
}

/** What a file imports, re-exports and loads on demand. */
export function importsOf({ path, text }: SourceFile): Import[] {
  const found = (specifier: string, isTypeOnly: boolean): Import => ({
    from: path,
    target: specifier.startsWith('.') ? posix.join(dirname(path), specifier) : specifier,
    isTypeOnly,
  })
  return [
    ...[...text.matchAll(statement)].map(([, type, clause = '', specifier = '']) =>
      found(specifier, type !== undefined || namesTypesOnly(clause)),
    ),
    ...[...text.matchAll(sideEffect)].map(([, specifier = '']) => found(specifier, false)),
    ...[...text.matchAll(dynamic)].map(([, type, specifier = '']) => found(specifier, type !== undefined)),
  ]
}

/** Groups of files that import each other in a circle, types included, sorted by path. */
export function circlesOf(files: readonly SourceFile[]): string[][] {
  const paths = new Set(files.map(({ path }) => path))
  const fileOf = (target: string) =>
    ['', '.ts', '.tsx'].map((ending) => target + ending).find((path) => paths.has(path))
  const edges = new Map(files.map((file) => [file.path, importsOf(file).flatMap(({ target }) => fileOf(target) ?? [])]))
  const reach = new Map([...paths].map((path) => [path, reached(path, edges)]))
  const circles = [...paths].map((path) =>
    [...(reach.get(path) ?? [])].filter((other) => reach.get(other)?.has(path)).toSorted(),
  )
  return [...new Map(circles.filter(({ length }) => length > 1).map((circle) => [circle.join(), circle])).values()]
}

function reached(from: string, edges: ReadonlyMap<string, readonly string[]>): Set<string> {
  const found = new Set<string>()
  const open = [...(edges.get(from) ?? [])]
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (found.has(path)) continue
    found.add(path)
    open.push(...(edges.get(path) ?? []))
  }
  return found
}

function namesTypesOnly(clause: string): boolean {
  const [, names] = /^\{([^}]*)\}$/.exec(clause.trim()) ?? []
  const listed = (names ?? '').split(',').filter((name) => name.trim() !== '')
  return listed.length > 0 && listed.every((name) => name.trim().startsWith('type '))
}
